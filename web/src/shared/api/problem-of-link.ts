import { ApiError } from './api-request.ts';
import { apiTexts } from './api-texts.ts';

/** Why what a mail's link leads to did not work, for its reader. */
export function problemOfLink(error: unknown): string {
  if (error instanceof ApiError && error.status < 500) return `${error.reason}.`;
  return apiTexts().linkDidNotWork;
}
