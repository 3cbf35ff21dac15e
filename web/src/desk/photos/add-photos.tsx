import { deskQueue } from '#desk/queue/desk-queue.ts';
import { type ProjectPhotoBody, projectPhotoKind } from '#desk/queue/queued-kinds.ts';
import { useQueuedPhotos } from '#desk/queue/use-desk-queue.ts';
import { useDeskSession } from '#desk/session/desk-session.ts';
import { sendLater } from '#pwa/queue/queue-kind.ts';
import { PhotoInputs } from '#shared/photos/photo-inputs.tsx';
import { shrinkPhoto } from '#shared/photos/shrink-photo.ts';
import { deskPhotosTexts } from './photos-texts.ts';
import { QueuedPhotoItem } from './queued-photo-item.tsx';

type PhotoListOfProject = ProjectPhotoBody['list'];

/** Adds project photos, even offline, and shows waiting ones. */
export function AddPhotos({ projectId, list }: { projectId: string; list: PhotoListOfProject }) {
  const session = useDeskSession();
  const waiting = useQueuedPhotos().filter(({ body }) => body.projectId === projectId && body.list === list);
  const texts = deskPhotosTexts();

  const add = async (photo: File) => {
    if (session.phase !== 'signed-in') return;
    const { id: owner } = session.person;
    const contents = await shrinkPhoto(photo);
    await sendLater(deskQueue, projectPhotoKind, { owner, body: { projectId, list }, contents });
  };

  return (
    <div className="grid gap-3">
      <ul className="grid gap-2 empty:hidden" aria-label={texts[list].onThisPhone}>
        {waiting.map((photo) => (
          <QueuedPhotoItem key={photo.id} photo={photo} />
        ))}
      </ul>
      <PhotoInputs
        take={texts[list].take}
        choose={texts[list].choose}
        preparing={texts.preparing}
        add={add}
        sayProblem={() => texts.notSaved}
      />
    </div>
  );
}
