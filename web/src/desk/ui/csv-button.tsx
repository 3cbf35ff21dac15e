import { deskApiPaths } from '@welding/domain/api-paths';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '#shared/ui/save-file.ts';
import { Spinner } from '#shared/ui/spinner.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { fileProblem } from './file-problem.ts';

type CsvButtonProps = {
  /** As the API names it. */
  collection: string;
  label: string;
  /** Chicago days, both included; one that is empty has no bound. */
  period?: { readonly from: string; readonly to: string };
  /** What the button is called where the label alone says too little. */
  name?: string;
};

/** Saves one list of the business as a file that spreadsheets open. */
export function CsvButton({ collection, label, period, name }: CsvButtonProps) {
  const [isLoading, setIsLoading] = useState(false);

  const download = async () => {
    if (isLoading) return;
    setIsLoading(true);
    try {
      const { deskFile } = await import('#desk/session/desk-request.ts');
      saveFile(await deskFile(deskApiPaths.csv(collection, period)), `${collection}.csv`);
    } catch (error) {
      void showToast({ title: 'Download failed', description: fileProblem(error), variant: 'destructive' });
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
