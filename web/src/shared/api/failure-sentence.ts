import { ApiError, NetworkError } from './api-request.ts';
import { apiTexts } from './api-texts.ts';

export function failureSentence(error: unknown): string {
  if (error instanceof ApiError) return `${error.reason}.`;
  if (error instanceof NetworkError) return `${error.message}.`;
  return apiTexts().somethingWentWrong;
}

/** The sentence for a mail's link that failed. */
export function problemOfLink(error: unknown): string {
  if (error instanceof ApiError && error.status < 500) return `${error.reason}.`;
  return apiTexts().linkDidNotWork;
}
