import { deskApiPaths } from '@welding/domain/api-paths';
import { Download, FileText } from 'lucide-react';
import { useState } from 'react';
import { deskFile } from '#desk/session/desk-request.ts';
import { ApiError, NetworkError } from '#shared/api/api-request.ts';
import { Button } from '#shared/ui/button.tsx';
import { saveFile } from '#shared/ui/save-file.ts';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { uiTexts } from './ui-texts.ts';

type CsvButtonProps = {
  /** As the API names it. */
  collection: string;
  label: string;
  /** Chicago days, both included; one that is empty has no bound. */
  period?: { readonly from: string; readonly to: string };
  /** A fuller name for screen readers. */
  name?: string;
};

/** Saves one list of the business as a file that spreadsheets open. */
export function CsvButton({ collection, period, ...shown }: CsvButtonProps) {
  return <FileButton url={deskApiPaths.csv(collection, period)} file={`${collection}.csv`} {...shown} />;
}

type PdfButtonProps = {
  /** Where the API has it. */
  path: string;
  /** Of the file, without its ending. */
  name: string;
};

/** Opens an estimate or invoice as PDF. */
export function PdfButton({ path, name }: PdfButtonProps) {
  const { isLoading, open } = useOpenPdf(path, name);
  return (
    <Button icon={FileText} isBusy={isLoading} onClick={open}>
      PDF
    </Button>
  );
}

type FileButtonProps = {
  /** The route that answers with the file. */
  url: string;
  file: string;
  label: string;
  /** A fuller name for screen readers. */
  name?: string | undefined;
};

/** Saves a file that the API makes. */
export function FileButton({ url, file, label, name }: FileButtonProps) {
  const { isLoading, open } = useDeskFile(url, (blob) => saveFile(blob, file), uiTexts().downloadFailed);
  return (
    <Button icon={Download} isBusy={isLoading} aria-label={name} onClick={open}>
      {label}
    </Button>
  );
}

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

/**
 * Fetches a file with the desk's token, which a plain link would not carry, one at a time.
 * @param url where the API has it @param show what becomes of it @param failed what is said where it does not come
 */
function useDeskFile(url: string, show: (file: Blob) => void, failed: string) {
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
