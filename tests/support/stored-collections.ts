import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { declaredCollections } from '../../functions/src/store/entity-collection.ts';
import { declaredQueries } from '../../functions/src/store/query.ts';

const folder = join(import.meta.dirname, '..', '..', 'functions', 'src');

/** Loads every module of the functions that declares a collection or a query. */
async function loadDeclaring(): Promise<void> {
  for (const name of globSync('*/*.ts', { cwd: folder, exclude: (name) => /\.(test|d)\.ts$/.test(name) })) {
    const file = join(folder, name);
    if (/\b(entityCollection|declareQuery)[(<]/.test(await readFile(file, 'utf8'))) await import(file);
  }
}

/** Every collection of entities in the functions, exported or not. */
export async function storedCollections(): Promise<typeof declaredCollections> {
  await loadDeclaring();
  return declaredCollections;
}

/** Every query in the functions. */
export async function storedQueries(): Promise<typeof declaredQueries> {
  await loadDeclaring();
  return declaredQueries;
}
