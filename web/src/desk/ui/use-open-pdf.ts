import { useState } from 'react';
import { saveFile } from '#shared/ui/save-file.ts';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { fileProblem } from './file-problem.ts';
import { uiTexts } from './ui-texts.ts';

/** How long the new tab may take to read what it shows. */
const readableMs = 60_000;

/**
 * Opens a paper as PDF: it is fetched with the desk's token, which a plain link would not carry.
 * @param path where the API has it @param name of the file, without its ending
 */
export function useOpenPdf(path: string, name: string): { isLoading: boolean; open: () => void } {
  const [isLoading, setIsLoading] = useState(false);
  const open = async () => {
    if (isLoading) return;
    setIsLoading(true);
    try {
      const { deskFile } = await import('#desk/session/desk-request.ts');
      openOrSave(await deskFile(path), `${name}.pdf`);
    } catch (error) {
      const description = fileProblem(error);
      void showToast({ title: uiTexts().pdfNotLoaded, description, variant: 'destructive' });
    } finally {
      setIsLoading(false);
    }
  };
  return { isLoading, open: () => void open() };
}

/** In a tab of its own; where the browser lets none open, as after a slow answer, as a file. */
function openOrSave(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  setTimeout(() => URL.revokeObjectURL(url), readableMs);
  if (!window.open(url)) saveFile(file, name);
}
