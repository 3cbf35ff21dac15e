import { codeMinutes, confirmedBrowserHeader } from '@welding/domain/entities/login-code';
import { emailSchema } from '@welding/domain/values/email';
import { confirmedBrowserOf } from '#http/confirmed-browser.ts';
import { describeBrowser } from '#http/describe-browser.ts';
import { codeLimits } from '#http/limits.ts';
import { readPortalCookie, setPortalCookie } from '#http/portal-cookie.ts';
import type { RequestContext } from '#http/route.ts';
import { isKept, readSession } from '#http/session.ts';
import type { RateLimit } from '#store/rate-limits.ts';
import type { AskedCode, AskingBrowser } from './login-codes.ts';

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
