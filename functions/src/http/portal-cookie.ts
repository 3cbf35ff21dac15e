import { config } from '#config.ts';

/** Hosting passes this cookie on to functions, and no other: what a browser is to be known by has to share it. */
const name = '__session';
/** In no token, and allowed in a cookie (RFC 6265, 4.1.1). */
const separator = '~';

/** What the portal's cookie holds. */
export type PortalCookie = {
  /** The session's token, '' for none. */
  readonly token: string;
  /** What tells a browser by that has asked for a code, '' for none. */
  readonly asked: string;
};

/** @param header a request's Cookie header */
export function readPortalCookie(header: string | undefined): PortalCookie {
  const value = header
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  const [token = '', asked = ''] = value?.split(separator, 2) ?? [];
  return { token, asked };
}

/** @param maxAgeSeconds undefined for a cookie that ends with the browser's window */
export function setPortalCookie({ token, asked }: PortalCookie, maxAgeSeconds: number | undefined): string {
  return [
    `${name}=${token}${asked && `${separator}${asked}`}`,
    'Path=/',
    ...(maxAgeSeconds === undefined ? [] : [`Max-Age=${maxAgeSeconds}`]),
    'HttpOnly',
    'SameSite=Lax',
    ...(config().FUNCTIONS_EMULATOR ? [] : ['Secure']),
  ].join('; ');
}
