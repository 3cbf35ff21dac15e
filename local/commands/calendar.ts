import { parseArgs } from 'node:util';
import { runCalendarCommand } from '../admin/run-calendar-command.ts';
import { runCommand } from '../admin/run-command.ts';

/** `npm run calendar`: whose time is taken when, from the command line (docs/deploy.md). */
await runCommand(() => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { project: { type: 'string' } },
  });
  return runCalendarCommand(positionals, values.project, process.env);
});
