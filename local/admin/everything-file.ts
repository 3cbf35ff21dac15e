import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import {
  type ListedEntry,
  listName,
  manifestName,
  type TakeoutManifest,
  takeoutListSchema,
  takeoutManifestSchema,
} from '@welding/domain/entities/takeout';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { chainOf } from '../../functions/src/takeout/take-out.ts';
import { StackProblem } from '../stack/stack-problem.ts';

/** An export of everything whose hashes were checked. */
export type EverythingFile = {
  readonly manifest: TakeoutManifest;
  readonly entries: readonly ListedEntry[];
  readonly read: (name: string) => Promise<NodeJS.ReadableStream>;
  readonly close: () => void;
};

/** @throws StackProblem for a file that is incomplete or was changed */
export async function openEverythingFile(path: string): Promise<EverythingFile> {
  const zip = await openZip(path);
  const found = new Map<string, Entry>();
  try {
    for await (const entry of zip.eachEntry()) found.set(entry.fileName, entry);
  } catch {
    throw broken(path);
  }
  const read = async (name: string) => {
    const entry = found.get(name);
    if (!entry) throw new StackProblem(`${path} lacks ${name}: take everything out again.`);
    return await zip.openReadStreamPromise(entry);
  };
  if (!found.has(manifestName)) throw broken(path);
  const json = async (name: string): Promise<unknown> => JSON.parse(await text(await read(name)));
  const manifest = takeoutManifestSchema.parse(await json(manifestName));
  const entries: ListedEntry[] = [];
  let chain = '';
  for (let part = 1; part <= manifest.parts; part += 1) {
    const list = takeoutListSchema.parse(await json(listName(part)));
    entries.push(...list.entries);
    chain = chainOf(chain, list.entries);
  }
  if (chain !== manifest.chain) throw changed(path, manifestName);
  for (const { name, bytes, sha256 } of entries) {
    const hash = createHash('sha256');
    let size = 0;
    for await (const chunk of await read(name)) {
      hash.update(chunk);
      size += chunk.length;
    }
    if (size !== bytes || hash.digest('hex') !== sha256) throw changed(path, name);
  }
  return { manifest, entries, read, close: () => zip.close() };
}

async function openZip(path: string): Promise<ZipFile> {
  try {
    return await openPromise(path, { lazyEntries: true, autoClose: false });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new StackProblem(`There is no file ${path}.`);
    }
    throw broken(path);
  }
}

const broken = (path: string) =>
  new StackProblem(`${path} is not whole: it has no ${manifestName} at its end. Take everything out again.`);

const changed = (path: string, name: string) =>
  new StackProblem(`${path} was changed or damaged: ${name} is not what it was.`);
