import { StackProblem } from '../stack/stack-problem.ts';

/** Runs a command of the command line to its end: prints what it says, or the sentence why it did not work, and exits with 1 then. */
export async function runCommand(work: () => string | Promise<string>): Promise<never> {
  try {
    console.log(await work());
    process.exit(0);
  } catch (error) {
    const isBadOption = error instanceof TypeError && 'code' in error;
    if (!(error instanceof StackProblem) && !isBadOption) throw error;
    console.error(`✗ ${error.message}`);
    process.exit(1);
  }
}
