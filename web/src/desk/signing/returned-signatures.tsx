import { ReturnedItem, ReturnedSection } from '#desk/queue/returned-item.tsx';
import { useQueuedSignatures } from '#desk/queue/use-desk-queue.ts';
import { signingTexts } from './signing-texts.tsx';

/** Signatures that the server did not take, each with its reason and what can be done. */
export function ReturnedSignatures() {
  const returned = useQueuedSignatures().filter((queued) => queued.returned);
  if (returned.length === 0) return null;
  return (
    <ReturnedSection title={signingTexts().signatureNotAccepted}>
      {returned.map((queued) => (
        <ReturnedItem
          key={queued.id}
          item={queued}
          heading={signingTexts().signedBy(<strong>{queued.body.title}</strong>, queued.body.signed.name)}
        />
      ))}
    </ReturnedSection>
  );
}
