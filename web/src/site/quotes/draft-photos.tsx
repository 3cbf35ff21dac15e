import { maxCaptionLength, maxRequestPhotos } from '@welding/domain/values/limits';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { NoRoomError } from '#pwa/queue/queue.ts';
import { siteQueue } from '#pwa/site-queue/quote-kind.ts';
import { DevicePicture } from '#shared/photos/device-picture.tsx';
import { PhotoInputs } from '#shared/photos/photo-inputs.tsx';
import { UnreadablePhotoError, unreadablePhoto } from '#shared/photos/shrink-photo.ts';
import { addDraftPhoto, captionDraftPhoto, swapDraftPhotos } from './change-draft-photos.ts';
import { currentPhotoDraft } from './photo-draft.ts';
import { photosTexts } from './photos-texts.ts';
import { useQuotePhotos } from './use-queued-quotes.ts';

const texts = photosTexts();

const noRoomSentences = { queue: texts.noRoomInQueue, disk: texts.noRoomOnDisk } as const;

function problemOf(error: unknown, name: string): string {
  if (error instanceof NoRoomError) return noRoomSentences[error.full];
  if (error instanceof UnreadablePhotoError) return unreadablePhoto(name);
  return texts.notAdded(name);
}

/** Photos of the job with order and captions. They stay on the device until the request is sent. */
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
        if (!(await addDraftPhoto(file))) setProblem(texts.full(maxRequestPhotos));
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
      <legend className="font-semibold">{texts.addPhotos}</legend>
      <p className="text-sm text-base-content/75">{texts.saysMore(maxRequestPhotos)}</p>
      <ol className="grid gap-3 empty:hidden" aria-label={texts.photosOfJob}>
        {photos.map((photo, index) => {
          const number = index + 1;
          const [before, after] = [photos[index - 1], photos[index + 1]];
          return (
            <li key={photo.id} className="flex gap-3 rounded-box bg-base-200 p-3">
              <DevicePicture id={photo.id} load={siteQueue.contentsOf} alt={texts.photo(number)} />
              <div className="grid min-w-0 grow gap-2">
                <input
                  className="input w-full"
                  aria-label={texts.captionOf(number)}
                  placeholder={texts.captionHint}
                  maxLength={maxCaptionLength}
                  defaultValue={photo.body.caption}
                  onBlur={({ currentTarget }) => void captionDraftPhoto(photo, currentTarget.value.trim())}
                />
                <div className="flex gap-1">
                  <button
                    type="button"
                    className="btn btn-ghost btn-square"
                    aria-label={texts.moveUp(number)}
                    disabled={!before}
                    onClick={() => before && void swapDraftPhotos(photo, before)}
                  >
                    <ArrowUp aria-hidden="true" />
                  </button>
                  <button
                    type="button"
                    className="btn btn-ghost btn-square"
                    aria-label={texts.moveDown(number)}
                    disabled={!after}
                    onClick={() => after && void swapDraftPhotos(photo, after)}
                  >
                    <ArrowDown aria-hidden="true" />
                  </button>
                  <button
                    type="button"
                    className="btn btn-ghost btn-square ml-auto"
                    aria-label={texts.remove(number)}
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
      <PhotoInputs
        take={texts.takePhoto}
        choose={texts.choosePhotos}
        onFiles={(files) => void add(files)}
        preparing={preparing > 0 && texts.preparing(preparing)}
        problem={problem}
        buttons={buttons}
      />
    </fieldset>
  );
}
