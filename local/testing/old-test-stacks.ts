import { readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stackDirectory } from '../stack/stack-directory.ts';

const keptForMs = 60 * 60_000;

/** Removes the folders of earlier test runs. The last hour's stay: for their logs, and because they may be running. */
export async function removeOldTestStacks(): Promise<void> {
  const folder = dirname(stackDirectory('any').root);
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.startsWith('test-')) continue;
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > keptForMs) await rm(path, { recursive: true, force: true });
  }
}
