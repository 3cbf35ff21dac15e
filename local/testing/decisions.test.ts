import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../stack/project-root.ts';

const folder = join(projectRoot, 'docs', 'decisions');

test('every decision stands in the index by its day and title, newest first, and names only those there are', async () => {
  const files = (await readdir(folder)).filter((file) => file !== 'README.md').toSorted();
  const index = await readFile(join(folder, 'README.md'), 'utf8');
  const lines = index.split('\n').filter((line) => line.startsWith('- '));
  const wanted = await Promise.all(
    files.map(async (file) => {
      const [title = ''] = (await readFile(join(folder, file), 'utf8')).split('\n');
      return `- ${file.slice(0, 10)} [${title.replace(/^# /, '')}](${file})`;
    }),
  );
  const entries = lines.map((line) => line.replace(/\.md\).*$/, '.md)'));
  expect(entries.toSorted()).toEqual(wanted.toSorted());
  const days = lines.map((line) => line.slice(2, 12));
  expect(days).toEqual(days.toSorted().toReversed());
  const named = [...index.matchAll(/\]\(([^)]+\.md)\)/g)].map(([, file]) => file);
  expect(named.filter((file) => file && !files.includes(file))).toEqual([]);
});

test('a decision that another one replaces says so below its title, in the words of the index', async () => {
  const index = await readFile(join(folder, 'README.md'), 'utf8');
  const replaced = [...index.matchAll(/^- .*?\]\(([^)]+\.md)\) \((.+)\)$/gm)];
  expect(replaced.length).toBeGreaterThan(10);
  for (const [, file = '', note = ''] of replaced) {
    const [, , below] = (await readFile(join(folder, file), 'utf8')).split('\n');
    expect(below, file).toBe(`*${note.charAt(0).toUpperCase()}${note.slice(1)}*`);
  }
  const unread = index
    .split('\n')
    .filter((line) => line.startsWith('- ') && !/\.md\)(?: \(.+\))?$/.test(line));
  expect(unread).toEqual([]);
});
