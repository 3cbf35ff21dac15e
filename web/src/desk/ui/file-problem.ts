import { ApiError, NetworkError } from '#shared/api/api-request.ts';

/** Why a file could not be fetched, for people. */
export function fileProblem(error: unknown): string {
  if (error instanceof ApiError) return error.reason;
  if (error instanceof NetworkError) return 'No connection. Try again when there is a signal.';
  return 'Please try again.';
}
