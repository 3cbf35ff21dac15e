import { formatDollars } from '@welding/domain/values/money';
import { signedWork } from '#desk/queue/not-in-sheets.ts';
import { ReturnedItem, ReturnedSection } from '#desk/queue/returned-item.tsx';
import { useQueuedExtraWork, useQueuedSignatures } from '#desk/queue/use-desk-queue.ts';
import { signingTexts } from './signing-texts.tsx';

export function ReturnedSignatures() {
  const t = signingTexts();
  const returned = useQueuedSignatures().filter((queued) => queued.returned);
  if (returned.length === 0) return null;
  return (
    <ReturnedSection title={t.signatureNotAccepted}>
      {returned.map((queued) => (
        <ReturnedItem
          key={queued.id}
          item={queued}
          heading={t.signedBy(<strong>{queued.body.title}</strong>, queued.body.signed.name)}
        />
      ))}
    </ReturnedSection>
  );
}

/** Refused extra work. Its lines are in the visit's form, to be signed again. */
export function ReturnedExtraWork() {
  const t = signingTexts();
  const returned = useQueuedExtraWork().filter((queued) => queued.returned);
  if (returned.length === 0) return null;
  return (
    <ReturnedSection title={t.extraWorkNotAccepted}>
      {returned.map((queued) => (
        <ReturnedItem
          key={queued.id}
          item={queued}
          heading={t.extraWorkAt(<strong>{formatDollars(queued.body.total)}</strong>, queued.body.visitName)}
          onRemove={() => signedWork.forget([queued.body.work.at])}
        >
          <p className="wrap-anywhere">
            {queued.body.work.lines.map(({ description }) => description).join(', ')}
          </p>
        </ReturnedItem>
      ))}
    </ReturnedSection>
  );
}
