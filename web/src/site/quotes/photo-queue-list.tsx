import { percentSent } from '#pwa/queue/send-item.ts';
import { type QuotePhoto, siteQueue } from '#pwa/site-queue/quote-kind.ts';
import { DevicePicture } from '#shared/photos/device-picture.tsx';
import { quoteQueueTexts } from './quote-queue-texts.ts';
import { useQuotePhotos } from './use-queued-quotes.ts';

const texts = quoteQueueTexts();

export function PhotoQueueList() {
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
              {photo.returned && (
                <button type="button" className="btn btn-outline" onClick={() => void siteQueue.retry(id)}>
                  {texts.sendAgain}
                </button>
              )}
              <button type="button" className="btn btn-ghost" onClick={() => void siteQueue.remove(id)}>
                {texts.cancel}
              </button>
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
      <progress className="progress w-20 text-primary" aria-hidden="true" value={percent} max={100} />
      {texts.sending(percent)}
    </span>
  );
}
