import { CloudOff, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { OutboxQuote } from '#pwa/outbox/outbox-store.ts';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { cancelQuote, discardReturnedQuote } from './cancel-quote.ts';
import { PhotoOutboxList } from './photo-outbox-list.tsx';
import { quoteName } from './quote-name.ts';
import { requestQuote } from './request-quote.ts';
import { restoreDraft } from './restored-draft.ts';
import { takePhotosBack } from './submit-photos.ts';
import { typedQuote } from './typed-quote.ts';
import { useQuoteOutbox } from './use-quote-outbox.ts';

/** What waits on this device to be sent, and what came back. */
export function QuoteOutboxList() {
  const { waiting, returned } = useQuoteOutbox();
  return (
    <>
      <PhotoOutboxList />
      <QuoteList waiting={waiting} returned={returned} />
    </>
  );
}

function QuoteList({ waiting, returned }: ReturnType<typeof useQuoteOutbox>) {
  if (waiting.length + returned.length === 0) return null;
  return (
    <ul className="mb-6 grid gap-3" aria-label="Quote requests on this phone">
      {returned.map((quote) => (
        <ReturnedQuote key={quote.idempotencyKey} quote={quote} />
      ))}
      {waiting.map((quote) => (
        <WaitingQuote key={quote.idempotencyKey} quote={quote} />
      ))}
    </ul>
  );
}

function WaitingQuote({ quote }: { quote: OutboxQuote }) {
  const [isCancelling, setIsCancelling] = useState(false);
  const cancel = async () => {
    setIsCancelling(true);
    if (!(await cancelQuote(quote.idempotencyKey))) {
      void showToast({
        title: 'Too late to cancel',
        description: 'The request was sent already. Please call us.',
      });
    }
  };
  return (
    <Kept
      icon={<CloudOff aria-hidden="true" className="mt-0.5 shrink-0" />}
      title="Saved on this phone"
      text={
        quote.busySince === undefined
          ? `${quoteName(quote)} will be sent when you are back online.`
          : `${quoteName(quote)} waits because our server is busy. We keep trying.`
      }
    >
      <button
        type="button"
        className="btn btn-outline"
        aria-disabled={isCancelling}
        onClick={() => {
          if (!isCancelling) void cancel();
        }}
      >
        {isCancelling ? 'Cancelling…' : 'Cancel this request'}
      </button>
    </Kept>
  );
}

function ReturnedQuote({ quote }: { quote: OutboxQuote }) {
  const discard = () => void discardReturnedQuote(quote.idempotencyKey);
  const correct = async () => {
    await takePhotosBack(quote.idempotencyKey).catch(() => undefined);
    restoreDraft(typedQuote(quote));
    requestQuote();
    discard();
  };
  const isExpired = quote.returned?.kind === 'expired';
  return (
    <Kept
      isProblem
      icon={<Undo2 aria-hidden="true" className="mt-0.5 shrink-0" />}
      title={isExpired ? 'Not sent' : 'Not accepted'}
      text={
        isExpired
          ? `${quoteName(quote)} could not be sent for a day. Please send it again, or call us.`
          : `${quoteName(quote)} came back: ${quote.returned?.message ?? ''}.`
      }
    >
      <button type="button" className="btn btn-primary" onClick={() => void correct()}>
        {isExpired ? 'Send it again' : 'Correct it'}
      </button>
      <PhoneLink className="btn btn-outline">Call us</PhoneLink>
      <button type="button" className="btn btn-ghost" onClick={discard}>
        Discard it
      </button>
    </Kept>
  );
}

type KeptProps = { icon: ReactNode; title: string; text: string; isProblem?: boolean; children: ReactNode };

function Kept({ icon, title, text, isProblem = false, children }: KeptProps) {
  return (
    <li
      className={`grid gap-3 rounded-box border-l-4 bg-base-200 p-4 ${isProblem ? 'border-error' : 'border-primary'}`}
    >
      <div className="flex gap-3">
        {icon}
        <div>
          <p className="font-semibold">{title}</p>
          <p className="wrap-anywhere">{text}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </li>
  );
}
