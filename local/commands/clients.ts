import { parseArgs } from 'node:util';
import { clientsUsage, runClientsCommand } from '../admin/clients-command.ts';
import { StackProblem } from '../stack/stack-problem.ts';

/** `npm run clients`: adds and edits clients from the command line (docs/deploy.md). */
async function clients(): Promise<number> {
  try {
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
    console.log(help ? clientsUsage : await runClientsCommand(positionals, options, process.env));
    return 0;
  } catch (error) {
    const isBadOption = error instanceof TypeError && 'code' in error;
    if (!(error instanceof StackProblem) && !isBadOption) throw error;
    console.error(`✗ ${error.message}`);
    return 1;
  }
}

process.exit(await clients());
