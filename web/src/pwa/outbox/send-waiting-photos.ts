import { captionHeader, uploadTokenHeader } from '@welding/domain/entities/photo-address';
import { apiPaths } from '#shared/api/paths.ts';
import { databaseExists } from '#shared/storage/database-exists.ts';
import { tellOutboxNews } from './outbox-news.ts';
import {
  changePhoto,
  changePhotos,
  type KeptPhoto,
  listPhotos,
  photoDatabase,
  removePhotos,
} from './photo-store.ts';
import { sendInParts } from './send-in-parts.ts';

/** Held by whoever sends photos: a page or the worker, one at a time. */
const photosLock = 'quote-photos';

const changed = () => tellOutboxNews({ sent: 0, returned: 0 });

/** What the server answers to a request, as far as its photos need it. */
export type UploadOf = { readonly quoteId: string; readonly token: string };

/** Says to the photos of a request where they can be sent, now that the server has taken the request. */
export async function openUpload(quoteKey: string, upload: UploadOf): Promise<void> {
  if (!(await databaseExists(photoDatabase))) return;
  await changePhotos((photo) => (photo.quoteKey === quoteKey && !photo.upload ? { upload } : undefined));
  changed();
}

/** Takes the photos of a request that is not sent after all off this device. */
export async function dropPhotosOf(quoteKey: string): Promise<void> {
  if (await databaseExists(photoDatabase)) await removePhotos((photo) => photo.quoteKey === quoteKey);
}

/**
 * Sends the photos of every request that the server has taken, one after the other in their order. A photo leaves the device
 * only after the server has answered for it; its idempotency key makes sending it again harmless.
 * @throws StillWaitingError when one could not be sent now; those after it wait, too
 */
export async function sendWaitingPhotos(): Promise<void> {
  if (!(await databaseExists(photoDatabase))) return;
  await navigator.locks.request(photosLock, async () => {
    for (;;) {
      // Read anew for each: one may have been cancelled, and others come.
      const next = (await listPhotos()).find(({ upload, state }) => upload && state !== 'refused');
      if (!next?.upload) return;
      try {
        await send(next, next.upload);
      } finally {
        changed();
      }
    }
  });
}

async function send(photo: KeptPhoto, { quoteId, token }: UploadOf): Promise<void> {
  const { id, caption } = photo;
  try {
    const outcome = await sendInParts({
      ...photo,
      url: apiPaths.quotePhotos(quoteId),
      headers: {
        'Idempotency-Key': id,
        [uploadTokenHeader]: token,
        ...(caption && { [captionHeader]: encodeURIComponent(caption) }),
      },
      note: async (notes) => {
        const isThere = await changePhoto(id, { state: 'sending', ...notes });
        changed();
        return isThere;
      },
    });
    if (outcome === 'sent') await removePhotos((other) => other.id === id);
    else if (typeof outcome === 'object')
      await changePhoto(id, { state: 'refused', message: outcome.message, sentParts: 0 });
    else await changePhoto(id, { state: undefined });
  } catch (error) {
    await changePhoto(id, { state: undefined });
    throw error;
  }
}
