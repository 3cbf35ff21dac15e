import { CircleCheckBig } from 'lucide-react';
import { requestSentTexts } from './request-sent-texts.tsx';
import { useQuotePhotos } from './use-queued-quotes.ts';

type PhotosArrivingProps = { requestKey: string; count: number };

export function PhotosArriving({ requestKey, count }: PhotosArrivingProps) {
  const texts = requestSentTexts();
  const waiting = useQuotePhotos().filter(({ body }) => body.quoteKey === requestKey).length;
  const arrived = Math.max(0, count - waiting);
  return (
    <div className="grid gap-1">
      <progress
        className="progress w-full text-primary"
        aria-label={texts.photosSent}
        value={arrived}
        max={count}
      />
      <p role="status" className="flex items-center gap-2">
        {waiting === 0 && <CircleCheckBig aria-hidden="true" className="size-5 shrink-0 text-success" />}
        {waiting === 0 ? texts.allSent : texts.someSent(arrived, count)}
      </p>
    </div>
  );
}
