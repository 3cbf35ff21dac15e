import { parseArgs } from 'node:util';
import { runCommand } from '../admin/run-command.ts';
import { runMigrateCommand } from '../admin/run-migrate-command.ts';

/** `npm run migrate`: what earlier versions stored, in the form of this one (docs/deploy.md). */
await runCommand(() => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { project: { type: 'string' } },
  });
  return runMigrateCommand(positionals, values.project, process.env);
});
