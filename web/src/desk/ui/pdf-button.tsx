import { FileText } from 'lucide-react';
import { Spinner } from '#shared/ui/spinner.tsx';
import { useOpenPdf } from './use-open-pdf.ts';

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
    <button type="button" className="btn btn-outline" aria-disabled={isLoading} onClick={open}>
      {isLoading ? <Spinner /> : <FileText aria-hidden="true" className="size-5" />}
      PDF
    </button>
  );
}
