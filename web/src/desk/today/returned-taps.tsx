import { visitTapSchema } from '@welding/domain/entities/visit-tap';
import { formatChicagoDateTime } from '@welding/domain/values/chicago-time';
import { formatDollars } from '@welding/domain/values/money';
import { ReturnedItem } from '#desk/queue/returned-item.tsx';
import { useQueuedTaps } from '#desk/queue/use-desk-queue.ts';
import type { QueuedTap } from '#desk/queue/visit-tap-kind.ts';
import { returnedTexts } from './returned-texts.ts';

/** What the server did not take, each with its reason, what was typed, and what can be done about it. */
export function ReturnedTaps() {
  const returned = useQueuedTaps().filter((queued) => queued.returned);
  if (returned.length === 0) return null;
  return (
    <section role="alert" className="panel grid gap-4 border-error! p-4 sm:p-5">
      <h2 className="display text-3xl">{returnedTexts().notAccepted}</h2>
      {returned.map((queued) => (
        <ReturnedTap key={queued.id} queued={queued} />
      ))}
    </section>
  );
}

function ReturnedTap({ queued }: { queued: QueuedTap }) {
  const { tap, visitName } = queued.body;
  return (
    <ReturnedItem
      item={queued}
      heading={
        <>
          <strong>
            {returnedTexts().taps[tap.kind]}, {visitName}
          </strong>
          , {formatChicagoDateTime(new Date(tap.at))}
        </>
      }
    >
      <p className="whitespace-pre-line text-base-content/75 wrap-anywhere empty:hidden">{typedText(tap)}</p>
    </ReturnedItem>
  );
}

/** What went with the tap, so that nothing typed is lost. */
function typedText(queued: QueuedTap['body']['tap']): string {
  const { data: tap } = visitTapSchema.safeParse(queued);
  if (tap?.kind === 'cancel' || tap?.kind === 'cannot-do') return tap.reason ?? '';
  if (tap?.kind !== 'finish') return '';
  const { hours, note, amountToCollect } = tap;
  const typed =
    amountToCollect === undefined
      ? returnedTexts().hours(hours)
      : returnedTexts().hoursToCollect(hours, formatDollars(amountToCollect));
  return note ? `${typed}\n${note}` : typed;
}
