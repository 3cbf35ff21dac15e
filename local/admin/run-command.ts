import { StackProblem } from '../stack/stack-problem.ts';

/** Runs a command line command: prints its result, or prints its problem and exits with 1. */
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
