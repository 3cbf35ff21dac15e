import { maxRequestPhotos } from '@welding/domain/business/limits';
import { tellOutboxNews } from '#pwa/outbox/outbox-news.ts';
import { changePhotos, keepPhoto, listPhotos, removePhotos } from '#pwa/outbox/photo-store.ts';
import { sendWaiting } from '#pwa/send-waiting.ts';
import { shrinkPhoto } from '#shared/photos/shrink-photo.ts';
import { beginPhotoDraft, currentPhotoDraft } from './photo-draft.ts';

/** Photos of a form that was never sent go with the next visit a day later. */
const draftMs = 24 * 60 * 60 * 1000;

/** Held by whoever gives a photo its place. */
const addingLock = 'quote-photo-places';

const changed = () => tellOutboxNews({ sent: 0, returned: 0 });

/**
 * Shrinks a photo and puts it behind those of the form. One that is ready only after the form was sent goes with the
 * request, or, where none of its photos is here any more, into the form as it is then.
 * @returns whether there was a place for it
 * @throws UnreadablePhotoError, NoRoomError
 */
export async function addDraftPhoto(file: Blob): Promise<boolean> {
  const begun = beginPhotoDraft();
  const bytes = await shrinkPhoto(file);
  // One at a time: of two that are ready at once each has its own place, and the last place is not given twice.
  return await navigator.locks.request(addingLock, () => addShrunk(bytes, begun));
}

async function addShrunk(bytes: ArrayBuffer, begun: string): Promise<boolean> {
  const now = Date.now();
  await removePhotos(({ quoteKey, addedAt }) => quoteKey === undefined && now - addedAt > draftMs);
  const kept = await listPhotos();
  const isSent = currentPhotoDraft() !== begun;
  const sent = isSent ? kept.find((photo) => photo.draft === begun && photo.quoteKey) : undefined;
  const draft = sent || !isSent ? begun : beginPhotoDraft();
  if (kept.filter((photo) => photo.draft === draft).length >= maxRequestPhotos) return false;
  const order = Math.max(0, ...kept.map((photo) => photo.order)) + 1;
  const { quoteKey, upload } = sent ?? {};
  await keepPhoto({
    ...{ id: crypto.randomUUID(), draft, order, bytes, caption: '', addedAt: now },
    ...(quoteKey && { quoteKey }),
    ...(upload && { upload }),
  });
  changed();
  if (upload) void sendWaiting();
  return true;
}

export async function captionDraftPhoto(id: string, caption: string): Promise<void> {
  await changePhotos((photo) => (photo.id === id ? { caption } : undefined));
  changed();
}

/** Lets two photos change places. */
export async function swapDraftPhotos(
  one: { id: string; order: number },
  other: { id: string; order: number },
): Promise<void> {
  await changePhotos(({ id }) => {
    if (id === one.id) return { order: other.order };
    return id === other.id ? { order: one.order } : undefined;
  });
  changed();
}

/** Takes a photo off this device, out of the form or while it waits to be sent. */
export async function dropPhoto(id: string): Promise<void> {
  await removePhotos((photo) => photo.id === id);
  changed();
}

/** Sends a photo again that was not taken. */
export async function retryPhoto(id: string): Promise<void> {
  await changePhotos((photo) =>
    photo.id === id ? { state: undefined, message: undefined, busySince: undefined } : undefined,
  );
  changed();
}
