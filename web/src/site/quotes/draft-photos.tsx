import { maxCaptionLength, maxRequestPhotos } from '@welding/domain/values/limits';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { NoRoomError } from '#pwa/queue/queue.ts';
import {
  listQuotePhotos,
  type QuotePhoto,
  quotePhotoKind,
  siteQueue,
  visitor,
} from '#pwa/site-queue/quote-kind.ts';
import { DevicePicture, PhotoInputs } from '#shared/photos/photo-inputs.tsx';
import { shrinkPhoto } from '#shared/photos/shrink-photo.ts';
import { Button } from '#shared/ui/button.tsx';
import { beginPhotoDraft, currentPhotoDraft } from './quote-draft.ts';
import { quotePhotosTexts } from './quote-photos-texts.ts';
import { useQuotePhotos } from './use-queued-quotes.ts';

/** Photos of an unsent form are deleted on the next visit after this time. */
const draftMs = 24 * 60 * 60 * 1000;

/** Serializes the assignment of places. */
const addingLock = 'quote-photo-places';

/**
 * Shrinks a photo and adds it to the form. If the form was sent meanwhile, the photo joins the request, or the current form if
 * none of the request's photos is left.
 * @throws UnreadablePhotoError, NoRoomError, FullRequestError
 */
async function addDraftPhoto(file: Blob): Promise<void> {
  const begun = beginPhotoDraft();
  const bytes = await shrinkPhoto(file);
  // One at a time, so that two photos never get the same place.
  await navigator.locks.request(addingLock, () => addShrunk(bytes, begun));
}

class FullRequestError extends Error {
  override readonly name = 'FullRequestError';
}

async function addShrunk(contents: ArrayBuffer, begun: string): Promise<void> {
  await dropOldDrafts();
  const photos = await listQuotePhotos();
  const isSent = currentPhotoDraft() !== begun;
  const sent = isSent ? photos.find(({ body }) => body.draft === begun && body.quoteKey)?.body : undefined;
  const draft = sent || !isSent ? begun : beginPhotoDraft();
  if (photos.filter(({ body }) => body.draft === draft).length >= maxRequestPhotos)
    throw new FullRequestError();
  const body = { quoteKey: sent?.quoteKey, upload: sent?.upload, draft, caption: '' };
  await siteQueue.add({ kind: quotePhotoKind.name, owner: visitor, body, contents });
}

async function dropOldDrafts(): Promise<void> {
  const now = Date.now();
  for (const { id, body, createdAt } of await listQuotePhotos()) {
    if (body.quoteKey === undefined && now - createdAt > draftMs) await siteQueue.remove(id);
  }
}

async function captionDraftPhoto({ id, body }: QuotePhoto, caption: string): Promise<void> {
  await siteQueue.change(id, { body: { ...body, caption } });
}

async function swapDraftPhotos(one: QuotePhoto, other: QuotePhoto): Promise<void> {
  await siteQueue.change(one.id, { order: other.order });
  await siteQueue.change(other.id, { order: one.order });
}

const texts = quotePhotosTexts();

const noRoomSentences = { queue: texts.noRoomInQueue, disk: texts.noRoomOnDisk } as const;

function problemOf(error: unknown, name: string): string {
  if (error instanceof NoRoomError) return noRoomSentences[error.full];
  if (error instanceof FullRequestError) return texts.full(maxRequestPhotos);
  return texts.notAdded(name);
}

/** Photos of the job with order and captions. They stay on the device until the request is sent. */
export function DraftPhotos() {
  const draft = currentPhotoDraft();
  const photos = useQuotePhotos().filter(({ body }) => body.draft === draft);
  const buttons = useRef<HTMLDivElement>(null);
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
                  onKeyDown={(event) => {
                    if (event.key !== 'Enter') return;
                    // Enter sends the form, which removes the field before it blurs.
                    event.preventDefault();
                    void captionDraftPhoto(photo, event.currentTarget.value.trim());
                  }}
                />
                <div className="flex gap-1">
                  <Button
                    look="ghost"
                    square
                    aria-label={texts.moveUp(number)}
                    disabled={!before}
                    onClick={() => before && void swapDraftPhotos(photo, before)}
                  >
                    <ArrowUp aria-hidden="true" />
                  </Button>
                  <Button
                    look="ghost"
                    square
                    aria-label={texts.moveDown(number)}
                    disabled={!after}
                    onClick={() => after && void swapDraftPhotos(photo, after)}
                  >
                    <ArrowDown aria-hidden="true" />
                  </Button>
                  <Button
                    look="ghost"
                    square
                    className="ml-auto"
                    aria-label={texts.remove(number)}
                    onClick={() => remove(photo.id)}
                  >
                    <Trash2 aria-hidden="true" />
                  </Button>
                </div>
              </div>
            </li>
          );
        })}
      </ol>
      <PhotoInputs
        take={texts.takePhoto}
        choose={texts.choosePhotos}
        preparing={texts.preparing}
        add={addDraftPhoto}
        sayProblem={problemOf}
        buttons={buttons}
      />
    </fieldset>
  );
}
