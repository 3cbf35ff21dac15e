import { manifestName, type TakeoutManifest, takeoutListSchema } from '@welding/domain/entities/takeout';
import { readZipEntries, type ZipEntryPlace, zipDirectory } from '@welding/domain/values/zip-file';
import { NetworkError } from '#shared/api/api-request.ts';

export type TakeoutProgress = {
  readonly bytes: number;
  readonly totals: TakeoutManifest['totals'];
  /** Papers that could not be drawn. */
  readonly notDrawn: number;
};

const triesOfPart = 3;

/**
 * Downloads all data as one file, part by part. Another call continues after a failure.
 * @param fetchPart throws as `deskFile`
 */
export function takeoutOf(fetchPart: (part: string) => Promise<Blob>) {
  const parts: Blob[] = [];
  const places: ZipEntryPlace[] = [];
  let next: string | undefined = 'first';
  let [bytes, notDrawn] = [0, 0];
  const take = async (part: string): Promise<TakeoutProgress> => {
    const blob = await fetchPart(part);
    const { entries, list } = readPart(new Uint8Array(await blob.arrayBuffer()), bytes);
    places.push(...entries.map(({ place }) => place));
    parts.push(blob);
    bytes += blob.size;
    notDrawn += list.notDrawn.length;
    ({ next } = list);
    return { bytes, totals: list.totals, notDrawn };
  };
  /** @throws as `deskFile` */
  return async (onProgress: (progress: TakeoutProgress) => void): Promise<Blob> => {
    while (next !== undefined) {
      const part: string = next;
      onProgress(await tried(() => take(part)));
    }
    return new Blob([...parts, ...zipDirectory(places, bytes).map((row) => row.slice())], {
      type: 'application/zip',
    });
  };
}

/** @throws NetworkError for an incomplete part */
function readPart(bytes: Uint8Array, offset: number) {
  try {
    const entries = readZipEntries(bytes, offset);
    const listed = entries.find(({ name }) => name.startsWith('lists/'));
    const list = takeoutListSchema.parse(JSON.parse(new TextDecoder().decode(listed?.stored)));
    const isWhole = list.next !== undefined || entries.at(-1)?.name === manifestName;
    if (isWhole) return { entries, list: { ...list, next: list.next } };
  } catch (cause) {
    throw new NetworkError('a part breaks off', { cause });
  }
  throw new NetworkError('the last part breaks off');
}

async function tried<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof NetworkError) || tries === triesOfPart) throw error;
    }
  }
}
