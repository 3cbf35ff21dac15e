import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type ResolvedConfig } from 'vite';

/**
 * Builds the sources of `config` for Node as well, from `entry`, and hands what that exports to `use`. The build is gone
 * afterwards: chunks of lazy parts have to be read until then.
 */
export async function loadForNode<Exports, Result>(
  config: ResolvedConfig,
  entry: string,
  use: (exports: Exports) => Promise<Result>,
): Promise<Result> {
  // Inside the workspace, so that Node finds the packages the build leaves out.
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
