import { formatDollars } from '@welding/domain/values/money';
import { HandCoins } from 'lucide-react';
import { useQueuedCash } from '#desk/queue/use-desk-queue.ts';
import { DialogButton } from '#desk/ui/dialog-button.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';
import type { MyVisit } from './my-visits.ts';
import { useTakenCash } from './taken-cash.ts';
import { toCollect } from './to-collect.ts';
import { visitTexts } from './visit-texts.ts';

const CollectForm = lazyPart(async () => (await import('./collect-form.tsx')).CollectForm, {
  waiting: <Spinner label={visitTexts().loadingTheForm} className="size-10 text-ember" />,
});

/** Takes the money of a visit, also without a signal, and says what this device has taken and not sent. */
export function Collect({ shown }: { shown: MyVisit }) {
  const cash = useQueuedCash();
  const due = toCollect(shown, useTakenCash());
  const waiting = cash.filter(({ body, returned }) => body.appointmentId === shown.visit.id && !returned);
  return (
    <div className="grid justify-items-start gap-2 empty:hidden">
      {waiting.map(({ id, body: { collected } }) => (
        <p key={id} className="font-semibold">
          {(collected.method === 'cash' ? visitTexts().collectedInCash : visitTexts().collectedByCheck)(
            formatDollars(collected.amount),
          )}
        </p>
      ))}
      {due !== undefined && due > 0 && shown.visit.status !== 'cancelled' && (
        <DialogButton
          label={visitTexts().collect(formatDollars(due))}
          icon={HandCoins}
          title={visitTexts().collectAPayment}
        >
          {(close) => <CollectForm shown={shown} due={due} onDone={close} />}
        </DialogButton>
      )}
    </div>
  );
}
