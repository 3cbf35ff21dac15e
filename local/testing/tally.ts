/** How many tests or checks of a step passed and failed. */
export type Tally = { passed: number; failed: number };

export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (total, { passed, failed }) => ({ passed: total.passed + passed, failed: total.failed + failed }),
    { passed: 0, failed: 0 },
  );
}

/** A runner that ended badly without naming a failed test (a crash, a file that does not load) failed all the same. */
export function withExitCode(tally: Tally, code: number | null): Tally {
  return code === 0 || tally.failed > 0 ? tally : { ...tally, failed: 1 };
}
