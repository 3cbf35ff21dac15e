import { parseArgs } from 'node:util';
import { runCalendarCommand } from '../admin/run-calendar-command.ts';
import { runCommand } from '../admin/run-command.ts';

/** `npm run calendar`: repairs the occupied times and assigns visits without a welder (docs/deploy.md). */
await runCommand(() => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { project: { type: 'string' } },
  });
  return runCalendarCommand(positionals, values.project, process.env);
});
