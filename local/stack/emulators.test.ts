import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startArguments } from './emulators.ts';

test('only --keep continues with the data that --keep saved', async () => {
  const data = await mkdtemp(join(tmpdir(), 'kept-data-'));
  onTestFinished(() => rm(data, { recursive: true }));
  const kept = ['--import', data, '--export-on-exit', data];
  expect(await startArguments({ data, keep: true })).toEqual(expect.not.arrayContaining(['--import']));
  await writeFile(join(data, 'firebase-export-metadata.json'), '{}');
  expect(await startArguments({ data, keep: true })).toEqual(expect.arrayContaining(kept));
  expect(await startArguments({ data, keep: false })).toEqual(
    expect.not.arrayContaining(['--import', '--export-on-exit']),
  );
});
