import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** The removing worker, as the build of the site or of the desk makes it when its emergency switch is on. */
export async function removalWorker(): Promise<string> {
  const source = fileURLToPath(new URL('../../../web/src/pwa/worker/removal/sw.ts', import.meta.url));
  const { outputFiles } = await build({ entryPoints: [source], bundle: true, write: false, format: 'iife' });
  return outputFiles[0]?.text ?? '';
}
