import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';
import type { Actor } from '@welding/domain/entities/audit-entry';
import {
  type ListedEntry,
  listName,
  manifestName,
  notDrawnName,
  type TakeoutList,
  type TakeoutManifest,
} from '@welding/domain/entities/takeout';
import { safePath } from '@welding/domain/values/file-name';
import { type ZipEntryPlace, zipDirectory, zipHeader } from '@welding/domain/values/zip-file';
import { recordChange } from '#store/audit.ts';
import { newBatch } from '#store/firestore.ts';
import { keptCollections, leftOutCollections } from './kept-collections.ts';
import { fileEntries, type NotDrawn, paperEntries } from './papers-and-files.ts';
import { firstPosition, type MadeEntry, signPosition, type TakeoutPosition } from './position.ts';
import { recordEntries, tableEntries } from './records.ts';
import { takeoutTexts } from './takeout-texts.ts';

/** Functions stream at most 10 MB per response (https://firebase.google.com/docs/functions/quotas). A photo counts, too. */
const mostPartBytes = 8_000_000;
/** Keeps each part well below Hosting's minute, and lets the page show progress every few seconds. */
const mostPartMs = 6_000;

const deflate = promisify<Buffer, Buffer>(deflateRaw);

type Step = (start: TakeoutPosition) => AsyncGenerator<MadeEntry | NotDrawn>;

const recordSteps: readonly Step[] = Object.entries(keptCollections).flatMap(([name, kept]): Step[] => [
  (start) => recordEntries({ name, ...kept }, start),
  (start) => tableEntries({ name, ...kept }, start),
]);

const steps: readonly Step[] = [
  async function* readme(start) {
    if (start.entries > 0) return;
    const position = { ...start, entries: 1 };
    yield { ...textEntry('README.txt', takeoutTexts().readme), position };
  },
  ...recordSteps,
  (start) => paperEntries('estimate', 'estimates', start),
  (start) => paperEntries('invoice', 'invoices', start),
  (start) => paperEntries('receipt', 'payments', start),
  fileEntries,
];

function textEntry(name: string, text: string): Omit<MadeEntry, 'position'> {
  return { name, bytes: Buffer.from(text), isDeflated: true };
}

/** Firestore reads past states for an hour. */
const readableMs = 60 * 60_000;

/** Whether the records at this file's instant can no longer be read. */
export function isTooOld({ at, step }: TakeoutPosition): boolean {
  return step < steps.length - 1 && Date.now() - Date.parse(at) > readableMs;
}

/** Begins the file and records it in the history. */
export async function beginTakeout(actor: Actor): Promise<TakeoutPosition> {
  const batch = await newBatch();
  await recordChange(batch, {
    actor,
    action: 'took out all of',
    entity: 'everything',
    entityId: 'everything',
    changes: [],
  });
  const [written] = await batch.commit();
  // The database's own clock, because Firestore refuses to read in the future.
  return firstPosition(new Date((written?.writeTime.toMillis() ?? Date.now()) + 1).toISOString());
}

/** The whole file, streamed while it is made. */
export async function* wholeTakeout(start: TakeoutPosition, staffId: string): AsyncGenerator<Uint8Array> {
  const places: ZipEntryPlace[] = [];
  let size = 0;
  for (let position: TakeoutPosition | undefined = start; position; ) {
    const part: AsyncGenerator<Chunk, TakeoutPosition | undefined> = chunksOfPart(position, staffId);
    let chunk = await part.next();
    for (; !chunk.done; chunk = await part.next()) {
      const { header, stored } = chunk.value;
      places.push({ header, offset: size });
      size += header.length + stored.length;
      yield header;
      yield stored;
    }
    position = chunk.value;
  }
  yield* zipDirectory(places, size);
}

/** One part of the file: whole entries, and a list of them that names the next part. */
export async function* takeoutPart(start: TakeoutPosition, staffId: string): AsyncGenerator<Uint8Array> {
  for await (const { header, stored } of chunksOfPart(start, staffId)) {
    yield header;
    yield stored;
  }
}

type Chunk = { readonly header: Uint8Array; readonly stored: Uint8Array };

/** @returns the position of the next part */
async function* chunksOfPart(
  start: TakeoutPosition,
  staffId: string,
): AsyncGenerator<Chunk, TakeoutPosition | undefined> {
  const begun = performance.now();
  const modified = Date.parse(start.at);
  const listed: ListedEntry[] = [];
  const notDrawn: TakeoutList['notDrawn'] = [];
  let [position, bytes, isLast] = [start, 0, true];
  for await (const found of entriesFrom(start)) {
    if ('paper' in found) {
      notDrawn.push({ paper: found.paper, why: found.why });
    } else {
      const made = { ...found, name: safePath(found.name) };
      const chunk = await chunkOf(made, modified);
      isLast = bytes === 0 || bytes + chunk.stored.length <= mostPartBytes;
      if (!isLast) break;
      yield chunk;
      bytes += chunk.stored.length;
      const { documents, type } = made;
      listed.push({
        ...hashedOf(made),
        ...(documents !== undefined && { documents }),
        ...(type && { type }),
      });
    }
    position = found.position;
    isLast = performance.now() - begun < mostPartMs;
    if (!isLast) break;
  }
  const { part, at } = start;
  if (notDrawn.length > 0) {
    const missing = textEntry(notDrawnName(part), takeoutTexts().notDrawn(notDrawn));
    yield await chunkOf(missing, modified);
    listed.push(hashedOf(missing));
  }
  const { totals } = position;
  const chain = chainOf(start.chain, listed);
  const next: TakeoutPosition | undefined = isLast ? undefined : { ...position, part: part + 1, chain };
  const list = {
    part,
    entries: listed,
    chain,
    notDrawn,
    totals,
    ...(next && { next: signPosition(staffId, next) }),
  };
  yield await jsonChunk(listName(part), list satisfies TakeoutList, modified);
  if (next) return next;
  const manifest: TakeoutManifest = {
    format: 'mobile-welding everything 1',
    project: process.env['GCLOUD_PROJECT'] ?? '',
    at,
    parts: part,
    chain,
    totals,
    leftOut: leftOutCollections,
  };
  yield await jsonChunk(manifestName, manifest, modified);
  return undefined;
}

/** The SHA-256 of these entries and all previous ones. */
export function chainOf(before: string, entries: readonly ListedEntry[]): string {
  return sha256(Buffer.from([before, ...entries.map(({ name, sha256 }) => `${sha256} ${name}`)].join('\n')));
}

function hashedOf({ name, bytes }: Pick<MadeEntry, 'name' | 'bytes'>): ListedEntry {
  return { name, bytes: bytes.length, sha256: sha256(bytes) };
}

async function* entriesFrom(start: TakeoutPosition): AsyncGenerator<MadeEntry | NotDrawn> {
  let position = start;
  for (const [index, step] of steps.entries()) {
    if (index < start.step) continue;
    if (index > start.step) {
      const { after: _after, page: _page, ...kept } = position;
      // A table keeps the columns found in its records. The next collection's records begin anew.
      position = { ...kept, step: index, entries: 0, columns: isRecords(index) ? [] : kept.columns };
    }
    for await (const made of step(position)) {
      position = made.position;
      yield made;
    }
  }
}

function isRecords(step: number): boolean {
  return step % 2 === 1;
}

async function jsonChunk(name: string, json: unknown, modified: number): Promise<Chunk> {
  return await chunkOf({ name, bytes: Buffer.from(JSON.stringify(json)), isDeflated: false }, modified);
}

async function chunkOf(
  { name, bytes, isDeflated }: Pick<MadeEntry, 'name' | 'bytes' | 'isDeflated'>,
  modified: number,
): Promise<Chunk> {
  const stored = isDeflated ? await deflate(bytes) : bytes;
  const sizes = { size: bytes.length, storedSize: stored.length };
  return { header: zipHeader({ name, crc: crc32(bytes), ...sizes, isDeflated, modified }), stored };
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
