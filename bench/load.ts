import { join } from 'node:path';
import { startAttack } from './load/attack.ts';
import { createVisitors, type Visited, visit } from './load/visitors.ts';
import type { BenchRow, BenchStack } from './run/bench-row.ts';
import { serveFunction } from './run/function-server.ts';
import { median } from './run/median.ts';
import { percentile } from './run/percentile.ts';

const visitorCount = 30;
const quietSeconds = 20;
const attackedSeconds = 60;
const targetRatio = 5;

/** What other benchmarks on this stack have asked for counts as well; all other limits are production's. */
const limits = { LIMIT_ALL_LOOKUP_MISSES_PER_HOUR: '100000000' };

/**
 * Visitors who sign in, ask for quotes and book at the built function, alone and then beside an attacker. No visitor may
 * be refused or fail, and hardly one may wait.
 */
export async function run(stack: BenchStack): Promise<BenchRow[]> {
  const server = await serveFunction(join(stack.directory, 'functions'), stack, limits);
  try {
    const visitors = await createVisitors(server.port, visitorCount);
    // The first requests of a process load what the later ones have.
    await visit(visitors, 3);
    const quiet = await visit(visitors, quietSeconds);
    const attack = startAttack(server.port, visitors, attackedSeconds);
    const attacked = await visit(visitors, attackedSeconds);
    const answers = await attack.stop();
    return [
      refusals(quiet, 'alone'),
      refusals(attacked, `beside ${answers.sent} hostile requests, ${answers.refused} of them refused`),
      waiting(attacked, quiet),
    ];
  } finally {
    await server.stop();
  }
}

function refusals({ times, refused }: Visited, when: string): BenchRow {
  return {
    measure: `Requests of ${visitorCount} visitors that were not served, ${when}`,
    value: String(refused.length),
    baseline: `${times.length} requests`,
    ratio: refused.length / times.length,
    target: `0${refused.length > 0 ? ` (${[...new Set(refused)].join(', ')})` : ''}`,
    met: refused.length === 0,
  };
}

function waiting(attacked: Visited, quiet: Visited): BenchRow {
  const p99 = percentile(attacked.times, 0.99);
  const baseline = median(quiet.times);
  return {
    measure: `Their requests beside the attacker, p99 (p50 ${median(attacked.times).toFixed(1)} ms)`,
    value: `${p99.toFixed(1)} ms`,
    baseline: `${baseline.toFixed(1)} ms, p50 alone (p99 ${percentile(quiet.times, 0.99).toFixed(1)} ms)`,
    ratio: p99 / baseline,
    target: `≤ ${targetRatio}`,
    met: p99 / baseline <= targetRatio,
  };
}
