import { decodeJwt, UnsecuredJWT } from 'jose';
import * as z from 'zod';
import { auth } from '../../functions/src/store/auth.ts';
import { stackAddresses } from './stack.ts';

/*
 * The Auth emulator signs in only to the stack's project, but keeps the accounts of all projects. Its ID tokens are
 * unsigned, so this file makes those of a test's own project.
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
  // The emulator stores fakeHash:salt=…:password=….
  if (!user || user.disabled || !user.passwordHash?.endsWith(`:password=${password}`)) return undefined;
  return idToken(user.uid, { email, ...user.customClaims });
}

const customTokenSchema = z.object({
  uid: z.string(),
  claims: z.record(z.string(), z.unknown()).default({}),
});

/** The ID token for a custom token. The first exchange creates its account. */
export async function exchanged(customToken: string): Promise<string> {
  const { uid, claims } = customTokenSchema.parse(decodeJwt(customToken));
  const accounts = await auth();
  await accounts.getUser(uid).catch(() => accounts.createUser({ uid }));
  return idToken(uid, { ...claims, firebase: { sign_in_provider: 'custom', identities: {} } });
}
