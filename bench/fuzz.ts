import { fuzzApi } from '../tests/api/fuzz/fuzz-api.ts';
import type { BenchRow } from './run/bench-row.ts';

const requests = 10_000;

/** 5xx responses and hangs among ten thousand mixed requests. `FUZZ_SEED` determines them; failures are printed. */
export async function run(): Promise<BenchRow[]> {
  const seed = Number(process.env['FUZZ_SEED'] ?? 1);
  const { answers, failures } = await fuzzApi(requests, seed);
  for (const failure of failures) console.log(`  ${failure}`);
  const byStatus = [...answers]
    .toSorted(([one], [other]) => one - other)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ');
  return [
    {
      measure: `Mixed requests answered with 5xx or left hanging (seed ${seed})`,
      value: String(failures.length),
      baseline: `${requests} requests (${byStatus})`,
      ratio: failures.length / requests,
      target: '0',
      met: failures.length === 0,
    },
  ];
}
