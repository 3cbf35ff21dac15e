import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { findBrowser } from '../../local/browser/find-browser.ts';
import { lineProgress } from '../../local/stack/progress.ts';
import { projectRoot } from '../../local/stack/project-root.ts';
import { StackProblem } from '../../local/stack/stack-problem.ts';
import { untilSignalled } from '../../local/stack/until-signalled.ts';
import { ensureBrowser } from '../../local/testing/ensure-browser.ts';
import { readNamedStack } from '../../local/testing/named-stack.ts';
import { startTestStack } from '../../local/testing/start-test-stack.ts';
import { type BenchRow, type BenchStack, renderTable } from './bench-row.ts';

/**
 * `npm run bench [-- name …]`: the benchmarks in bench/, one after the other on their own stack, as one table. A missed
 * target is shown and is no error, because measurements vary.
 */
async function bench(names: readonly string[]): Promise<number> {
  const signal = untilSignalled();
  const progress = lineProgress();
  const interrupted = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason)),
  );
  interrupted.catch(() => undefined);
  let stop: (() => Promise<void>) | undefined;
  const rows: BenchRow[] = [];
  let failed = false;
  try {
    const benchmarks = await loadBenchmarks(names);
    await ensureBrowser({ env: process.env, signal, progress });
    process.env['CHROME_PATH'] ??= findBrowser(process.env);
    stop = await startTestStack(signal);
    const stack = readNamedStack(process.env);
    for (const { name, run } of benchmarks) {
      if (signal.aborted) break;
      try {
        rows.push(
          ...(await progress.step(`Measuring ${name}`, () => Promise.race([run(stack), interrupted]))),
        );
      } catch (error) {
        if (signal.aborted) break;
        failed = true;
        progress.note(
          `✗ ${name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
        );
      }
    }
  } catch (error) {
    if (!signal.aborted) {
      failed = true;
      progress.note(`✗ ${error instanceof StackProblem ? error.message : String(error)}`);
    }
  } finally {
    await stop?.();
  }
  if (rows.length > 0) console.log(`\n${renderTable(rows)}`);
  return failed || signal.aborted ? 1 : 0;
}

type Benchmark = { name: string; run(stack: BenchStack): Promise<BenchRow[]> };

/** The benchmarks in bench/: all, or the named ones. @throws StackProblem for an unknown name */
async function loadBenchmarks(names: readonly string[]): Promise<Benchmark[]> {
  const folder = join(projectRoot, 'bench');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts')).sort();
  const known = files.map((file) => basename(file, '.ts'));
  const unknown = names.find((name) => !known.includes(name));
  if (unknown) throw new StackProblem(`There is no benchmark "${unknown}". Choose from ${known.join(', ')}.`);
  return await Promise.all(
    (names.length > 0 ? names : known).map(async (name) => {
      const { run }: Pick<Benchmark, 'run'> = await import(join(folder, `${name}.ts`));
      return { name, run };
    }),
  );
}

process.exit(await bench(process.argv.slice(2)));
