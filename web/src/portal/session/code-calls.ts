import { apiPaths } from '@welding/domain/api-paths';
import type { ClientSession } from '@welding/domain/entities/client';
import {
  codeSentSchema,
  confirmedBrowserHeader,
  type SignInPlace,
  type Verification,
  verifiedSchema,
} from '@welding/domain/entities/login-code';
import { type MyDetails, provenEmailSchema } from '@welding/domain/entities/my-details';
import { apiRequest } from '#shared/api/api-request.ts';
import { deviceStorage } from '#shared/storage/web-storage.ts';

/** Outlives the session: it identifies no client and signs no one in. */
const markKey = 'confirmed-browser';

function saveMark(headers: Headers): void {
  const mark = headers.get(confirmedBrowserHeader);
  if (mark) deviceStorage.write(markKey, mark);
}

/**
 * Sends a code to the page's client.
 * @returns the masked address
 * @throws as `apiRequest`
 */
export async function askForOwnCode(clientId: string): Promise<string> {
  return (await ask({}, clientId)).sentTo;
}

/**
 * Sends a code to this email, if it is a client's or a contact's.
 * @throws as `apiRequest`
 */
export async function askForCode(email: string): Promise<void> {
  await ask({ email });
}

/**
 * Confirms the client with a code or link, which verifies the cookie.
 * @param keep whether a new session outlives the browser window
 * @param shownClient the page's client, if any
 * @returns the session, or the accounts to choose from: send the same again with a `place`
 * @throws ApiError 401 with the reason; else as `apiRequest`
 */
export async function verifyCode(
  verification: Verification,
  keep: boolean,
  shownClient?: string,
): Promise<ClientSession | { readonly places: readonly SignInPlace[] }> {
  const address = `${apiPaths.verifyCode}${keep ? '?keep=1' : ''}`;
  const options = { body: verification, ...(shownClient && { shownClient }) };
  return await apiRequest(
    address,
    (json, headers) => {
      saveMark(headers);
      return verifiedSchema.parse(json);
    },
    options,
  );
}

/**
 * Confirms a new email with its code. All other sessions of the client end.
 * @returns the new details, and a token for Firebase
 * @throws as `verifyCode`
 */
export async function proveNewEmail(
  code: string,
  clientId: string,
): Promise<{ details: MyDetails; token: string }> {
  const options = { body: { code }, shownClient: clientId };
  const read = (json: unknown, headers: Headers) => {
    saveMark(headers);
    return provenEmailSchema.parse(json);
  };
  const { token, ...details } = await apiRequest(apiPaths.newEmail, read, options);
  return { details, token };
}

/**
 * Restores the old email with the token sent to it.
 * @throws as `apiRequest`
 */
export async function keepEmail(token: string): Promise<void> {
  await apiRequest(apiPaths.keepEmail, () => undefined, { body: { token } });
}

function ask(body: { email?: string }, shownClient?: string) {
  const mark = deviceStorage.read(markKey);
  const headers = { ...(mark && { [confirmedBrowserHeader]: mark }) };
  const options = { body, headers, ...(shownClient && { shownClient }) };
  return apiRequest(apiPaths.askForCode, (json) => codeSentSchema.parse(json), options);
}

/** Signs in to Firebase with the confirmed rights. Never throws, because the API's cookie is already verified. */
export async function raiseFirebase(token: string): Promise<void> {
  try {
    const { renewSignIn } = await import('./portal-firebase.ts');
    await renewSignIn(token);
  } catch {
    // Offline the lists stay unchanged.
  }
}
