import { type Estimate, estimateSchema, estimateTitle } from '@welding/domain/entities/estimate';
import type { JobSheet } from '@welding/domain/entities/job-sheet';
import { formatDollars } from '@welding/domain/values/money';
import { PenLine } from 'lucide-react';
import * as z from 'zod/mini';
import { useQueuedSignatures, useSignedHere } from '#desk/queue/use-desk-queue.ts';
import { DialogButton } from '#desk/ui/dialog-button.tsx';
import { Spinner } from '#shared/ui/button.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { signingTexts } from './signing-texts.tsx';

const Signing = lazyPart(async () => (await import('./signing.tsx')).Signing, {
  waiting: <Spinner label={signingTexts().loadingTheEstimate} className="size-10 text-ember" />,
});

/** Lets the client sign an estimate on this device, even offline. */
export function HaveSigned({
  estimate,
  label = signingTexts().signHere,
}: {
  estimate: Estimate;
  label?: string;
}) {
  const queued = useQueuedSignatures().find(({ body }) => body.estimateId === estimate.id);
  if (queued && !queued.returned) {
    return <p className="self-center font-semibold">{signingTexts().beingSent(queued.body.signed.name)}</p>;
  }
  return (
    <DialogButton label={label} icon={PenLine} title={estimateTitle(estimate)} shape="wide">
      {(close) => <Signing estimate={estimate} onDone={close} />}
    </DialogButton>
  );
}

const papersSchema = z.array(estimateSchema);

/** Unanswered estimates and change orders of the visit's client, to sign on this device. */
export function ToSign({ papers }: { papers: NonNullable<JobSheet['toSign']> }) {
  const t = signingTexts();
  const signed = useSignedHere();
  const open = papersSchema.parse(papers).filter(({ id }) => !signed.has(id));
  if (open.length === 0) return null;
  return (
    <ul className="grid gap-3">
      {open.map((estimate) => (
        <li key={estimate.id} className="flex flex-wrap items-center justify-between gap-3">
          <span className="wrap-anywhere">
            {t.toSign(estimateTitle(estimate), formatDollars(estimate.total))}
          </span>
          <HaveSigned estimate={estimate} label={t.haveItSigned} />
        </li>
      ))}
    </ul>
  );
}
