import {
  deskQueue,
  type ProjectPhotoBody,
  projectPhotoKind,
  type QueuedPhoto,
} from '#desk/queue/queued-kinds.ts';
import { useQueuedPhotos } from '#desk/queue/use-desk-queue.ts';
import { useDeskSession } from '#desk/session/desk-session.ts';
import { sendLater } from '#pwa/queue/queue-kind.ts';
import { percentSent } from '#pwa/queue/send-item.ts';
import { DevicePicture, PhotoInputs } from '#shared/photos/photo-inputs.tsx';
import { shrinkPhoto } from '#shared/photos/shrink-photo.ts';
import { Button } from '#shared/ui/button.tsx';
import { deskPhotosTexts } from './photos-texts.ts';

type PhotoListOfProject = ProjectPhotoBody['list'];

type AddPhotosProps = {
  projectId: string;
  list: PhotoListOfProject;
  /** Stands beside the buttons, which are then icons. */
  heading?: string;
};

/** Adds project photos, even offline, and shows waiting ones. */
export function AddPhotos({ projectId, list, heading }: AddPhotosProps) {
  const session = useDeskSession();
  const waiting = useQueuedPhotos().filter(({ body }) => body.projectId === projectId && body.list === list);
  const t = deskPhotosTexts();

  const add = async (photo: File) => {
    if (session.phase !== 'signed-in') return;
    const { id: owner } = session.person;
    const contents = await shrinkPhoto(photo);
    await sendLater(deskQueue, projectPhotoKind, { owner, body: { projectId, list }, contents });
  };

  return (
    <div className="grid gap-3">
      <ul className="grid gap-2 empty:hidden" aria-label={t[list].onThisPhone}>
        {waiting.map((photo) => (
          <QueuedPhotoItem key={photo.id} photo={photo} />
        ))}
      </ul>
      <div className={heading ? 'flex flex-wrap items-center justify-between gap-1' : 'contents'}>
        {heading && <h3 className="font-bold text-sm">{heading}</h3>}
        <PhotoInputs
          take={t[list].take}
          choose={t[list].choose}
          preparing={t.preparing}
          add={add}
          sayProblem={() => t.notSaved}
          square={heading !== undefined}
        />
      </div>
    </div>
  );
}

export function QueuedPhotoItem({ photo }: { photo: QueuedPhoto }) {
  const t = deskPhotosTexts();
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-box bg-base-200 p-2">
      <DevicePicture id={photo.id} load={deskQueue.contentsOf} alt={t.photoOnThisPhone} />
      <p className="min-w-40 grow basis-0 wrap-anywhere">{stateOf(photo)}</p>
      {photo.returned && <Button onClick={() => void deskQueue.retry(photo.id)}>{t.tryAgain}</Button>}
      <Button look="ghost" onClick={() => void deskQueue.remove(photo.id)}>
        {t.cancel}
      </Button>
    </li>
  );
}

function stateOf(photo: QueuedPhoto): string {
  const t = deskPhotosTexts();
  if (photo.returned) return t.notAccepted(photo.returned.message);
  const percent = percentSent(photo);
  return percent === 0 ? t.waiting : t.onItsWay(percent);
}
