import { useQuotePhotos } from './use-queued-quotes.ts';

type PhotosArrivingProps = { requestKey: string; count: number };

/** How many photos of a request that was sent are still on their way. */
export function PhotosArriving({ requestKey, count }: PhotosArrivingProps) {
  const waiting = useQuotePhotos().filter(({ body }) => body.quoteKey === requestKey).length;
  const arrived = Math.max(0, count - waiting);
  return (
    <div className="grid gap-1">
      <progress className="progress progress-primary" aria-label="Photos sent" value={arrived} max={count} />
      <p role="status">
        {waiting === 0
          ? 'Your photos are sent.'
          : `${arrived} of ${count} ${count === 1 ? 'photo' : 'photos'} sent. The rest follows by itself, also when you leave this page.`}
      </p>
    </div>
  );
}
