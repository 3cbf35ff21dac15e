import { useState } from 'react';
import { deskFile } from '#desk/session/desk-request.ts';
import { ApiError, NetworkError } from '#shared/api/api-request.ts';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { uiTexts } from './ui-texts.ts';

/**
 * Fetches a file with the desk's token, which a plain link would not carry, one at a time.
 * @param url where the API has it @param show what becomes of it @param failed what is said where it does not come
 */
export function useDeskFile(url: string, show: (file: Blob) => void, failed: string) {
  const [isLoading, setIsLoading] = useState(false);
  const open = async () => {
    if (isLoading) return;
    setIsLoading(true);
    try {
      show(await deskFile(url));
    } catch (error) {
      void showToast({ title: failed, description: fileProblem(error), variant: 'destructive' });
    } finally {
      setIsLoading(false);
    }
  };
  return { isLoading, open: () => void open() };
}

/** Why a file could not be fetched, for people. */
function fileProblem(error: unknown): string {
  if (error instanceof ApiError) return error.reason;
  if (error instanceof NetworkError) return uiTexts().tryAgainWithSignal;
  return uiTexts().pleaseTryAgain;
}
