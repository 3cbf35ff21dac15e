import { type ClientSession, clientSessionSchema } from '@welding/domain/entities/client';
import { codeSentSchema, type Verification } from '@welding/domain/entities/login-code';
import { accountPaths } from '#shared/api/account-paths.ts';
import { apiRequest } from '#shared/api/api-request.ts';

/** Has a code sent to the client whose portal the page shows. @returns the address, masked. @throws as `apiRequest` */
export async function askForOwnCode(clientId: string): Promise<string> {
  return (await ask({}, clientId)).sentTo;
}

/** Has a code sent to this e-mail, if it is a client's. @throws as `apiRequest` */
export async function askForCode(email: string): Promise<void> {
  await ask({ email });
}

/**
 * Proves with a code or a link that the client is the one; the cookie is verified then.
 * @param keep whether a session that begins is to outlive the browser's window
 * @param shownClient whose portal the page shows, if anybody's
 * @throws ApiError 401 with what is wrong with it; else as `apiRequest`
 */
export async function verifyCode(
  verification: Verification,
  keep: boolean,
  shownClient?: string,
): Promise<ClientSession> {
  const address = `${accountPaths.verifyCode}${keep ? '?keep=1' : ''}`;
  const options = { body: verification, ...(shownClient && { shownClient }) };
  return await apiRequest(address, (json) => clientSessionSchema.parse(json), options);
}

function ask(body: { email?: string }, shownClient?: string) {
  const options = { body, ...(shownClient && { shownClient }) };
  return apiRequest(accountPaths.askForCode, (json) => codeSentSchema.parse(json), options);
}
