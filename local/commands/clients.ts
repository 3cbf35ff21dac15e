import { parseArgs } from 'node:util';
import { clientsUsage, runClientsCommand } from '../admin/clients-command.ts';
import { runCommand } from '../admin/run-command.ts';

/** `npm run clients`: adds and edits clients from the command line (docs/deploy.md). */
await runCommand(() => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'first-name': { type: 'string' },
      'last-name': { type: 'string' },
      email: { type: 'string' },
      phone: { type: 'string' },
      address: { type: 'string' },
      project: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const { help, ...options } = values;
  return help ? clientsUsage : runClientsCommand(positionals, options, process.env);
});
