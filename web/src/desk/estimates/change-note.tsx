import { formatDollars } from '@welding/domain/values/money';

/** What the lines of a change order are. @param agreed dollars */
export function ChangeNote({ agreed }: { agreed: number | undefined }) {
  return (
    <p className="max-w-prose">
      Write what changes: what is added, and with a price below zero what is left out.
      {agreed !== undefined && ` Agreed so far: ${formatDollars(agreed)}.`}
    </p>
  );
}
