import { Download } from 'lucide-react';
import { saveFile } from '#shared/ui/save-file.ts';
import { Spinner } from '#shared/ui/spinner.tsx';
import { uiTexts } from './ui-texts.ts';
import { useDeskFile } from './use-desk-file.ts';

type FileButtonProps = {
  /** The route that answers with the file. */
  url: string;
  /** What the file is called. */
  file: string;
  label: string;
  /** What the button is called where the label alone says too little. */
  name?: string | undefined;
};

/** Saves a file that the API makes. */
export function FileButton({ url, file, label, name }: FileButtonProps) {
  const { isLoading, open } = useDeskFile(url, (blob) => saveFile(blob, file), uiTexts().downloadFailed);
  return (
    <button
      type="button"
      className="btn btn-outline"
      aria-label={name}
      aria-disabled={isLoading}
      onClick={open}
    >
      {isLoading ? <Spinner /> : <Download aria-hidden="true" className="size-5" />}
      {label}
    </button>
  );
}
