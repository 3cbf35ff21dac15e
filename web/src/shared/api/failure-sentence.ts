import { ApiError, NetworkError } from './api-request.ts';
import { apiTexts } from './api-texts.ts';

/** The sentence for a failed request. */
export function failureSentence(error: unknown): string {
  if (error instanceof ApiError) return `${error.reason}.`;
  if (error instanceof NetworkError) return `${error.message}.`;
  return apiTexts().somethingWentWrong;
}

/** Why what a mail's link leads to did not work, for its reader. */
export function problemOfLink(error: unknown): string {
  if (error instanceof ApiError && error.status < 500) return `${error.reason}.`;
  return apiTexts().linkDidNotWork;
}
