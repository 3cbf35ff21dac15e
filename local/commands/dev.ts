import { parseArgs } from 'node:util';
import { runUntilSignalled } from '../stack/run-until-signalled.ts';

/**
 * `npm run dev`: the product on this machine with the site served from its sources, until Ctrl-C. `--keep` as for
 * `npm start`. Its own port is its own origin: the service worker of a built site would answer in its place.
 */
const { values } = parseArgs({ options: { keep: { type: 'boolean', default: false } } });
process.exit(await runUntilSignalled({ keep: values.keep, dev: true, standardPorts: { hosting: 5173 } }));
