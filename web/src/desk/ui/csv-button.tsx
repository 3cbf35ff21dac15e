import { deskApiPaths } from '@welding/domain/api-paths';
import { FileButton } from './file-button.tsx';

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
export function CsvButton({ collection, period, ...shown }: CsvButtonProps) {
  return <FileButton url={deskApiPaths.csv(collection, period)} file={`${collection}.csv`} {...shown} />;
}
