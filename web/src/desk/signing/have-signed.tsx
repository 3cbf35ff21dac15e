import { type Estimate, estimateTitle } from '@welding/domain/entities/estimate';
import { PenLine } from 'lucide-react';
import { useQueuedSignatures } from '#desk/queue/use-desk-queue.ts';
import { DialogButton } from '#desk/ui/dialog-button.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';
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
