import { cp } from 'node:fs/promises';
import { join } from 'node:path';

/** The drawings that stand in for photos. */
export const samplePhotosFolder = join(import.meta.dirname, 'photos');

/** Where the local stack serves them. */
export const samplePhotosPath = '/sample-photos';

/** The address of a drawing, by its file's name without the ending. */
export function samplePhoto(name: string): string {
  return `${samplePhotosPath}/${name}.svg`;
}

/** Puts the drawings beside the pages of the site that was built into `web`. */
export async function serveSamplePhotos(web: string): Promise<void> {
  await cp(samplePhotosFolder, join(web, samplePhotosPath), { recursive: true });
}
