import { visitTapSchema } from '@welding/domain/entities/visit-tap';
import { errorCodes } from '@welding/domain/error-codes';
import { formatChicagoDateTime } from '@welding/domain/values/chicago-time';
import { hoursText } from '@welding/domain/values/minutes';
import { formatDollars } from '@welding/domain/values/money';
import { ReturnedExpenses } from '#desk/expenses/queued-expense.tsx';
import { QueuedPhotoItem } from '#desk/photos/add-photos.tsx';
import { takenCash } from '#desk/queue/not-in-sheets.ts';
import { deskQueue, type QueuedCash, type QueuedTap } from '#desk/queue/queued-kinds.ts';
import { ReturnedItem, ReturnedSection } from '#desk/queue/returned-item.tsx';
import {
  useQueuedCash,
  useQueuedPhotos,
  useQueuedTaps,
  useUnreadableDeskItems,
} from '#desk/queue/use-desk-queue.ts';
import { ReturnedExtraWork, ReturnedSignatures } from '#desk/signing/returned-signatures.tsx';
import { UnreadableItem } from '#pwa/queue/unreadable-item.tsx';
import { unreadableTexts } from '#pwa/queue/unreadable-texts.ts';
import { returnedTexts } from './visit-forms-texts.tsx';

export function Returned() {
  return (
    <>
      <ReturnedTaps />
      <ReturnedSignatures />
      <ReturnedExtraWork />
      <ReturnedCash />
      <ReturnedExpenses />
      <ReturnedPhotos />
      <Unreadable />
    </>
  );
}

function ReturnedTaps() {
  const returned = useQueuedTaps().filter((queued) => queued.returned);
  if (returned.length === 0) return null;
  return (
    <ReturnedSection title={returnedTexts().notAccepted}>
      {returned.map((queued) => (
        <ReturnedTap key={queued.id} queued={queued} />
      ))}
    </ReturnedSection>
  );
}

function ReturnedCash() {
  const t = returnedTexts();
  const returned = useQueuedCash().filter((queued) => queued.returned);
  if (returned.length === 0) return null;
  return (
    <ReturnedSection title={t.paymentNotRecorded}>
      {returned.map((queued) => (
        <ReturnedItem
          key={queued.id}
          item={queued}
          heading={t.collectedAt(
            <strong>{formatDollars(queued.body.collected.amount)}</strong>,
            queued.body.visitName,
          )}
          onRemove={() => takenCash.forget([queued.body.collected.tappedAt])}
          onConfirm={confirmOf(queued)}
        />
      ))}
    </ReturnedSection>
  );
}

function confirmOf({ id, body, returned }: QueuedCash): (() => void) | undefined {
  if (returned?.code !== errorCodes.transferOnItsWay) return undefined;
  const confirmed = { ...body, collected: { ...body.collected, despiteTransfer: true } };
  const again = { body: confirmed, returned: undefined, busySince: undefined, attempts: 0 };
  return () => void deskQueue.change(id, again, { wake: true });
}

function ReturnedPhotos() {
  const returned = useQueuedPhotos().filter((photo) => photo.returned);
  if (returned.length === 0) return null;
  return (
    <ReturnedSection title={returnedTexts().photosNotAccepted}>
      <ul className="grid gap-2">
        {returned.map((photo) => (
          <QueuedPhotoItem key={photo.id} photo={photo} />
        ))}
      </ul>
    </ReturnedSection>
  );
}

function Unreadable() {
  const items = useUnreadableDeskItems();
  if (items.length === 0) return null;
  return (
    <ReturnedSection title={unreadableTexts().title}>
      {items.map((item) => (
        <UnreadableItem key={item.id} queue={deskQueue} item={item} />
      ))}
    </ReturnedSection>
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

function typedText(queued: QueuedTap['body']['tap']): string {
  const { data: tap } = visitTapSchema.safeParse(queued);
  if (tap?.kind === 'cancel' || tap?.kind === 'cannot-do') return tap.reason ?? '';
  if (tap?.kind !== 'finish') return '';
  const { hours, note, amountToCollect } = tap;
  const typed =
    amountToCollect === undefined
      ? hoursText(hours)
      : returnedTexts().hoursToCollect(hoursText(hours), formatDollars(amountToCollect));
  return note ? `${typed}\n${note}` : typed;
}
