import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type ResolvedConfig } from 'vite';

/**
 * Builds the sources of `config` for Node from `entry` and passes its exports to `use`. Deletes the build afterwards,
 * so `use` has to load all lazy chunks.
 */
export async function loadForNode<Exports, Result>(
  config: ResolvedConfig,
  entry: string,
  use: (exports: Exports) => Promise<Result>,
): Promise<Result> {
  // In the workspace, so that Node finds the packages that the build leaves out.
  await mkdir(config.cacheDir, { recursive: true });
  const folder = await mkdtemp(join(config.cacheDir, 'prerender-'));
  try {
    await build({
      root: config.root,
      mode: config.mode,
      ...(config.configFile ? { configFile: config.configFile } : {}),
      logLevel: 'warn',
      build: { ssr: entry, outDir: folder, emptyOutDir: true, copyPublicDir: false },
    });
    const file = basename(entry).replace(/\.tsx?$/, '.js');
    const exports: Exports = await import(pathToFileURL(join(folder, file)).href);
    return await use(exports);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
