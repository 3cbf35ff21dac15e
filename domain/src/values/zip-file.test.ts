import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { crc32, deflateRawSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { type Entry, fromBufferPromise, type Options, openPromise } from 'yauzl';
import { readZipEntries, type ZipEntryPlace, zipDirectory, zipHeader } from './zip-file.ts';

const modified = Date.UTC(2027, 2, 14, 20, 10, 8);

function entryOf(name: string, contents: string, isDeflated = false) {
  const bytes = Buffer.from(contents);
  const stored = isDeflated ? deflateRawSync(bytes) : bytes;
  const sizes = { size: bytes.length, storedSize: stored.length };
  return Buffer.concat([zipHeader({ name, crc: crc32(bytes), ...sizes, isDeflated, modified }), stored]);
}

/** The system that wrote the entry, the version of the format and the file's mode, as Unix programs read them. */
function madeBy({ versionMadeBy, externalFileAttributes }: Entry) {
  return [versionMadeBy >> 8, versionMadeBy & 0xff, (externalFileAttributes >>> 16).toString(8)].join(' ');
}

/** Another program's view of a file with these entries. A file that begins later is mostly a hole on the disk. */
async function readElsewhere(entries: readonly Buffer[], start = 0) {
  let at = start;
  const places: ZipEntryPlace[] = [];
  for (const bytes of entries) {
    places.push(...readZipEntries(bytes, at).map(({ place }) => place));
    at += bytes.length;
  }
  const written = Buffer.concat([...entries, ...zipDirectory(places, at)]);
  const options = { lazyEntries: true, autoClose: false };
  const zip = await (start === 0 ? fromBufferPromise(written, options) : openAt(start, written, options));
  const found: [name: string, contents: string, modified: string, madeBy: string][] = [];
  for await (const entry of zip.eachEntry()) {
    const contents = found.length < 5 ? await text(await zip.openReadStreamPromise(entry)) : '';
    const at = entry.getLastModDate({ timezone: 'UTC' }).toISOString();
    found.push([entry.fileName, contents, at, madeBy(entry)]);
  }
  zip.close();
  return found;
}

async function openAt(start: number, written: Buffer, options: Options) {
  const folder = await mkdtemp(join(tmpdir(), 'zip-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'file.zip');
  const file = await open(path, 'w');
  await file.write(written, 0, written.length, start);
  await file.close();
  return await openPromise(path, options);
}

test.each([
  ['a small file', 0],
  ['a file of more than 4 GB', 5_000_000_000],
])('another program reads %s', async (_, start) => {
  const entries = [entryOf('año № 日本.txt', 'stored'), entryOf('b/c.json', 'deflated', true)];
  expect(await readElsewhere(entries, start)).toEqual([
    ['año № 日本.txt', 'stored', '2027-03-14T20:10:08.000Z', '3 45 100644'],
    ['b/c.json', 'deflated', '2027-03-14T20:10:08.000Z', '3 45 100644'],
  ]);
});

test('another program reads more than 65,535 entries', async () => {
  const entries = Array.from({ length: 70_000 }, (_, index) => entryOf(`${index}`, 'x'));
  const found = await readElsewhere([Buffer.concat(entries)]);
  expect([found.length, found.at(-1)?.[0]]).toEqual([70_000, '69999']);
});

test('refuses a file that is cut off', () => {
  const bytes = Buffer.concat([entryOf('a', 'one'), entryOf('b', 'two')]);
  expect(readZipEntries(bytes, 10).map(({ name, place }) => [name, place.offset])).toEqual([
    ['a', 10],
    ['b', 44],
  ]);
  for (const length of [bytes.length - 1, 40]) {
    expect(() => readZipEntries(bytes.subarray(0, length), 0)).toThrow(RangeError);
  }
});
