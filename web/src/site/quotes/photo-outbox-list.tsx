import type { KeptPhoto } from '#pwa/outbox/photo-store.ts';
import { percentSent } from '#pwa/outbox/send-in-parts.ts';
import { sendWaiting } from '#pwa/send-waiting.ts';
import { KeptPicture } from '#shared/photos/kept-picture.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';
import { dropPhoto, retryPhoto } from './change-draft-photos.ts';
import { useKeptPhotos } from './use-kept-photos.ts';

/** Photos of requests that were sent, as long as they are on their way; each can be called off, or sent again. */
export function PhotoOutboxList() {
  const photos = useKeptPhotos().filter(({ upload }) => upload);
  if (photos.length === 0) return null;
  return (
    <section className="mb-6 grid gap-3 rounded-box border-primary border-l-4 bg-base-200 p-4">
      <h3 className="font-semibold">
        {photos.length === 1 ? '1 photo is' : `${photos.length} photos are`} on the way to us
      </h3>
      <ul className="grid gap-2" aria-label="Photos on the way">
        {photos.map((photo, index) => (
          <li key={photo.id} className="flex flex-wrap items-center gap-3">
            <KeptPicture bytes={photo.bytes} alt={photo.caption || `Photo ${index + 1}`} />
            <PhotoState photo={photo} />
            <span className="ml-auto flex gap-2">
              {photo.state === 'refused' && (
                <button type="button" className="btn btn-outline" onClick={() => void sendAgain(photo.id)}>
                  Send again
                </button>
              )}
              <button type="button" className="btn btn-ghost" onClick={() => void dropPhoto(photo.id)}>
                Cancel
              </button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function PhotoState({ photo }: { photo: KeptPhoto }) {
  const { state, message, busySince } = photo;
  if (state === 'sending') {
    return (
      <span className="flex items-center gap-2">
        <Spinner />
        Sending, {percentSent(photo)}%
      </span>
    );
  }
  if (state === 'refused') return <span className="text-error">Not sent: {message}.</span>;
  return <span>{busySince === undefined ? 'Waits for its turn' : 'Waits: our server is busy'}</span>;
}

async function sendAgain(id: string): Promise<void> {
  await retryPhoto(id);
  await sendWaiting();
}
