import { readQuoteDraft } from '@welding/domain/entities/quote-draft';
import { serviceTypeLabels } from '@welding/domain/entities/service-type';
import { formatDeviceDateTime } from '@welding/domain/values/chicago-time';
import { CloudOff, Undo2 } from 'lucide-react';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { percentSent } from '#pwa/queue/send-item.ts';
import { type QueuedQuote, type QuotePhoto, siteQueue, withdrawQuote } from '#pwa/site-queue/quote-kind.ts';
import { forgetSentLater, type SentLater, sentLater } from '#pwa/site-queue/sent-later.ts';
import { DevicePicture } from '#shared/photos/photo-inputs.tsx';
import { Button } from '#shared/ui/button.tsx';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { LeftBehindPhotos, UnreadableOnPhone } from './left-on-phone.tsx';
import { restoreDraft } from './quote-draft.ts';
import { goToQuoteForm } from './quote-form-element.ts';
import { quoteQueueTexts } from './quote-queue-texts.ts';
import { RequestSent } from './request-sent.tsx';
import { takePhotosBack } from './submit-photos.ts';
import { sentRequestOf } from './submit-quote.ts';
import { useQueuedQuotes, useQuotePhotos } from './use-queued-quotes.ts';

const texts = quoteQueueTexts();

/** Requests that wait, were returned, or were sent meanwhile. */
export function QuoteQueueList() {
  const sent = useSyncExternalStore(sentLater.subscribe, sentLater.get);
  return (
    <>
      {sent.map((request) => (
        <SentRequestCard key={request.id} {...request} />
      ))}
      <PhotoQueueList />
      <LeftBehindPhotos />
      <UnreadableOnPhone />
      <QuoteList />
    </>
  );
}

/** Shown while the form is in use or not loaded; otherwise it replaces the form. */
function SentRequestCard(sent: SentLater) {
  return (
    <div className="mb-6 rounded-box border-success border-l-4 bg-base-200 p-4">
      <RequestSent
        request={sentRequestOf(sent)}
        onAskAgain={() => {
          forgetSentLater(sent.id);
          goToQuoteForm();
        }}
      />
    </div>
  );
}

function QuoteList() {
  const quotes = useQueuedQuotes();
  if (quotes.length === 0) return null;
  const returned = quotes.filter((quote) => quote.returned);
  const pending = quotes.filter((quote) => !quote.returned);
  return (
    <ul className="mb-6 grid gap-3" aria-label={texts.onThisPhone}>
      {returned.map((quote) => (
        <ReturnedQuote key={quote.id} quote={quote} />
      ))}
      {pending.map((quote) => (
        <PendingQuote key={quote.id} quote={quote} />
      ))}
    </ul>
  );
}

function PendingQuote({ quote }: { quote: QueuedQuote }) {
  const [isCancelling, setIsCancelling] = useState(false);
  const cancel = async () => {
    setIsCancelling(true);
    if (!(await withdrawQuote(quote.id))) {
      void showToast({
        title: texts.tooLate,
        description: texts.sentAlready,
      });
    }
  };
  return (
    <QuoteCard
      icon={<CloudOff aria-hidden="true" className="mt-0.5 shrink-0" />}
      title={texts.saved}
      text={
        quote.busySince === undefined
          ? texts.sentWhenOnline(quoteName(quote))
          : texts.serverBusy(quoteName(quote))
      }
    >
      <Button
        aria-disabled={isCancelling}
        onClick={() => {
          if (!isCancelling) void cancel();
        }}
      >
        {isCancelling ? texts.cancelling : texts.cancelRequest}
      </Button>
    </QuoteCard>
  );
}

function ReturnedQuote({ quote }: { quote: QueuedQuote }) {
  const discard = () => void withdrawQuote(quote.id);
  const correct = async () => {
    await takePhotosBack(quote.id).catch(() => undefined);
    restoreDraft(readQuoteDraft(quote.body));
    goToQuoteForm();
    discard();
  };
  const isExpired = quote.returned?.reason === 'expired';
  return (
    <QuoteCard
      isProblem
      icon={<Undo2 aria-hidden="true" className="mt-0.5 shrink-0" />}
      title={isExpired ? texts.notSent : texts.notAccepted}
      text={
        isExpired
          ? texts.notSentForDay(quoteName(quote))
          : texts.cameBack(quoteName(quote), quote.returned?.message ?? '')
      }
    >
      <Button look="primary" onClick={() => void correct()}>
        {isExpired ? texts.sendItAgain : texts.correctIt}
      </Button>
      <PhoneLink className="btn btn-outline">{texts.callUs}</PhoneLink>
      <Button look="ghost" onClick={discard}>
        {texts.discardIt}
      </Button>
    </QuoteCard>
  );
}

type QuoteCardProps = {
  icon: ReactNode;
  title: string;
  text: string;
  isProblem?: boolean;
  children: ReactNode;
};

function QuoteCard({ icon, title, text, isProblem = false, children }: QuoteCardProps) {
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

function quoteName({ body, createdAt }: Pick<QueuedQuote, 'body' | 'createdAt'>): string {
  const label = new Map<string, string>(Object.entries(serviceTypeLabels)).get(
    readQuoteDraft(body).serviceType,
  );
  return quoteQueueTexts().yourRequest(label, formatDeviceDateTime(new Date(createdAt)));
}

function PhotoQueueList() {
  const photos = useQuotePhotos().filter(({ body }) => body.upload);
  if (photos.length === 0) return null;
  return (
    <section className="mb-6 grid gap-3 rounded-box border-primary border-l-4 bg-base-200 p-4">
      <h3 className="font-semibold">{texts.photosOnTheWay(photos.length)}</h3>
      <ul className="grid gap-2" aria-label={texts.photosOnTheWayList}>
        {photos.map(({ id, ...photo }, index) => (
          <li key={id} className="flex flex-wrap items-center gap-3">
            <DevicePicture
              id={id}
              load={siteQueue.contentsOf}
              alt={photo.body.caption || texts.photo(index + 1)}
            />
            <PhotoState {...photo} />
            <span className="ml-auto flex gap-2">
              {photo.returned && <Button onClick={() => void siteQueue.retry(id)}>{texts.sendAgain}</Button>}
              <Button look="ghost" onClick={() => void siteQueue.remove(id)}>
                {texts.cancel}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function PhotoState(photo: Omit<QuotePhoto, 'id'>) {
  const { returned, busySince } = photo;
  if (returned) return <span className="text-error">{texts.photoNotSent(returned.message)}</span>;
  if (busySince !== undefined) return <span>{texts.waitingForServer}</span>;
  const percent = percentSent(photo);
  if (percent === 0) return <span>{texts.waitingItsTurn}</span>;
  return (
    <span className="flex items-center gap-2">
      <progress className="w-20" aria-hidden="true" value={percent} max={100} />
      {texts.sending(percent)}
    </span>
  );
}
