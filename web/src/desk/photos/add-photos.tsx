import { useState } from 'react';
import { deskQueue } from '#desk/queue/desk-queue.ts';
import { type ProjectPhotoBody, projectPhotoKind } from '#desk/queue/queued-kinds.ts';
import { useQueuedPhotos } from '#desk/queue/use-desk-queue.ts';
import { useDeskSession } from '#desk/session/desk-session.ts';
import { sendLater } from '#pwa/queue/queue-kind.ts';
import { PhotoInputs } from '#shared/photos/photo-inputs.tsx';
import { shrinkPhoto, UnreadablePhotoError, unreadablePhoto } from '#shared/photos/shrink-photo.ts';
import { deskPhotosTexts } from './photos-texts.ts';
import { QueuedPhotoItem } from './queued-photo-item.tsx';

type PhotoListOfProject = ProjectPhotoBody['list'];

/** Adds project photos, even offline, and shows waiting ones. */
export function AddPhotos({ projectId, list }: { projectId: string; list: PhotoListOfProject }) {
  const session = useDeskSession();
  const waiting = useQueuedPhotos().filter(({ body }) => body.projectId === projectId && body.list === list);
  const [preparing, setPreparing] = useState(0);
  const [problem, setProblem] = useState('');
  const texts = deskPhotosTexts();

  const add = async (files: readonly File[]) => {
    if (session.phase !== 'signed-in') return;
    setProblem('');
    setPreparing((count) => count + files.length);
    for (const file of files) {
      try {
        const contents = await shrinkPhoto(file);
        const body = { projectId, list };
        await sendLater(deskQueue, projectPhotoKind, { owner: session.person.id, body, contents });
      } catch (error) {
        setProblem(error instanceof UnreadablePhotoError ? unreadablePhoto(file.name) : texts.notSaved);
      }
      setPreparing((count) => count - 1);
    }
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
        onFiles={(files) => void add(files)}
        preparing={preparing > 0 && texts.preparing(preparing)}
        problem={problem}
      />
    </div>
  );
}
