import { maxPhotoPartBytes } from '@welding/domain/business/limits';
import {
  captionHeader,
  partHeader,
  partMissingStatus,
  uploadTokenHeader,
} from '@welding/domain/entities/photo-address';
import { apiPaths } from '#shared/api/paths.ts';
import { databaseExists } from '#shared/storage/database-exists.ts';
import { deliver } from './deliver.ts';
import { tellOutboxNews } from './outbox-news.ts';
import { changePhotos, type KeptPhoto, listPhotos, photoDatabase, removePhotos } from './photo-store.ts';

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

/** A part at a time: what a cut connection loses is one part. */
async function send(photo: KeptPhoto, upload: UploadOf): Promise<void> {
  const { id, bytes } = photo;
  const count = countParts(bytes);
  const note = (fields: Partial<KeptPhoto>) =>
    changePhotos((other) => (other.id === id ? fields : undefined));
  try {
    for (let index = photo.sentParts ?? 0; index < count; index += 1) {
      await note({ state: 'sending', sentParts: index });
      changed();
      if (!(await listPhotos()).some((other) => other.id === id)) return;
      const delivery = await deliver({
        busySince: photo.busySince,
        send: (signal) => sendPart(photo, upload, { index, count }, signal),
        noteBusy: (since) => note({ busySince: since }),
      });
      if (delivery.kind === 'sent') continue;
      const { message, status } = delivery;
      if (status === partMissingStatus) await note({ state: undefined, sentParts: 0 });
      else await note({ state: 'refused', message, sentParts: 0 });
      return;
    }
    await removePhotos((other) => other.id === id);
  } catch (error) {
    await note({ state: undefined });
    throw error;
  }
}

/** In how many parts a photo is sent. */
export function countParts(bytes: ArrayBuffer): number {
  return Math.ceil(bytes.byteLength / maxPhotoPartBytes);
}

async function sendPart(
  { id, bytes, caption }: KeptPhoto,
  { quoteId, token }: UploadOf,
  { index, count }: { index: number; count: number },
  signal: AbortSignal,
): Promise<Response> {
  return await fetch(apiPaths.quotePhotos(quoteId), {
    method: 'POST',
    credentials: 'omit',
    headers: {
      'Content-Type': 'image/jpeg',
      'Idempotency-Key': id,
      [uploadTokenHeader]: token,
      ...(count > 1 && { [partHeader]: `${index + 1}/${count}` }),
      ...(caption && { [captionHeader]: encodeURIComponent(caption) }),
    },
    body: bytes.slice(index * maxPhotoPartBytes, (index + 1) * maxPhotoPartBytes),
    signal,
  });
}
