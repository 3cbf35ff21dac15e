import { formatDollars } from '@welding/domain/values/money';

/** What the lines of a change order are. @param agreed dollars */
export function ChangeNote({ agreed }: { agreed: number | undefined }) {
  return (
    <p className="max-w-prose">
      List what changes: lines for what is added, and lines with a negative price for what is dropped.
      {agreed !== undefined && ` Agreed so far: ${formatDollars(agreed)}.`}
    </p>
  );
}
