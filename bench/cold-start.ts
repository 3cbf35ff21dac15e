import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { moduleBanner } from '../functions/build/module-banner.ts';
import { projectRoot } from '../local/stack/project-root.ts';
import type { BenchRow, BenchStack } from './run/bench-row.ts';
import { getFrom, serveFunction } from './run/function-server.ts';
import { median } from './run/median.ts';

const runs = 15;
const targetRatio = 1.5;

/**
 * Cold start of the built function: from the start of its process to the end of the first response of /api/health, against
 * the smallest possible function, bundled the same way. One after the other, in turns.
 */
export async function run(stack: BenchStack): Promise<BenchRow[]> {
  const hello = await bundleHelloWorld();
  const built = join(stack.directory, 'functions');
  const times: { built: number[]; hello: number[] } = { built: [], hello: [] };
  try {
    // The first start of each reads its files from the disk.
    await coldStart(hello, stack);
    await coldStart(built, stack);
    for (let turn = 0; turn < runs; turn += 1) {
      times.hello.push(await coldStart(hello, stack));
      times.built.push(await coldStart(built, stack));
    }
  } finally {
    await rm(hello, { recursive: true, force: true });
  }
  const ratio = median(times.built) / median(times.hello);
  return [
    {
      measure: `Cold start to the first answer of /api/health (median of ${runs})`,
      value: `${median(times.built).toFixed(0)} ms`,
      baseline: `${median(times.hello).toFixed(0)} ms, hello world`,
      ratio,
      target: `≤ ${targetRatio}`,
      met: ratio <= targetRatio,
    },
  ];
}

async function coldStart(folder: string, stack: BenchStack): Promise<number> {
  const start = performance.now();
  const server = await serveFunction(folder, stack);
  await getFrom(server.port, '/api/health');
  const took = performance.now() - start;
  await server.stop();
  return took;
}

async function bundleHelloWorld(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hello-world-'));
  await build({
    stdin: {
      contents: `
        import { onRequest } from 'firebase-functions/https';
        export const api = onRequest((request, response) => { response.end('Hello world'); });
      `,
      resolveDir: join(projectRoot, 'functions'),
    },
    outfile: join(folder, 'index.js'),
    bundle: true,
    minifySyntax: true,
    minifyWhitespace: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    banner: { js: moduleBanner },
    logLevel: 'error',
  });
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  return folder;
}
