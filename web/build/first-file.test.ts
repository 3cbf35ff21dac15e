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
  other: [],
  '/lucide-react/dist/esm/icons/car.mjs': ['screen'],
  '/lucide-react/dist/esm/icons/map.mjs': ['screen', 'other'],
};

const fileOf = (id: string) =>
  firstFile(id, {
    getModuleInfo: (asked) => ({
      isEntry: asked === 'entry',
      importers: importersOf[asked] ?? [],
      dynamicImporters: [],
    }),
  });

test('what the start needs, directly or not, is one file', () => {
  for (const id of ['entry', 'react', 'app', 'router', 'circle']) expect(fileOf(id)).toBe('first');
});

test('a screen that comes later, and what it alone needs, is not in it', () => {
  for (const id of ['screen', 'chart']) expect(fileOf(id)).toBeNull();
});

test('an icon comes with the one screen that shows it, and at once where several do', () => {
  const files = ['car', 'map'].map((icon) => fileOf(`/lucide-react/dist/esm/icons/${icon}.mjs`));
  expect(files).toEqual([null, 'first']);
});
