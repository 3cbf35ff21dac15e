import { parseArgs } from 'node:util';
import { runCommand } from '../admin/run-command.ts';
import { runRestoreCommand } from '../admin/run-restore-command.ts';

/** `npm run restore`: restores an export of everything into an empty project (docs/deploy.md). */
await runCommand(() => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { project: { type: 'string' }, bucket: { type: 'string' } },
  });
  return runRestoreCommand(positionals, values, process.env);
});
