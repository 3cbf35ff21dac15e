import { useKeptPhotos } from '#desk/outbox/photo-outbox.ts';
import { KeptPhotoItem } from '#desk/photos/kept-photo-item.tsx';

/** The photos that the server did not take, also of visits that are no longer on this screen. */
export function ReturnedPhotos() {
  const returned = useKeptPhotos().filter((photo) => photo.returned !== undefined);
  if (returned.length === 0) return null;
  return (
    <section role="alert" className="panel grid gap-4 border-error! p-4 sm:p-5">
      <h2 className="display text-3xl">Photos not accepted</h2>
      <ul className="grid gap-2">
        {returned.map((photo) => (
          <KeptPhotoItem key={photo.key} photo={photo} />
        ))}
      </ul>
    </section>
  );
}
