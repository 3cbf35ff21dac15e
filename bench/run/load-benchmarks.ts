import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../../local/stack/project-root.ts';
import { StackProblem } from '../../local/stack/stack-problem.ts';
import type { BenchRow, BenchStack } from './bench-row.ts';

export type Benchmark = { name: string; run(stack: BenchStack): Promise<BenchRow[]> };

/**
 * The benchmarks in bench/: all of them, or those named.
 * @throws StackProblem when a name is not among them
 */
export async function loadBenchmarks(names: readonly string[]): Promise<Benchmark[]> {
  const folder = join(projectRoot, 'bench');
  const known: string[] = [];
  for (const file of (await readdir(folder)).sort()) {
    if (!file.endsWith('.ts')) continue;
    const source = await readFile(join(folder, file), 'utf8');
    if (/^export (async )?function run\(/m.test(source)) known.push(file.slice(0, -'.ts'.length));
  }
  const unknown = names.find((name) => !known.includes(name));
  if (unknown) throw new StackProblem(`There is no benchmark "${unknown}": choose of ${known.join(', ')}.`);
  const wanted = names.length > 0 ? names : known;
  return Promise.all(
    wanted.map(async (name) => {
      const { run } = (await import(join(folder, `${name}.ts`))) as Pick<Benchmark, 'run'>;
      return { name, run };
    }),
  );
}
