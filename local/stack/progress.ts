import { styleText } from 'node:util';

const reminderMs = 10_000;

export type Progress = {
  /** Runs one step and says when it begins, that it goes on, and how long it took. */
  step<Result>(name: string, run: () => Promise<Result>): Promise<Result>;
  /** Says one line, while steps may be running. */
  note(line: string): void;
};

/** Progress as lines on standard output, for a terminal and for a log alike. */
export function lineProgress(write: (line: string) => void = console.log): Progress {
  return {
    note: write,
    async step(name, run) {
      const started = performance.now();
      const seconds = () => ((performance.now() - started) / 1000).toFixed(1);
      write(styleText('dim', `… ${name}`));
      const reminder = setInterval(
        () => write(styleText('dim', `  still at it: ${name}, ${seconds()} s`)),
        reminderMs,
      );
      try {
        const result = await run();
        write(`${styleText('green', '✓')} ${name} (${seconds()} s)`);
        return result;
      } finally {
        clearInterval(reminder);
      }
    },
  };
}
