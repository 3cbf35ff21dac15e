import { staffMessages } from '@welding/domain/entities/staff';
import { ApiError, NetworkError } from '#shared/api/api-request.ts';

const offline = 'No connection. Check your signal and try again; what you typed stays here.';

const usedLink = 'This link was used or is more than an hour old. Go back and ask for another one.';

const sentences: Readonly<Record<string, string>> = {
  'auth/invalid-credential': 'This e-mail and password don’t match. Try again, or set a new password.',
  'auth/user-disabled': `${staffMessages.closed}.`,
  'auth/too-many-requests': 'Too many tries. Wait a few minutes, or set a new password.',
  'auth/network-request-failed': offline,
  'auth/expired-action-code': usedLink,
  'auth/invalid-action-code': usedLink,
  'auth/weak-password': 'This password is too easy to guess. Choose a longer one.',
};
/** Firebase says which of the two is wrong where a project allows it; we do not. */
const wrongCodes = ['auth/wrong-password', 'auth/user-not-found', 'auth/invalid-email'];

/** What to tell somebody whose sign-in, or whose wish for a new password, failed: what happened and what to do. */
export function signInProblem(error: unknown): string {
  if (error instanceof NetworkError || !navigator.onLine) return offline;
  if (error instanceof ApiError) return `${error.reason}.`;
  const code = codeOf(error);
  const known = sentences[wrongCodes.includes(code) ? 'auth/invalid-credential' : code];
  return known ?? 'Something went wrong. Please try again.';
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
