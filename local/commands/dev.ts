import { parseArgs } from 'node:util';
import { runUntilSignalled } from '../stack/run-until-signalled.ts';

/**
 * `npm run dev`: the local product with the site served from its sources, until Ctrl-C. `--keep` as for `npm start`. It has
 * its own port and origin, because a built site's service worker would respond instead.
 */
const { values } = parseArgs({ options: { keep: { type: 'boolean', default: false } } });
process.exit(await runUntilSignalled({ keep: values.keep, dev: true, standardPorts: { hosting: 5173 } }));
