import { measurePlans } from './crews/measure-plans.ts';
import { measureWeeks } from './crews/measure-weeks.ts';
import type { BenchRow, BenchStack } from './run/bench-row.ts';

/**
 * What grows with the crew: a job of 20 days for six welders against the bare batch of its documents, and the calendar's week of
 * ten welders with 60 visits a day against two welders with twelve.
 */
export async function run(stack: BenchStack): Promise<BenchRow[]> {
  return [...(await measurePlans(stack)), ...(await measureWeeks(stack))];
}
