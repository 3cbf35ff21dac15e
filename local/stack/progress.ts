import { styleText } from 'node:util';

const reminderMs = 10_000;

export type Progress = {
  /** Runs one step and reports its start, progress, result and duration. */
  step<Result>(
    name: string,
    run: () => Promise<Result>,
    /** Whether the result is a success. A step that throws fails. */
    succeeded?: (result: Result) => boolean,
  ): Promise<Result>;
  /** Prints a line, also while steps run. */
  note(line: string): void;
};

/** Progress as lines on standard output, for terminals and logs. */
export function lineProgress(write: (line: string) => void = console.log): Progress {
  return {
    note: write,
    async step(name, run, succeeded = () => true) {
      const started = performance.now();
      const seconds = () => ((performance.now() - started) / 1000).toFixed(1);
      write(styleText('dim', `… ${name}`));
      const reminder = setInterval(
        () => write(styleText('dim', `  still at it: ${name}, ${seconds()} s`)),
        reminderMs,
      );
      const end = (good: boolean) => {
        clearInterval(reminder);
        write(`${good ? styleText('green', '✓') : styleText('red', '✗')} ${name} (${seconds()} s)`);
      };
      try {
        const result = await run();
        end(succeeded(result));
        return result;
      } catch (error) {
        end(false);
        throw error;
      }
    },
  };
}
