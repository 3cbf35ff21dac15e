import { formatDollars } from '@welding/domain/values/money';
import { ReturnedItem } from '#desk/queue/returned-item.tsx';
import { useQueuedCash } from '#desk/queue/use-desk-queue.ts';
import { returnedTexts } from './returned-texts.ts';

/** Money that was taken and that the server did not record, each with its reason and what can be done. */
export function ReturnedCash() {
  const returned = useQueuedCash().filter((queued) => queued.returned);
  if (returned.length === 0) return null;
  return (
    <section role="alert" className="panel grid gap-4 border-error! p-4 sm:p-5">
      <h2 className="display text-3xl">{returnedTexts().paymentNotRecorded}</h2>
      {returned.map((queued) => (
        <ReturnedItem
          key={queued.id}
          item={queued}
          heading={returnedTexts().collectedAt(
            <strong>{formatDollars(queued.body.collected.amount)}</strong>,
            queued.body.visitName,
          )}
        />
      ))}
    </section>
  );
}
