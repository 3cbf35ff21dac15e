/** The header that ties a photo to a quote request: the `uploadToken` of the request's answer. */
export const uploadTokenHeader = 'X-Upload-Token';
/** The photo's caption, percent-encoded because headers are ASCII. */
export const captionHeader = 'X-Photo-Caption';

/** The part of a photo in this request and the number of parts: `2/5`. Without it, the body is the whole photo. */
export const partHeader = 'X-Photo-Part';
/** The status that asks the device to resend all parts. */
export const partMissingStatus = 410;

/** The API path of a photo, as stored in beforePhotos and afterPhotos. */
export function photoPath(id: string): string {
  return `/api/photos/${id}`;
}

const ownPath = /^\/api\/photos\/([0-9a-f-]{36})$/;

/** The id of a photo that the API serves; undefined for other addresses. */
export function photoIdOf(path: string): string | undefined {
  return ownPath.exec(path)?.[1];
}
