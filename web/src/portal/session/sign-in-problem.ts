import { errorCodes } from '@welding/domain/error-codes';
import { ApiError } from '#shared/api/api-request.ts';
import { failureSentence } from '#shared/api/failure-sentence.ts';
import { ListsUnreachableError } from './sign-in.ts';
import { signInTexts } from './sign-in-texts.tsx';

/** What to tell a person whose sign-in failed, beside the toast: what happened and what to do. */
export function signInProblem(error: unknown): string {
  if (error instanceof ApiError && error.status === 404) {
    return signInTexts().noClient;
  }
  if (error instanceof ListsUnreachableError) return signInTexts().listsUnreachable;
  return failureSentence(error);
}

/** Whether the API asks for a code before it does what was asked. */
export function isAskedForCode(error: unknown): boolean {
  return error instanceof ApiError && error.code === errorCodes.notVerified;
}
