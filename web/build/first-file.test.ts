import { expect, test } from 'vitest';
import { firstFile } from './first-file.ts';

/** Who imports whom at once; what is imported later has nobody. */
const importersOf: Readonly<Record<string, readonly string[]>> = {
  entry: [],
  react: ['entry', 'screen'],
  router: ['app'],
  app: ['entry', 'circle'],
  circle: ['app'],
  screen: [],
  chart: ['screen'],
};

const fileOf = (id: string) =>
  firstFile(id, {
    getModuleInfo: (asked) => ({ isEntry: asked === 'entry', importers: importersOf[asked] ?? [] }),
  });

test('what the start needs, directly or not, is one file', () => {
  for (const id of ['entry', 'react', 'app', 'router', 'circle']) expect(fileOf(id)).toBe('first');
});

test('a screen that comes later, and what it alone needs, is not in it', () => {
  for (const id of ['screen', 'chart']) expect(fileOf(id)).toBeNull();
});
