import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { codeMinutes, confirmedBrowserHeader } from '@welding/domain/entities/login-code';
import { emailSchema } from '@welding/domain/values/email';
import { derivedKey } from '#derived-key.ts';
import { httpTexts } from '#http/http-texts.ts';
import { codeLimits } from '#http/limits.ts';
import type { RequestContext } from '#http/route.ts';
import { isKept, readPortalCookie, readSession, setPortalCookie } from '#http/session.ts';
import type { RateLimit } from '#store/rate-limits.ts';
import type { AskedCode, AskingBrowser } from './login-codes.ts';

/**
 * What a browser keeps in which this e-mail was shown to be somebody's: it opens nothing, and tells it apart when codes for
 * the e-mail are asked for. Whoever asks for many from elsewhere leaves it its own share.
 */
export function markConfirmedBrowser(email: string): string {
  const id = randomBytes(16).toString('base64url');
  return `${id}.${sealOf(id, email).toString('base64url')}`;
}

/** What to count a browser by that has such a mark for this e-mail; undefined for every other browser. */
function confirmedBrowserOf(mark: string | undefined, email: string): string | undefined {
  const [id = '', seal = ''] = mark?.split('.', 2) ?? [];
  const [given, right] = [Buffer.from(seal, 'base64url'), sealOf(id, email)];
  return given.length === right.length && timingSafeEqual(given, right) ? id : undefined;
}

function sealOf(id: string, email: string): Buffer {
  return createHmac('sha256', derivedKey('confirmed-browsers'))
    .update(JSON.stringify([id, email]))
    .digest();
}

// In this order: most browsers also claim to be those that come after them.
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
 * A browser as its owner would call it: `Safari on an iPhone`. Undefined when it does not say; what it says itself never
 * stands in the result.
 * @param userAgent the header of that name
 */
export function describeBrowser(userAgent: string | undefined): string | undefined {
  if (userAgent === undefined) return undefined;
  const browser = browsers.find(([, pattern]) => pattern.test(userAgent))?.[0];
  const found = devices.find(([, pattern]) => pattern.test(userAgent))?.[0];
  const device = found && httpTexts().devices[found];
  if (browser && device) return httpTexts().onDevice(browser, device);
  return browser ?? device;
}

/** Which browser asks for a code: by the secret that it has of an earlier one, and as its owner would call it. */
export function askingBrowser(header: (name: string) => string | undefined): AskingBrowser {
  return {
    secret: readAskedCode(header('Cookie'))?.secret,
    describedAs: describeBrowser(header('User-Agent')),
  };
}

/** What a code for this e-mail counts against that the browser of a request asks for, as `codeLimits`. */
export function askedCodeLimits(
  email: string,
  { ip, header }: Pick<RequestContext, 'ip' | 'header'>,
): RateLimit[][] {
  return codeLimits(email, ip, confirmedBrowserOf(header(confirmedBrowserHeader), email));
}

/** The code that the browser of a request has asked for last, or undefined. Nothing of it is proven yet. */
export function readAskedCode(cookieHeader: string | undefined): AskedCode | undefined {
  const [id = '', secret = '', wanted = ''] = readPortalCookie(cookieHeader).asked.split('.', 3);
  if (!/^[\w-]{1,100}$/.test(id) || !/^[\w-]{43}$/.test(secret)) return undefined;
  const email = emailSchema.safeParse(Buffer.from(wanted, 'base64url').toString('utf8')).data;
  return { id, secret, ...(email !== undefined && { email }) };
}

/** Set-Cookie for a browser that has asked for a code, beside the session that it has. */
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
