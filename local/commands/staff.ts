import { parseArgs } from 'node:util';
import { runStaffCommand } from '../admin/staff-command.ts';
import { StackProblem } from '../stack/stack-problem.ts';

/** `npm run staff`: who works at the desk, from the command line; the only way to the first owner (docs/deploy.md). */
async function staff(): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { role: { type: 'string' }, name: { type: 'string' }, project: { type: 'string' } },
    });
    console.log(await runStaffCommand(positionals, values, process.env));
    return 0;
  } catch (error) {
    const isBadOption = error instanceof TypeError && 'code' in error;
    if (!(error instanceof StackProblem) && !isBadOption) throw error;
    console.error(`✗ ${error.message}`);
    return 1;
  }
}

process.exit(await staff());
