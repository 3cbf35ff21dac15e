/**
 * The log of the API in this process. Load it before the API, because the logger keeps the console that it finds when
 * loaded.
 */
const lines: string[] = [];

for (const level of ['info', 'warn', 'error'] as const) {
  const say = console[level];
  console[level] = (...said: unknown[]) => {
    lines.push(said.map(String).join(' '));
    // The line of each request would fill the test output.
    if (level !== 'info') say(...said);
  };
}

/** @returns the lines logged since this call that hold `part` */
export function watchLog(): (part?: string) => string[] {
  const from = lines.length;
  return (part = '') => lines.slice(from).filter((line) => line.includes(part));
}
