import { setTimeout as delay } from 'node:timers/promises';
import { startEmulators } from '../local/stack/emulators.ts';
import { findFirestoreEmulator } from '../local/stack/firestore-emulator.ts';
import { stackDirectory } from '../local/stack/stack-directory.ts';
import { storageRulesRuntime } from '../local/stack/storage-rules-runtime.ts';
import { ProductProcess } from '../tests/stack/product-process.ts';
import type { BenchRow } from './bench-row.ts';
import { median } from './median.ts';

const rounds = 3;
const targetRatio = 1.8;

/** `npm start` with everything installed, until it is ready, against the bare emulators on what it built. */
export async function run(): Promise<BenchRow[]> {
  const whole: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    await using product = await ProductProcess.start();
    await product.says('ready after');
    whole.push(performance.now() - begun);
    product.ctrlC();
    while (product.leftovers().length > 0) await delay(50);
    bare.push(await bareEmulators(String(product.ports.hosting)));
  }
  const ratio = median(whole) / median(bare);
  return [
    {
      measure: 'npm start, second run, until ready',
      value: seconds(median(whole)),
      baseline: `${seconds(median(bare))} (the bare emulators)`,
      ratio,
      target: `at most ${targetRatio}`,
      met: ratio <= targetRatio,
    },
  ];
}

async function bareEmulators(name: string): Promise<number> {
  const directory = stackDirectory(name);
  const env = { ...process.env, NODE_ENV: 'production' };
  const firestoreJar = await findFirestoreEmulator(env, directory.root);
  const standIns = await storageRulesRuntime(env, directory.root);
  const begun = performance.now();
  const emulators = await startEmulators({
    directory,
    env,
    firestoreJar,
    standIns,
    keep: false,
    signal: new AbortController().signal,
    onFunctionLine: () => undefined,
  });
  const took = performance.now() - begun;
  await emulators.stop();
  return took;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
