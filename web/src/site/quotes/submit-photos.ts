import { tellOutboxNews } from '#pwa/outbox/outbox-news.ts';
import { changePhotos } from '#pwa/outbox/photo-store.ts';
import { openUpload, type UploadOf } from '#pwa/outbox/send-waiting-photos.ts';
import { sendWaiting } from '#pwa/send-waiting.ts';
import { beginPhotoDraft, currentPhotoDraft, endPhotoDraft } from './photo-draft.ts';

/** Notes with the form's photos which request they belong to, before it is sent. */
export async function addPhotosTo(idempotencyKey: string): Promise<void> {
  const draft = currentPhotoDraft();
  await changePhotos((photo) => (photo.draft === draft ? { quoteKey: idempotencyKey } : undefined));
}

/** The request was taken, or is kept on this device: its photos follow. @param upload undefined where it is kept */
export async function releasePhotos(idempotencyKey: string, upload: UploadOf | undefined): Promise<void> {
  endPhotoDraft();
  tellOutboxNews({ sent: 0, returned: 0 });
  if (!upload) return;
  await openUpload(idempotencyKey, upload);
  void sendWaiting();
}

/** Puts the photos of a request that came back into the form again. */
export async function takePhotosBack(idempotencyKey: string): Promise<void> {
  const draft = beginPhotoDraft();
  await changePhotos((photo) =>
    photo.quoteKey === idempotencyKey ? { draft, quoteKey: undefined, upload: undefined } : undefined,
  );
  tellOutboxNews({ sent: 0, returned: 0 });
}
