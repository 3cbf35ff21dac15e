import { staffMessages } from '@welding/domain/entities/staff';
import { ApiError, NetworkError } from '#shared/api/api-request.ts';
import { sessionTexts } from './session-texts.ts';

const texts = sessionTexts();

const sentences: Readonly<Record<string, string>> = {
  'auth/invalid-credential': texts.noMatch,
  'auth/user-disabled': `${staffMessages.closed}.`,
  'auth/too-many-requests': texts.tooManyTries,
  'auth/network-request-failed': texts.offline,
  'auth/expired-action-code': texts.usedLink,
  'auth/invalid-action-code': texts.usedLink,
  'auth/weak-password': texts.weakPassword,
};
/** Firebase says which of the two is wrong where a project allows it; we do not. */
const wrongCodes = ['auth/wrong-password', 'auth/user-not-found', 'auth/invalid-email'];

/** What to tell somebody whose sign-in, or whose wish for a new password, failed: what happened and what to do. */
export function signInProblem(error: unknown): string {
  if (error instanceof NetworkError || !navigator.onLine) return texts.offline;
  if (error instanceof ApiError) return `${error.reason}.`;
  const code = codeOf(error);
  const known = sentences[wrongCodes.includes(code) ? 'auth/invalid-credential' : code];
  return known ?? texts.unknown;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
