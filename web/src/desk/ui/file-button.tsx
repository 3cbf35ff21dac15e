import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '#shared/ui/save-file.ts';
import { Spinner } from '#shared/ui/spinner.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { fileProblem } from './file-problem.ts';
import { uiTexts } from './ui-texts.ts';

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
  const [isLoading, setIsLoading] = useState(false);

  const download = async () => {
    if (isLoading) return;
    setIsLoading(true);
    try {
      const { deskFile } = await import('#desk/session/desk-request.ts');
      saveFile(await deskFile(url), file);
    } catch (error) {
      void showToast({
        title: uiTexts().downloadFailed,
        description: fileProblem(error),
        variant: 'destructive',
      });
    } finally {
      setIsLoading(false);
    }
  };

  return (
    <button
      type="button"
      className="btn btn-outline"
      aria-label={name}
      aria-disabled={isLoading}
      onClick={() => void download()}
    >
      {isLoading ? <Spinner /> : <Download aria-hidden="true" className="size-5" />}
      {label}
    </button>
  );
}
