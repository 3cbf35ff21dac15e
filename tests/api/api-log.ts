/** What the API of this process has logged. Its logger keeps the console as it finds it when it is loaded: this comes before. */
const lines: string[] = [];

for (const level of ['info', 'warn', 'error'] as const) {
  const say = console[level];
  console[level] = (...said: unknown[]) => {
    lines.push(said.map(String).join(' '));
    // The line for each request would be most of what the tests say.
    if (level !== 'info') say(...said);
  };
}

/** @returns what has been logged since this call, with the lines that hold `part` */
export function watchLog(): (part?: string) => string[] {
  const from = lines.length;
  return (part = '') => lines.slice(from).filter((line) => line.includes(part));
}
