import { type Unzipped, unzipSync } from 'fflate/browser';

export { strFromU8 } from 'fflate/browser';

/**
 * Replaces fflate for read-excel-file, which calls it so. fflate's own `unzip` starts workers from blobs, which the desk's
 * content security policy refuses. Files are read in a worker already.
 */
export function unzip(archive: Uint8Array, callback: (error: unknown, files?: Unzipped) => void): void {
  try {
    callback(null, unzipSync(archive));
  } catch (error) {
    callback(error);
  }
}
