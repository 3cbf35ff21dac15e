import { deskQueue } from '#desk/queue/desk-queue.ts';
import type { QueuedPhoto } from '#desk/queue/queued-kinds.ts';
import { percentSent } from '#pwa/queue/send-item.ts';
import { DevicePicture } from '#shared/photos/photo-inputs.tsx';
import { Button } from '#shared/ui/button.tsx';
import { deskPhotosTexts } from './photos-texts.ts';

export function QueuedPhotoItem({ photo }: { photo: QueuedPhoto }) {
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-box bg-base-200 p-2">
      <DevicePicture id={photo.id} load={deskQueue.contentsOf} alt={deskPhotosTexts().photoOnThisPhone} />
      <p className="min-w-40 grow basis-0 wrap-anywhere">{stateOf(photo)}</p>
      {photo.returned && (
        <Button onClick={() => void deskQueue.retry(photo.id)}>{deskPhotosTexts().tryAgain}</Button>
      )}
      <Button look="ghost" onClick={() => void deskQueue.remove(photo.id)}>
        {deskPhotosTexts().cancel}
      </Button>
    </li>
  );
}

function stateOf(photo: QueuedPhoto): string {
  if (photo.returned) return deskPhotosTexts().notAccepted(photo.returned.message);
  const percent = percentSent(photo);
  return percent === 0 ? deskPhotosTexts().waiting : deskPhotosTexts().onItsWay(percent);
}
