import { saveFile } from '#shared/ui/save-file.ts';
import { uiTexts } from './ui-texts.ts';
import { useDeskFile } from './use-desk-file.ts';

/** How long the new tab may take to read what it shows. */
const readableMs = 60_000;

/** Opens a paper as PDF. @param path where the API has it @param name of the file, without its ending */
export function useOpenPdf(path: string, name: string) {
  return useDeskFile(path, (file) => openOrSave(file, `${name}.pdf`), uiTexts().pdfNotLoaded);
}

/** In a tab of its own; where the browser lets none open, as after a slow answer, as a file. */
function openOrSave(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  setTimeout(() => URL.revokeObjectURL(url), readableMs);
  if (!window.open(url)) saveFile(file, name);
}
