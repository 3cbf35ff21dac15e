import type { QuoteDraft } from '@welding/domain/entities/quote-draft';
import { business } from '@welding/domain/values/business';
import { formatChicagoTime, formatChicagoWeekday } from '@welding/domain/values/chicago-time';
import { phoneText } from '@welding/domain/values/phone';
import { CircleCheckBig } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import { requestSentTexts } from './request-sent-texts.tsx';
import { useQuotePhotos } from './use-queued-quotes.ts';

export type SentRequest = Pick<QuoteDraft, 'firstName' | 'email' | 'phone' | 'preferredContact'> & {
  /** The Idempotency-Key, which identifies its photos on this device. */
  readonly key: string;
  readonly photos: number;
  readonly at: Date;
};

type RequestSentProps = {
  request: SentRequest;
  /** False if it appears by itself, because the person may be typing. */
  takesFocus?: boolean;
  onAskAgain: () => void;
};

const hourMs = 3_600_000;

/** Replaces the form or the queue's card after sending: what happens next, and by when. */
export function RequestSent({ request, takesFocus = false, onAskAgain }: RequestSentProps) {
  const t = requestSentTexts();
  const { firstName, email, phone, preferredContact, at, key, photos } = request;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const due = new Date(at.getTime() + business.quoteReplyHours * hourMs);
  const by = `${formatChicagoWeekday(due)}, ${formatChicagoTime(due)}`;
  return (
    <div className="grid gap-5">
      <h3 ref={heading} tabIndex={-1} className="display flex items-center gap-3 text-4xl">
        <CircleCheckBig aria-hidden="true" className="size-8 shrink-0 text-success" />
        <span className="min-w-0 wrap-anywhere">{t.weHaveIt(firstName)}</span>
      </h3>
      <p className="wrap-anywhere">{t.confirmation(email)}</p>
      {photos > 0 && <PhotosArriving requestKey={key} count={photos} />}
      <div className="grid gap-2">
        <h4 className="font-semibold">{t.whatNext}</h4>
        <ol className="grid list-decimal gap-2 pl-6">
          <li className="wrap-anywhere">
            {preferredContact === 'phone' ? t.weCall(by, phoneText(phone)) : t.weWrite(by, email)}
          </li>
          <li>{t.youGetEstimate}</li>
          <li>{t.weComeToYou}</li>
        </ol>
      </div>
      <div className="flex flex-wrap gap-3">
        <PhoneLink className="btn btn-outline">{t.callUs}</PhoneLink>
        <Button look="ghost" onClick={onAskAgain}>
          {t.askAgain}
        </Button>
      </div>
    </div>
  );
}

type PhotosArrivingProps = { requestKey: string; count: number };

function PhotosArriving({ requestKey, count }: PhotosArrivingProps) {
  const t = requestSentTexts();
  const waiting = useQuotePhotos().filter(({ body }) => body.quoteKey === requestKey).length;
  const arrived = Math.max(0, count - waiting);
  return (
    <div className="grid gap-1">
      <progress className="w-full" aria-label={t.photosSent} value={arrived} max={count} />
      <p role="status" className="flex items-center gap-2">
        {waiting === 0 && <CircleCheckBig aria-hidden="true" className="size-5 shrink-0 text-success" />}
        {waiting === 0 ? t.allSent : t.someSent(arrived, count)}
      </p>
    </div>
  );
}
