import { ApiError } from './api-request.ts';

/** Why what a mail's link leads to did not work, for its reader. */
export function problemOfLink(error: unknown): string {
  if (error instanceof ApiError && error.status < 500) return `${error.reason}.`;
  return 'That did not work. Please check your signal and try again.';
}
