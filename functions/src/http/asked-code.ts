import { codeMinutes } from '@welding/domain/entities/login-code';
import { readPortalCookie, setPortalCookie } from './portal-cookie.ts';
import { isKept, readSession } from './session.ts';

/** By what a browser is known that has asked for a code: which code, and a secret of its own. */
export type AskedCode = { readonly id: string; readonly secret: string };

/** The code that the browser of a request has asked for last, or undefined. Nothing of it is proven yet. */
export function readAskedCode(cookieHeader: string | undefined): AskedCode | undefined {
  const [id = '', secret = ''] = readPortalCookie(cookieHeader).asked.split('.', 2);
  return /^[\w-]{1,100}$/.test(id) && secret !== '' ? { id, secret } : undefined;
}

/** Set-Cookie for a browser that has asked for a code, beside the session that it has. */
export async function askedCodeCookie(
  cookieHeader: string | undefined,
  { id, secret }: AskedCode,
): Promise<string> {
  const asked = `${id}.${secret}`;
  const session = await readSession(cookieHeader);
  if (!session) return setPortalCookie({ token: '', asked }, codeMinutes * 60);
  const { token } = readPortalCookie(cookieHeader);
  const secondsLeft = Math.floor((session.expires - Date.now()) / 1000);
  return setPortalCookie({ token, asked }, isKept(session) ? secondsLeft : undefined);
}
