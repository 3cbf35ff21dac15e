/** The header that ties a photo to a quote request: the `uploadToken` of the request's response. */
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

/** The widths in which each photo of published work is stored, in pixels. */
export const workPhotoWidths = [480, 960, 1600] as const;

/** The address of a published photo, without its width. */
export function workPhotoPath(workId: string, photoId: string): string {
  return `/api/work/${workId}/${photoId}`;
}

export function workPhotoFile(path: string, width: (typeof workPhotoWidths)[number]): string {
  return `${path}-${width}.jpg`;
}
