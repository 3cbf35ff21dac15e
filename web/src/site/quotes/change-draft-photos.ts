import { maxRequestPhotos } from '@welding/domain/values/limits';
import {
  listQuotePhotos,
  type QuotePhoto,
  quotePhotoKind,
  siteQueue,
  visitor,
} from '#pwa/site-queue/quote-kind.ts';
import { shrinkPhoto } from '#shared/photos/shrink-photo.ts';
import { beginPhotoDraft, currentPhotoDraft } from './photo-draft.ts';

/** Photos of an unsent form are deleted on the next visit after this time. */
const draftMs = 24 * 60 * 60 * 1000;

/** Locks the assignment of places. */
const addingLock = 'quote-photo-places';

/**
 * Shrinks a photo and adds it to the form. If the form was sent meanwhile, the photo joins the request, or the current form if
 * none of the request's photos is left.
 * @returns whether there was a place for it
 * @throws UnreadablePhotoError, NoRoomError
 */
export async function addDraftPhoto(file: Blob): Promise<boolean> {
  const begun = beginPhotoDraft();
  const bytes = await shrinkPhoto(file);
  // One at a time, so that two photos never get the same place.
  return await navigator.locks.request(addingLock, () => addShrunk(bytes, begun));
}

async function addShrunk(contents: ArrayBuffer, begun: string): Promise<boolean> {
  await dropOldDrafts();
  const photos = await listQuotePhotos();
  const isSent = currentPhotoDraft() !== begun;
  const sent = isSent ? photos.find(({ body }) => body.draft === begun && body.quoteKey)?.body : undefined;
  const draft = sent || !isSent ? begun : beginPhotoDraft();
  if (photos.filter(({ body }) => body.draft === draft).length >= maxRequestPhotos) return false;
  const body = { quoteKey: sent?.quoteKey, upload: sent?.upload, draft, caption: '' };
  await siteQueue.add({ kind: quotePhotoKind.name, owner: visitor, body, contents });
  return true;
}

async function dropOldDrafts(): Promise<void> {
  const now = Date.now();
  for (const { id, body, createdAt } of await listQuotePhotos()) {
    if (body.quoteKey === undefined && now - createdAt > draftMs) await siteQueue.remove(id);
  }
}

export async function captionDraftPhoto({ id, body }: QuotePhoto, caption: string): Promise<void> {
  await siteQueue.change(id, { body: { ...body, caption } });
}

export async function swapDraftPhotos(one: QuotePhoto, other: QuotePhoto): Promise<void> {
  await siteQueue.change(one.id, { order: other.order });
  await siteQueue.change(other.id, { order: one.order });
}
