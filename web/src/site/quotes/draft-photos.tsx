import { maxCaptionLength, maxRequestPhotos } from '@welding/domain/values/limits';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { NoRoomError } from '#pwa/queue/queue.ts';
import { siteQueue } from '#pwa/site-queue/site-queue.ts';
import { DevicePicture } from '#shared/photos/device-picture.tsx';
import { PhotoInput } from '#shared/photos/photo-input.tsx';
import { UnreadablePhotoError, unreadablePhoto } from '#shared/photos/shrink-photo.ts';
import { Spinner } from '#shared/ui/spinner.tsx';
import { addDraftPhoto, captionDraftPhoto, swapDraftPhotos } from './change-draft-photos.ts';
import { currentPhotoDraft } from './photo-draft.ts';
import { useQuotePhotos } from './use-queued-quotes.ts';

const noRoomSentences = {
  queue:
    'There is no room for more photos on this phone. Photos of earlier requests go first: try again once they’re sent.',
  disk: 'This phone has no room left for the photo. Free up some space and try again.',
} as const;

const fullSentence = `A request takes at most ${maxRequestPhotos} photos.`;

function problemOf(error: unknown, name: string): string {
  if (error instanceof NoRoomError) return noRoomSentences[error.full];
  if (error instanceof UnreadablePhotoError) return unreadablePhoto(name);
  return `${name || 'The photo'} could not be added. Please try again.`;
}

/** Photos of the job: taken or chosen, in order, with a line below each. They stay on the device until the request is sent. */
export function DraftPhotos() {
  const draft = currentPhotoDraft();
  const photos = useQuotePhotos().filter(({ body }) => body.draft === draft);
  const [preparing, setPreparing] = useState(0);
  const [problem, setProblem] = useState('');
  const buttons = useRef<HTMLDivElement>(null);

  const add = async (files: readonly File[]) => {
    setProblem('');
    setPreparing((count) => count + files.length);
    for (const file of files) {
      try {
        if (!(await addDraftPhoto(file))) setProblem(fullSentence);
      } catch (error) {
        setProblem(problemOf(error, file.name));
      }
      setPreparing((count) => count - 1);
    }
  };
  const remove = (id: string) => {
    void siteQueue.remove(id);
    buttons.current?.querySelector('input')?.focus();
  };

  return (
    <fieldset className="grid gap-3">
      <legend className="font-semibold">Add photos (optional)</legend>
      <p className="text-sm text-base-content/75">
        A picture of the break says more than words. Up to {maxRequestPhotos}; where they were taken is not
        sent.
      </p>
      <ol className="grid gap-3 empty:hidden" aria-label="Photos of the job">
        {photos.map((photo, index) => {
          const name = `Photo ${index + 1}`;
          const [before, after] = [photos[index - 1], photos[index + 1]];
          return (
            <li key={photo.id} className="flex gap-3 rounded-box bg-base-200 p-3">
              <DevicePicture id={photo.id} load={siteQueue.contentsOf} alt={name} />
              <div className="grid min-w-0 grow gap-2">
                <input
                  className="input w-full"
                  aria-label={`Caption of photo ${index + 1}`}
                  placeholder="What it shows (optional)"
                  maxLength={maxCaptionLength}
                  defaultValue={photo.body.caption}
                  onBlur={({ currentTarget }) => void captionDraftPhoto(photo, currentTarget.value.trim())}
                />
                <div className="flex gap-1">
                  <button
                    type="button"
                    className="btn btn-ghost btn-square"
                    aria-label={`Move photo ${index + 1} up`}
                    disabled={!before}
                    onClick={() => before && void swapDraftPhotos(photo, before)}
                  >
                    <ArrowUp aria-hidden="true" />
                  </button>
                  <button
                    type="button"
                    className="btn btn-ghost btn-square"
                    aria-label={`Move photo ${index + 1} down`}
                    disabled={!after}
                    onClick={() => after && void swapDraftPhotos(photo, after)}
                  >
                    <ArrowDown aria-hidden="true" />
                  </button>
                  <button
                    type="button"
                    className="btn btn-ghost btn-square ml-auto"
                    aria-label={`Remove photo ${index + 1}`}
                    onClick={() => remove(photo.id)}
                  >
                    <Trash2 aria-hidden="true" />
                  </button>
                </div>
              </div>
            </li>
          );
        })}
      </ol>
      <div ref={buttons} className="flex flex-wrap gap-2">
        <PhotoInput label="Take a photo" camera onFiles={(files) => void add(files)} />
        <PhotoInput label="Choose photos" onFiles={(files) => void add(files)} />
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
    </fieldset>
  );
}
