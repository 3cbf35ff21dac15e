import type { webcrypto } from 'node:crypto';
import { idSchema } from '@welding/domain/text-fields';
import * as z from 'zod/mini';
import { config } from '#config.ts';
import { derivedKey } from './derived-key.ts';

/** Who is asking: a client that was looked up by e-mail. */
export type Session = {
  readonly clientId: string;
  /** Set when the client has shown that the e-mail is theirs. */
  readonly verified?: true;
};

/** Hosting passes this cookie on to functions, and no other. */
const cookieName = '__session';
const algorithm = 'HS256';
const issuer = 'portal';
const hour = 60 * 60;
const claimsSchema = z.object({ sub: idSchema, exp: z.number(), verified: z.optional(z.literal(true)) });

/** How long a session holds, in seconds: on a device that stays signed in, and for one visit. */
export const sessionSeconds = { kept: 90 * 24 * hour, visit: 24 * hour } as const;

/** Set-Cookie for a new session. Kept, the cookie outlives the browser's window; else it ends with it. */
export async function sessionCookie(session: Session, keep: boolean): Promise<string> {
  const seconds = keep ? sessionSeconds.kept : sessionSeconds.visit;
  const { SignJWT } = await import('jose');
  const token = await new SignJWT(session.verified ? { verified: true } : {})
    .setProtectedHeader({ alg: algorithm })
    .setSubject(session.clientId)
    .setIssuer(issuer)
    .setIssuedAt()
    .setExpirationTime(`${seconds} s`)
    .sign(await signingKey());
  return cookie(token, keep ? seconds : undefined);
}

/** Set-Cookie that ends a session. */
export function endedSessionCookie(): string {
  return cookie('', 0);
}

/** The session of a request's Cookie header, or undefined when it has none that is ours and still holds. */
export async function readSession(cookieHeader: string | undefined): Promise<Session | undefined> {
  const token = cookieHeader
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${cookieName}=`))
    ?.slice(cookieName.length + 1);
  if (!token) return undefined;
  const known = verified.get(token);
  if (known) return known.expires > Date.now() ? known.session : undefined;
  const found = await verify(token);
  if (found) remember(token, found);
  return found?.session;
}

type Verified = { readonly session: Session /** Milliseconds since 1970. */; readonly expires: number };

// A signature that was good once stays good: only the expiry has to be looked at again.
const verified = new Map<string, Verified>();
const mostVerified = 1_000;

function remember(token: string, found: Verified): void {
  const [oldest] = verified.keys();
  if (oldest !== undefined && verified.size >= mostVerified) verified.delete(oldest);
  verified.set(token, found);
}

async function verify(token: string): Promise<Verified | undefined> {
  const { jwtVerify } = await import('jose');
  try {
    const { payload } = await jwtVerify(token, await signingKey(), {
      algorithms: [algorithm],
      issuer,
      requiredClaims: ['exp', 'sub'],
    });
    const { sub, exp, verified: isVerified } = claimsSchema.parse(payload);
    const session = { clientId: sub, ...(isVerified && { verified: isVerified }) };
    return { session, expires: exp * 1000 };
  } catch {
    return undefined;
  }
}

function cookie(value: string, maxAgeSeconds: number | undefined): string {
  return [
    `${cookieName}=${value}`,
    'Path=/',
    ...(maxAgeSeconds === undefined ? [] : [`Max-Age=${maxAgeSeconds}`]),
    'HttpOnly',
    'SameSite=Lax',
    ...(config().FUNCTIONS_EMULATOR ? [] : ['Secure']),
  ].join('; ');
}

let imported: Promise<webcrypto.CryptoKey> | undefined;

// Imported once: jose would import bytes anew for every token.
function signingKey(): Promise<webcrypto.CryptoKey> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  imported ??= crypto.subtle.importKey('raw', derivedKey('session'), hmac, false, ['sign', 'verify']);
  return imported;
}
