import { parseArgs } from 'node:util';
import { runCalendarCommand } from '../admin/calendar-command.ts';
import { StackProblem } from '../stack/stack-problem.ts';

/** `npm run calendar`: whose time is taken when, from the command line (docs/deploy.md). */
async function calendar(): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { project: { type: 'string' } },
    });
    console.log(await runCalendarCommand(positionals, values.project, process.env));
    return 0;
  } catch (error) {
    const isBadOption = error instanceof TypeError && 'code' in error;
    if (!(error instanceof StackProblem) && !isBadOption) throw error;
    console.error(`✗ ${error.message}`);
    return 1;
  }
}

process.exit(await calendar());
