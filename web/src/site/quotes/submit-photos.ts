import { listQuotePhotos, openPhotos, photosOf, siteQueue } from '#pwa/site-queue/quote-kind.ts';
import { beginPhotoDraft, currentPhotoDraft, endPhotoDraft } from './quote-draft.ts';

/**
 * Links the form's photos to the request before it is sent.
 * @returns how many there are
 */
export async function addPhotosTo(quoteKey: string): Promise<number> {
  const draft = currentPhotoDraft();
  const photos = (await listQuotePhotos()).filter(({ body }) => body.draft === draft);
  for (const { id, body } of photos) await siteQueue.change(id, { body: { ...body, quoteKey } });
  return photos.length;
}

/**
 * Releases the photos after the request was accepted or queued.
 * @param response the API's or the worker's
 */
export async function releasePhotos(quoteKey: string, response: unknown): Promise<void> {
  endPhotoDraft();
  await openPhotos(quoteKey, response);
}

export async function takePhotosBack(quoteKey: string): Promise<void> {
  const draft = beginPhotoDraft();
  for (const { id, body } of await photosOf(quoteKey)) {
    await siteQueue.change(id, { body: { draft, caption: body.caption } });
  }
}
