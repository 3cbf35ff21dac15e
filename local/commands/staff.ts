import { parseArgs } from 'node:util';
import { runCommand } from '../admin/run-command.ts';
import { runStaffCommand } from '../admin/run-staff-command.ts';

/** `npm run staff`: adds and changes staff. Only this creates the first owner (docs/deploy.md). */
await runCommand(() => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { role: { type: 'string' }, name: { type: 'string' }, project: { type: 'string' } },
  });
  return runStaffCommand(positionals, values, process.env);
});
