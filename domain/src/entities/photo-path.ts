/** Shows which answer to a quote request a photo belongs to: the field `uploadToken` of that answer. */
export const uploadTokenHeader = 'X-Upload-Token';
/** What stands below a photo, percent-encoded, as headers hold ASCII alone. */
export const captionHeader = 'X-Photo-Caption';

/** Which part of a photo a request carries, and of how many: `2/5`. Without it, it is the whole photo. */
export const partHeader = 'X-Photo-Part';
/** The status that asks for a photo's parts from the first one on again. */
export const partMissingStatus = 410;

/** Where the API answers with a photo; what beforePhotos and afterPhotos hold. */
export function photoPath(id: string): string {
  return `/api/photos/${id}`;
}

const ownPath = /^\/api\/photos\/([0-9a-f-]{36})$/;

/** The id of a photo that the API keeps; undefined for one that stands elsewhere. */
export function photoIdOf(path: string): string | undefined {
  return ownPath.exec(path)?.[1];
}
