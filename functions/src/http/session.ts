import { randomUUID, type webcrypto } from 'node:crypto';
import { loadOnce } from '@welding/domain/values/lazy';
import { idSchema } from '@welding/domain/values/text-fields';
import * as z from 'zod/mini';
import { config } from '#config.ts';
import { derivedKeys } from '#derived-key.ts';
import { notYours, otherClient } from '#refusal.ts';
import type { Session } from '#sign-in/sessions.ts';

/** Hosting passes only this cookie on to functions, so all browser state has to share it. */
const name = '__session';
/** Allowed in a cookie (RFC 6265, 4.1.1), and never part of a token. */
const separator = '~';

type PortalCookie = {
  /** The session's token, '' for none. */
  readonly token: string;
  /** Identifies a browser that asked for a code, '' for none. */
  readonly asked: string;
};

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

const algorithm = 'HS256';
const issuer = 'portal';
const hour = 60 * 60;
/** `begun` in milliseconds. The whole seconds of `iat` cannot tell a new session from those that end in the same second. */
const claimsSchema = z.object({
  sub: idSchema,
  jti: idSchema,
  exp: z.number(),
  begun: z.number(),
  verified: z.optional(z.literal(true)),
  /** A contact's client. `sub` is then the contact's id, so code unaware of contacts finds no client by it. */
  client: z.optional(idSchema),
});

/** A session's length in seconds: on a device that stays signed in, and for one visit. */
export const sessionSeconds = { kept: 90 * 24 * hour, visit: 24 * hour } as const;

/** A new session of this client or its contact. @param begun the request's time, milliseconds since 1970 */
export function beginSession(
  clientId: string,
  keep: boolean,
  begun = Date.now(),
  contactId?: string,
): Session {
  const seconds = keep ? sessionSeconds.kept : sessionSeconds.visit;
  // A JWT has whole seconds.
  const expires = (Math.floor(begun / 1000) + seconds) * 1000;
  return { id: randomUUID(), clientId, ...(contactId && { contactId }), begun, expires };
}

export function isKept({ begun, expires }: Session): boolean {
  return expires - begun > sessionSeconds.visit * 1000;
}

/** Set-Cookie for a session. A kept cookie outlives the browser's window. */
export async function sessionCookie(session: Session, keep: boolean): Promise<string> {
  const { SignJWT } = await import('jose');
  const { begun, clientId, contactId, verified: isVerified } = session;
  const token = await new SignJWT({
    begun,
    ...(isVerified && { verified: isVerified }),
    ...(contactId && { client: clientId }),
  })
    .setProtectedHeader({ alg: algorithm })
    .setJti(session.id)
    .setSubject(contactId ?? clientId)
    .setIssuer(issuer)
    .setIssuedAt()
    .setExpirationTime(session.expires / 1000)
    .sign((await sessionKeys())[0]);
  return setPortalCookie({ token, asked: '' }, keep ? sessionSeconds.kept : undefined);
}

export function endedSessionCookie(): string {
  return setPortalCookie({ token: '', asked: '' }, 0);
}

/**
 * The session of a Cookie header, undefined unless it has our signature and has not expired. Only `confirmSession` knows
 * whether it was ended.
 */
export async function readSession(cookieHeader: string | undefined): Promise<Session | undefined> {
  const { token } = readPortalCookie(cookieHeader);
  if (!token) return undefined;
  const known = verified.get(token);
  if (known) return known.expires > Date.now() ? known : undefined;
  const session = await verify(token);
  if (session) remember(token, session);
  return session;
}

// A valid signature stays valid, so only the expiry needs another check.
const verified = new Map<string, Session>();
const mostVerified = 1_000;

function remember(token: string, session: Session): void {
  const [oldest] = verified.keys();
  if (oldest !== undefined && verified.size >= mostVerified) verified.delete(oldest);
  verified.set(token, session);
}

async function verify(token: string): Promise<Session | undefined> {
  const { jwtVerify } = await import('jose');
  const options = { algorithms: [algorithm], issuer, requiredClaims: ['exp', 'sub', 'jti'] };
  try {
    const { payload } = await Promise.any((await sessionKeys()).map((key) => jwtVerify(token, key, options)));
    const { sub, jti, exp, begun, verified: isVerified, client } = claimsSchema.parse(payload);
    const who = client === undefined ? { clientId: sub } : { clientId: client, contactId: sub };
    const session = { id: jti, ...who, begun, expires: exp * 1000 };
    return isVerified ? { ...session, verified: isVerified } : session;
  } catch {
    return undefined;
  }
}

// Imported once, because jose would import bytes anew for every token.
const sessionKeys = loadOnce(async (): Promise<[webcrypto.CryptoKey, ...webcrypto.CryptoKey[]]> => {
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const imported = (bytes: Uint8Array<ArrayBuffer>) =>
    crypto.subtle.importKey('raw', bytes, hmac, false, ['sign', 'verify']);
  const [newest, ...older] = derivedKeys('session');
  return [await imported(newest), ...(await Promise.all(older.map(imported)))];
});

/** @throws Refusal 403 when `clientId` is not the signed-in client */
export function requireOwn(clientId: string, session: Session): void {
  if (clientId !== session.clientId) throw notYours();
}

/**
 * Refuses a page that shows another client than the session's.
 * @param shown the header X-Client, undefined from other callers than our pages
 * @throws Refusal 409
 */
export function requirePageClient(shown: string | undefined, session: Session): void {
  if (shown !== undefined && shown !== session.clientId) throw otherClient();
}
