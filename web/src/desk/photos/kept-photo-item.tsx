import type { KeptPhoto } from '#desk/outbox/kept-photo-store.ts';
import { dismissPhoto, tryPhotoAgain } from '#desk/outbox/photo-outbox.ts';
import { percentSent } from '#pwa/outbox/send-in-parts.ts';
import { KeptPicture } from '#shared/photos/kept-picture.tsx';

/** A photo that is on this device alone: how far it is, or why it came back, and what can be done about it. */
export function KeptPhotoItem({ photo }: { photo: KeptPhoto }) {
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-box bg-base-200 p-2">
      <KeptPicture bytes={photo.bytes} alt="Photo on this phone" />
      <p className="min-w-40 grow basis-0 wrap-anywhere">{stateOf(photo)}</p>
      {photo.returned !== undefined && (
        <button type="button" className="btn btn-outline" onClick={() => void tryPhotoAgain(photo)}>
          Try again
        </button>
      )}
      <button type="button" className="btn btn-ghost" onClick={() => void dismissPhoto(photo)}>
        Cancel
      </button>
    </li>
  );
}

function stateOf(photo: KeptPhoto): string {
  if (photo.returned !== undefined) return `Not accepted: ${photo.returned}.`;
  const percent = percentSent(photo);
  return percent === 0 ? 'Waits on this phone to be sent.' : `On its way: ${percent}% has arrived.`;
}
