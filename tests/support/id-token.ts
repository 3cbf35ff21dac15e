import { decodeJwt, UnsecuredJWT } from 'jose';
import * as z from 'zod';
import { auth } from '../../functions/src/store/auth.ts';
import { stackAddresses } from './stack.ts';

/*
 * The Auth emulator signs in to the stack's project alone, and keeps the accounts of every other. Its ID tokens are not signed, so
 * those of a project of a test's own are made here.
 */

/** An ID token for an account of this process's project. */
export function idToken(uid: string, claims: Readonly<Record<string, unknown>> = {}): string {
  const { project } = stackAddresses();
  return new UnsecuredJWT({
    firebase: { sign_in_provider: 'password', identities: {} },
    ...claims,
    user_id: uid,
    auth_time: Math.floor(Date.now() / 1000),
  })
    .setSubject(uid)
    .setAudience(project)
    .setIssuer(`https://securetoken.google.com/${project}`)
    .setIssuedAt()
    .setExpirationTime('1 hour')
    .encode();
}

/** Signs in with a password. @returns an ID token, or undefined when the account does not open */
export async function signedInAs(email: string, password: string): Promise<string | undefined> {
  const user = await (await auth()).getUserByEmail(email).catch(() => undefined);
  // The emulator's hash is fakeHash:salt=…:password=….
  if (!user || user.disabled || !user.passwordHash?.endsWith(`:password=${password}`)) return undefined;
  return idToken(user.uid, { email, ...user.customClaims });
}

const customTokenSchema = z.object({
  uid: z.string(),
  claims: z.record(z.string(), z.unknown()).default({}),
});

/** The ID token that a custom token is exchanged for; its account is made with the first. */
export async function exchanged(customToken: string): Promise<string> {
  const { uid, claims } = customTokenSchema.parse(decodeJwt(customToken));
  const accounts = await auth();
  await accounts.getUser(uid).catch(() => accounts.createUser({ uid }));
  return idToken(uid, { ...claims, firebase: { sign_in_provider: 'custom', identities: {} } });
}
