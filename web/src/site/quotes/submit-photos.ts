import { changePhotosOf, openPhotos, quotePhotoKind, siteQueue } from '#pwa/site-queue/quote-kind.ts';
import { beginPhotoDraft, currentPhotoDraft, endPhotoDraft } from './quote-draft.ts';

/**
 * Links the form's photos to the request before it is sent.
 * @returns how many there are
 */
export async function addPhotosTo(quoteKey: string): Promise<number> {
  const draft = currentPhotoDraft();
  return await siteQueue.changeAll((item) => {
    const [photo] = quotePhotoKind.read([item]);
    return photo && photo.body.draft === draft ? { body: { ...photo.body, quoteKey } } : undefined;
  });
}

/**
 * Releases the photos after the request was accepted or queued.
 * @param response the API's or the worker's
 */
export async function releasePhotos(quoteKey: string, response: unknown): Promise<void> {
  try {
    await openPhotos(quoteKey, response);
  } finally {
    // Last, so that photos of a page that dies before are in the form again.
    endPhotoDraft();
  }
}

/** Moves a request's photos back to the form. */
export async function takePhotosBack(quoteKey: string): Promise<void> {
  const draft = beginPhotoDraft();
  await changePhotosOf(quoteKey, ({ caption }) => ({ draft, caption }));
}
