import { QueuedPhotoItem } from '#desk/photos/queued-photo-item.tsx';
import { useQueuedPhotos } from '#desk/queue/use-desk-queue.ts';
import { returnedTexts } from './returned-texts.ts';

/** The photos that the server did not take, also of visits that are no longer on this screen. */
export function ReturnedPhotos() {
  const returned = useQueuedPhotos().filter((photo) => photo.returned);
  if (returned.length === 0) return null;
  return (
    <section role="alert" className="panel grid gap-4 border-error! p-4 sm:p-5">
      <h2 className="display text-3xl">{returnedTexts().photosNotAccepted}</h2>
      <ul className="grid gap-2">
        {returned.map((photo) => (
          <QueuedPhotoItem key={photo.id} photo={photo} />
        ))}
      </ul>
    </section>
  );
}
