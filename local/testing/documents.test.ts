import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../stack/project-root.ts';

const read = (file: string) => readFile(join(projectRoot, file), 'utf8');

/** Files that recipes of CONTRIBUTING.md, builds and deployments create, and a file of a package. */
const notHere =
  /warrant|project-finished|opening-hours|routes\/gallery\.tsx|\.env\.|^\/|^(?:404|open)\.html$|^v1\.json$/;

/** A text that looks like one of our files, with or without its folder. */
function filesIn(text: string): string[] {
  const named = [...text.matchAll(/`([\w./-]+\.(?:tsx?|mjs|jsonc?|rules|css|html|md))`/g)];
  const linked = [...text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)];
  return [...named, ...linked].flatMap(([, file = '']) => file);
}

/** Every file and folder of the sources, as a path from the root. */
async function findSources(): Promise<string[]> {
  const rooms = ['domain', 'functions', 'web', 'local', 'tools', 'tests', 'bench', 'docs'];
  const below = await Promise.all(
    rooms.map(async (room) => {
      const found = await readdir(join(projectRoot, room), { recursive: true });
      return found.filter((file) => !file.includes('node_modules')).map((file) => join(room, file));
    }),
  );
  return [...(await readdir(projectRoot)), ...below.flat()];
}

test('the documents name existing files and commands', async () => {
  const found = await readdir(join(projectRoot, 'docs'), { recursive: true });
  const inDocs = found.filter((file) => file.endsWith('.md')).map((file) => join('docs', file));
  const documents = ['README.md', 'CONTRIBUTING.md', ...inDocs];
  const sources = await findSources();
  const isThere = (file: string, folder: string) =>
    sources.some((one) => one === join(folder, file) || `/${one}`.endsWith(`/${file}`));
  const { scripts } = JSON.parse(await read('package.json')) as { scripts: object };
  const missing = await Promise.all(
    documents.map(async (document) => {
      const text = await read(document);
      const folder = dirname(document);
      const files = filesIn(text).filter((file) => !notHere.test(file) && !isThere(file, folder));
      const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].flatMap(([, name = '']) => name);
      const unknown = commands.filter((name) => !Object.hasOwn(scripts, name));
      return [...files, ...unknown].map((name) => `${document}: ${name}`);
    }),
  );
  expect(missing.flat()).toEqual([]);
});

/** Of packages. */
const namesOfOthers = ['defineSecret', 'setValueAs'];

test('the documents name existing functions, fields and collections', async () => {
  const isCode = (file: string) => /\.(?:tsx?|rules|json)$/.test(file);
  const code = await Promise.all((await findSources()).filter(isCode).map(read));
  const known = new Set([...namesOfOthers, ...code.flatMap((text) => text.match(/[A-Za-z_]\w*/g) ?? [])]);
  const pages = await readdir(join(projectRoot, 'docs', 'design'));
  for (const page of [
    'README.md',
    'CONTRIBUTING.md',
    'docs/deploy.md',
    ...pages.map((name) => `docs/design/${name}`),
  ]) {
    const named = [...(await read(page)).matchAll(/`([a-z]+[A-Z]\w*)(?:\(\))?`/g)];
    expect(
      named.flatMap(([, name = '']) => (known.has(name) ? [] : name)),
      page,
    ).toEqual([]);
  }
});

test.each([
  ['README.md', 120],
  ['CONTRIBUTING.md', 200],
  ['docs/design', 60],
])('%s stays short', async (place, most) => {
  const pages = place.endsWith('.md') ? [''] : await readdir(join(projectRoot, place));
  for (const page of pages) {
    const lines = (await read(join(place, page))).trimEnd().split('\n').length;
    expect(lines, page).toBeLessThanOrEqual(most);
  }
});
