import { ApiError, NetworkError } from '#shared/api/api-request.ts';
import { uiTexts } from './ui-texts.ts';

/** Why a file could not be fetched, for people. */
export function fileProblem(error: unknown): string {
  if (error instanceof ApiError) return error.reason;
  if (error instanceof NetworkError) return uiTexts().tryAgainWithSignal;
  return uiTexts().pleaseTryAgain;
}
