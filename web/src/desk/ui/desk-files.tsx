import { deskApiPaths } from '@welding/domain/api-paths';
import { leftOutOf } from '@welding/domain/values/left-out';
import { Download, FileText } from 'lucide-react';
import { deskFile } from '#desk/session/desk-request.ts';
import { ApiError, NetworkError } from '#shared/api/api-request.ts';
import { useSave } from '#shared/form/use-save.ts';
import { Button } from '#shared/ui/button.tsx';
import { downloadFile } from '#shared/ui/download-file.ts';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { deskUiTexts } from './desk-ui-texts.ts';

type CsvButtonProps = {
  collection: string;
  label: string;
  /** Chicago days, both included; an empty one has no bound. */
  period?: { readonly from: string; readonly to: string };
  name?: string;
};

export function CsvButton({ collection, period, ...shown }: CsvButtonProps) {
  return <FileButton url={deskApiPaths.csv(collection, period)} file={`${collection}.csv`} {...shown} />;
}

type PdfButtonProps = {
  path: string;
  /** The file name without its extension. */
  name: string;
};

export function PdfButton({ path, name }: PdfButtonProps) {
  const { isLoading, open } = useOpenPdf(path, name);
  return (
    <Button icon={FileText} isBusy={isLoading} onClick={open}>
      PDF
    </Button>
  );
}

type FileButtonProps = {
  url: string;
  file: string;
  label: string;
  name?: string | undefined;
};

export function FileButton({ url, file, label, name }: FileButtonProps) {
  const t = deskUiTexts();
  const { isLoading, open } = useDeskFile(
    url,
    async (blob) => {
      downloadFile(blob, file);
      const missing = file.endsWith('.csv') && leftOutOf(await blob.text());
      if (missing) void showToast({ title: t.incomplete, description: missing, variant: 'destructive' });
    },
    t.downloadFailed,
  );
  return (
    <Button icon={Download} isBusy={isLoading} aria-label={name} onClick={open}>
      {label}
    </Button>
  );
}

/** The time for the new tab to read the file. */
const readableMs = 60_000;

/**
 * @param path of the PDF in the API
 * @param name of the file, without its extension
 */
export function useOpenPdf(path: string, name: string) {
  return useDeskFile(path, (file) => openOrSave(file, `${name}.pdf`), deskUiTexts().pdfNotLoaded);
}

/** Opens a new tab. If the browser blocks it, for example after a slow response, saves the file. */
function openOrSave(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  setTimeout(() => URL.revokeObjectURL(url), readableMs);
  if (!window.open(url)) downloadFile(file, name);
}

/**
 * Fetches a file with the desk's token, one at a time, because a plain link cannot send it.
 * @param url of the file in the API
 * @param show handles the file
 * @param failed the title of a failure
 */
function useDeskFile(url: string, show: (file: Blob) => void | Promise<void>, failed: string) {
  const { isSaving, save } = useSave((error) => {
    void showToast({ title: failed, description: fileProblem(error), variant: 'destructive' });
    return undefined;
  });
  return { isLoading: isSaving, open: () => void save(async () => show(await deskFile(url))) };
}

function fileProblem(error: unknown): string {
  const t = deskUiTexts();
  if (error instanceof ApiError) return error.reason;
  if (error instanceof NetworkError) return t.tryAgainWithSignal;
  return t.pleaseTryAgain;
}
