import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** The worker that removes itself, as the build makes it with the emergency switch on. */
export async function removalWorker(): Promise<string> {
  const source = fileURLToPath(new URL('../../../web/src/pwa/worker/removal/sw.ts', import.meta.url));
  const { outputFiles } = await build({ entryPoints: [source], bundle: true, write: false, format: 'iife' });
  return outputFiles[0]?.text ?? '';
}
