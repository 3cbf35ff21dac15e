import { useState } from 'react';
import type { KeptPhoto } from '#desk/outbox/kept-photo-store.ts';
import { sendPhoto, useKeptPhotos } from '#desk/outbox/photo-outbox.ts';
import { useDeskSession } from '#desk/session/desk-session.ts';
import { PhotoInput } from '#shared/photos/photo-input.tsx';
import { shrinkPhoto, UnreadablePhotoError } from '#shared/photos/shrink-photo.ts';
import { Spinner } from '#shared/ui/spinner.tsx';
import { KeptPhotoItem } from './kept-photo-item.tsx';

type PhotoListOfProject = KeptPhoto['list'];

const listNames = { beforePhotos: 'before', afterPhotos: 'after' } as const;

/** Takes and chooses photos of a project, also without a signal, and shows those that wait on this device. */
export function AddPhotos({ projectId, list }: { projectId: string; list: PhotoListOfProject }) {
  const session = useDeskSession();
  const waiting = useKeptPhotos().filter((photo) => photo.projectId === projectId && photo.list === list);
  const [preparing, setPreparing] = useState(0);
  const [problem, setProblem] = useState('');
  const name = listNames[list];

  const add = async (files: readonly File[]) => {
    if (session.phase !== 'signed-in') return;
    setProblem('');
    setPreparing((count) => count + files.length);
    for (const file of files) {
      try {
        const bytes = await shrinkPhoto(file);
        await sendPhoto({ personId: session.person.id, projectId, list, bytes });
      } catch (error) {
        setProblem(
          error instanceof UnreadablePhotoError
            ? `This browser cannot read ${file.name}. Please choose a JPEG, or take the photo here.`
            : 'This phone could not keep the photo. Make room on it and try again.',
        );
      }
      setPreparing((count) => count - 1);
    }
  };

  return (
    <div className="grid gap-3">
      <ul className="grid gap-2 empty:hidden" aria-label={`Photos ${name} on this phone`}>
        {waiting.map((photo) => (
          <KeptPhotoItem key={photo.key} photo={photo} />
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <PhotoInput label={`Take photo ${name}`} camera onFiles={(files) => void add(files)} />
        <PhotoInput label={`Choose photos ${name}`} onFiles={(files) => void add(files)} />
      </div>
      <p role="status" className="flex items-center gap-2 empty:hidden">
        {preparing > 0 && (
          <>
            <Spinner />
            Preparing {preparing === 1 ? 'a photo' : `${preparing} photos`}…
          </>
        )}
      </p>
      <p role="alert" className="font-semibold text-error empty:hidden">
        {problem}
      </p>
    </div>
  );
}
