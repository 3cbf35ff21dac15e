import { estimateSchema, estimateTitle } from '@welding/domain/entities/estimate';
import type { JobSheet } from '@welding/domain/entities/job-sheet';
import { formatDollars } from '@welding/domain/values/money';
import * as z from 'zod/mini';
import { useSignedHere } from '#desk/queue/use-desk-queue.ts';
import { HaveSigned } from './have-signed.tsx';
import { signingTexts } from './signing-texts.tsx';

const papersSchema = z.array(estimateSchema);

/** Unanswered estimates and change orders of the visit's client, to sign on this device. */
export function ToSign({ papers }: { papers: NonNullable<JobSheet['toSign']> }) {
  const signed = useSignedHere();
  const open = papersSchema.parse(papers).filter(({ id }) => !signed.has(id));
  if (open.length === 0) return null;
  return (
    <ul className="grid gap-3">
      {open.map((estimate) => (
        <li key={estimate.id} className="flex flex-wrap items-center justify-between gap-3">
          <span className="wrap-anywhere">
            {signingTexts().toSign(estimateTitle(estimate), formatDollars(estimate.total))}
          </span>
          <HaveSigned estimate={estimate} label={signingTexts().haveItSigned} />
        </li>
      ))}
    </ul>
  );
}
