import { errorCodes } from '@welding/domain/error-codes';
import { ApiError, NetworkError } from '#shared/api/api-request.ts';
import { ListsUnreachableError } from './sign-in.ts';

/** What to tell a person whose sign-in failed, beside the toast: what happened and what to do. */
export function signInProblem(error: unknown): string {
  if (error instanceof ApiError && error.status === 404) {
    return 'We have no client with this e-mail. Check its spelling, or try the address we send your estimates to.';
  }
  if (error instanceof ApiError) return `${error.reason}.`;
  if (error instanceof NetworkError) return `${error.message}.`;
  if (error instanceof ListsUnreachableError) {
    return 'We found you, but could not reach your projects. Check your signal and try again.';
  }
  return 'Something went wrong. Please try again.';
}

/** Whether the API asks for a code before it does what was asked. */
export function isAskedForCode(error: unknown): boolean {
  return error instanceof ApiError && error.code === errorCodes.notVerified;
}
