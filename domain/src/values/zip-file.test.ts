import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { crc32, deflateRawSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { openPromise } from 'yauzl';
import { readZipEntries, type ZipEntryPlace, zipDirectory, zipHeader } from './zip-file.ts';

const modified = Date.UTC(2027, 2, 14, 20, 10, 8);

function entryOf(name: string, contents: string, isDeflated = false) {
  const bytes = Buffer.from(contents);
  const stored = isDeflated ? deflateRawSync(bytes) : bytes;
  const sizes = { size: bytes.length, storedSize: stored.length };
  return Buffer.concat([zipHeader({ name, crc: crc32(bytes), ...sizes, isDeflated, modified }), stored]);
}

/** Another program's view of a file with these entries. */
async function readElsewhere(entries: readonly Buffer[], start = 0) {
  const folder = await mkdtemp(join(tmpdir(), 'zip-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'file.zip');
  const file = await open(path, 'w');
  let at = start;
  const places: ZipEntryPlace[] = [];
  for (const bytes of entries) {
    places.push(...readZipEntries(bytes, at).map(({ place }) => place));
    await file.write(bytes, 0, bytes.length, at);
    at += bytes.length;
  }
  const directory = Buffer.concat(zipDirectory(places, at));
  await file.write(directory, 0, directory.length, at);
  await file.close();
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false });
  const found: [string, string, string][] = [];
  for await (const entry of zip.eachEntry()) {
    const contents = found.length < 5 ? await text(await zip.openReadStreamPromise(entry)) : '';
    found.push([entry.fileName, contents, entry.getLastModDate({ timezone: 'UTC' }).toISOString()]);
  }
  zip.close();
  return found;
}

test.each([
  ['a small file', 0],
  ['a file of more than 4 GB', 5_000_000_000],
])('another program reads %s', async (_, start) => {
  const entries = [entryOf('año.txt', 'stored'), entryOf('b/c.json', 'deflated', true)];
  expect(await readElsewhere(entries, start)).toEqual([
    ['año.txt', 'stored', '2027-03-14T20:10:08.000Z'],
    ['b/c.json', 'deflated', '2027-03-14T20:10:08.000Z'],
  ]);
});

test('another program reads more than 65,535 entries', async () => {
  const entries = Array.from({ length: 70_000 }, (_, index) => entryOf(`${index}`, 'x'));
  const found = await readElsewhere([Buffer.concat(entries)]);
  expect([found.length, found.at(-1)?.[0]]).toEqual([70_000, '69999']);
});

test('a part that breaks off is noticed', () => {
  const bytes = Buffer.concat([entryOf('a', 'one'), entryOf('b', 'two')]);
  expect(readZipEntries(bytes, 10).map(({ name, place }) => [name, place.offset])).toEqual([
    ['a', 10],
    ['b', 44],
  ]);
  for (const length of [bytes.length - 1, 40]) {
    expect(() => readZipEntries(bytes.subarray(0, length), 0)).toThrow(RangeError);
  }
});
