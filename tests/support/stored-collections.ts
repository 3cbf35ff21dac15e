import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { declaredCollections } from '../../functions/src/data/entity-collection.ts';

const folder = join(import.meta.dirname, '..', '..', 'functions', 'src', 'data');

/** Every collection of entities that the functions store, whether its file exports it or not. */
export async function storedCollections(): Promise<typeof declaredCollections> {
  for (const file of await readdir(folder)) {
    if (/\.ts$/.test(file) && !/\.(test|d)\.ts$/.test(file)) await import(join(folder, file));
  }
  return declaredCollections;
}
