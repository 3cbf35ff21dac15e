import { ApiError, NetworkError } from './api-request.ts';
import { apiTexts } from './api-texts.ts';

/** What to tell a person whose request failed. */
export function failureSentence(error: unknown): string {
  if (error instanceof ApiError) return `${error.reason}.`;
  if (error instanceof NetworkError) return `${error.message}.`;
  return apiTexts().somethingWentWrong;
}
