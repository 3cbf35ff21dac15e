import { parseArgs } from 'node:util';
import { runUntilSignalled } from '../stack/run-until-signalled.ts';

/** `npm start`: the whole local product, until Ctrl-C. `--keep` keeps the data between runs. */
const { values } = parseArgs({ options: { keep: { type: 'boolean', default: false } } });
process.exit(await runUntilSignalled({ keep: values.keep, dev: false }));
