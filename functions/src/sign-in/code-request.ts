import { randomBytes } from 'node:crypto';
import { codeMinutes, confirmedBrowserHeader } from '@welding/domain/entities/login-code';
import { emailSchema } from '@welding/domain/values/email';
import { isSigned, sign } from '#derived-key.ts';
import { httpTexts } from '#http/http-texts.ts';
import { codeLimits } from '#http/limits.ts';
import type { RequestContext } from '#http/route.ts';
import { isKept, readPortalCookie, readSession, setPortalCookie } from '#http/session.ts';
import type { RateLimit } from '#store/rate-limits.ts';
import type { AskedCode, AskingBrowser } from './login-codes.ts';

/**
 * A mark for a browser that confirmed this email. It grants no access, but gives the browser its own share of codes, which
 * requests from elsewhere cannot use up.
 */
export function markConfirmedBrowser(email: string): string {
  const id = randomBytes(16).toString('base64url');
  return `${id}.${sign('confirmed-browsers', JSON.stringify([id, email])).toString('base64url')}`;
}

/** The rate-limit subject of a browser with a valid mark for this email, undefined for other browsers. */
function confirmedBrowserOf(mark: string | undefined, email: string): string | undefined {
  const [id = '', seal = ''] = mark?.split('.', 2) ?? [];
  const isOurs = isSigned('confirmed-browsers', JSON.stringify([id, email]), Buffer.from(seal, 'base64url'));
  return isOurs ? id : undefined;
}

// In this order, because most browsers also claim to be those further down.
const browsers = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;

const devices = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['android', /\bAndroid\b/],
  ['chromebook', /\bCrOS\b/],
  ['windows', /\bWindows\b/],
  ['mac', /\bMac OS X\b/],
  ['linux', /\bLinux\b/],
] as const;

/**
 * A browser's everyday name, like `Safari on an iPhone`, undefined when unknown. Never contains the header's own text.
 * @param userAgent the header of that name
 */
export function describeBrowser(userAgent: string | undefined): string | undefined {
  const t = httpTexts();
  if (userAgent === undefined) return undefined;
  const browser = browsers.find(([, pattern]) => pattern.test(userAgent))?.[0];
  const found = devices.find(([, pattern]) => pattern.test(userAgent))?.[0];
  const device = found && t.devices[found];
  if (browser && device) return t.onDevice(browser, device);
  return browser ?? device;
}

/** The requesting browser, with the secret of its last code and its everyday name. */
export function askingBrowser(header: (name: string) => string | undefined): AskingBrowser {
  return {
    secret: readAskedCode(header('Cookie'))?.secret,
    describe: () => describeBrowser(header('User-Agent')),
  };
}

/** The `codeLimits` of an email and the requesting browser. */
export function askedCodeLimits(
  email: string,
  { ip, header }: Pick<RequestContext, 'ip' | 'header'>,
): RateLimit[][] {
  return codeLimits(email, ip, confirmedBrowserOf(header(confirmedBrowserHeader), email));
}

/** The code that this browser asked for last, by its cookie alone. */
export function readAskedCode(cookieHeader: string | undefined): AskedCode | undefined {
  const [id = '', secret = '', wanted = ''] = readPortalCookie(cookieHeader).asked.split('.', 3);
  if (!/^[\w-]{1,100}$/.test(id) || !/^[\w-]{43}$/.test(secret)) return undefined;
  const email = emailSchema.safeParse(Buffer.from(wanted, 'base64url').toString('utf8')).data;
  return { id, secret, ...(email !== undefined && { email }) };
}

/** Set-Cookie for a browser that asked for a code. Keeps its session. */
export async function askedCodeCookie(
  cookieHeader: string | undefined,
  { id, secret, email }: AskedCode,
): Promise<string> {
  const asked = [id, secret, ...(email ? [Buffer.from(email).toString('base64url')] : [])].join('.');
  const session = await readSession(cookieHeader);
  if (!session) return setPortalCookie({ token: '', asked }, codeMinutes * 60);
  const { token } = readPortalCookie(cookieHeader);
  const secondsLeft = Math.floor((session.expires - Date.now()) / 1000);
  return setPortalCookie({ token, asked }, isKept(session) ? secondsLeft : undefined);
}
