import { formatDollars } from '@welding/domain/values/money';
import { estimateTexts } from './estimate-texts.tsx';

/** What the lines of a change order are. @param agreed dollars */
export function ChangeNote({ agreed }: { agreed: number | undefined }) {
  return (
    <p className="max-w-prose">
      {estimateTexts().changeNote}
      {agreed !== undefined && ` ${estimateTexts().agreedSoFar(formatDollars(agreed))}`}
    </p>
  );
}
