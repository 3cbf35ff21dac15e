import { firebaseApp } from './firebase-app.ts';

/** Google did not take the request to send the mail. */
export class PasswordMailError extends Error {
  override readonly name = 'PasswordMailError';
}

/**
 * Has Firebase Auth send its mail with which somebody sets a password. The Admin SDK only makes such links; this is the
 * interface it makes them through (https://cloud.google.com/identity-platform/docs/reference/rest/v1/accounts/sendOobCode).
 * @throws PasswordMailError
 */
export async function sendPasswordMail(email: string): Promise<void> {
  const emulator = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  const base = emulator
    ? `http://${emulator}/identitytoolkit.googleapis.com`
    : 'https://identitytoolkit.googleapis.com';
  const project = process.env['GCLOUD_PROJECT'];
  try {
    const response = await fetch(`${base}/v1/projects/${project}/accounts:sendOobCode`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${emulator ? 'owner' : await accessToken()}`,
      },
      body: JSON.stringify({ requestType: 'PASSWORD_RESET', email }),
    });
    if (!response.ok) throw new Error(`Answered ${response.status}`);
  } catch (cause) {
    throw new PasswordMailError('The mail was not sent', { cause });
  }
}

async function accessToken(): Promise<string> {
  const [app, { applicationDefault }] = await Promise.all([firebaseApp(), import('firebase-admin/app')]);
  const { access_token: token } = await (app.options.credential ?? applicationDefault()).getAccessToken();
  return token;
}
