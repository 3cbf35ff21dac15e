/**
 * How many tests or checks of a step passed and failed, how many this machine has no browser for, and which passed only when
 * they were tried again.
 */
export type Tally = { passed: number; failed: number; skipped?: number; flaky?: readonly string[] };

export function sum(tallies: readonly Tally[]): Required<Tally> {
  return tallies.reduce<Required<Tally>>(
    (total, { passed, failed, skipped = 0, flaky = [] }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
      flaky: [...total.flaky, ...flaky],
    }),
    { passed: 0, failed: 0, skipped: 0, flaky: [] },
  );
}

/** A runner that ended badly without naming a failed test (a crash, a file that does not load) failed all the same. */
export function withExitCode(tally: Tally, code: number | null): Tally {
  return code === 0 || tally.failed > 0 ? tally : { ...tally, failed: 1 };
}
