import { ApiError, NetworkError } from './api-request.ts';

/** What to tell a person whose request failed. */
export function failureSentence(error: unknown): string {
  if (error instanceof ApiError) return `${error.reason}.`;
  if (error instanceof NetworkError) return `${error.message}.`;
  return 'Something went wrong. Please try again.';
}
