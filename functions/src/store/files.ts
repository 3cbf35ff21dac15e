import { loadOnce } from '@welding/domain/values/lazy';
import * as z from 'zod/mini';
import { firebaseApp } from './firestore.ts';

/** The project's default bucket. Loaded on first use: few requests need it. */
const bucket = loadOnce(async () => {
  const [app, { getStorage }] = await Promise.all([firebaseApp(), import('firebase-admin/storage')]);
  return getStorage(app).bucket();
});

export async function storeFile(path: string, contents: Buffer, contentType: string): Promise<void> {
  const file = (await bucket()).file(path);
  await file.save(contents, {
    contentType,
    resumable: false,
    validation: 'crc32c',
    metadata: { cacheControl: 'private, no-store' },
  });
}

/** The file's contents, undefined when it does not exist. */
export async function readFile(path: string): Promise<Buffer | undefined> {
  const file = (await bucket()).file(path);
  try {
    // The library does not repeat a download whose connection breaks.
    const [contents] = await file
      .download()
      .catch((error: unknown) => (isLostConnection(error) ? file.download() : Promise.reject(error)));
    return contents;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function isLostConnection(error: unknown): boolean {
  return error instanceof Error && /socket hang up|ECONNRESET/.test(error.message);
}

export type StoredFile = { readonly name: string; readonly contentType: string };

/** A page of the bucket's files in the order of their names, and the next page's token. */
export async function listFiles(
  pageToken: string | undefined,
  maxResults: number,
): Promise<{ readonly files: readonly StoredFile[]; readonly next: string | undefined }> {
  const query = { maxResults, autoPaginate: false, ...(pageToken && { pageToken }) };
  const [files, next] = await (await bucket()).getFiles(query);
  return {
    files: files.map(({ name, metadata }) => ({ name, contentType: metadata.contentType ?? '' })),
    next: nextPageSchema.safeParse(next).data?.pageToken,
  };
}

const nextPageSchema = z.object({ pageToken: z.string() });

/** Does nothing when the file does not exist. */
export async function removeFile(path: string): Promise<void> {
  await (await bucket()).file(path).delete({ ignoreNotFound: true });
}

/** The paths of all files below a folder that were stored before an instant. */
export async function listFilesBefore(folder: string, instant: Date): Promise<string[]> {
  const [files] = await (await bucket()).getFiles({ prefix: folder });
  return files
    .filter(({ metadata }) => Date.parse(metadata.timeCreated ?? '') < instant.getTime())
    .map(({ name }) => name);
}

/** Removes up to 1,000 files below a folder that were stored before an instant. */
export async function removeFilesBefore(folder: string, instant: Date): Promise<void> {
  const [files] = await (await bucket()).getFiles({ prefix: folder, maxResults: 1_000, autoPaginate: false });
  const old = files.filter(({ metadata }) => Date.parse(metadata.timeCreated ?? '') < instant.getTime());
  await Promise.all(old.map((file) => file.delete({ ignoreNotFound: true })));
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 404 || error.code === '404');
}
