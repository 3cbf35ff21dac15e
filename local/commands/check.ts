import { lineProgress } from '../stack/progress.ts';
import { untilSignalled } from '../stack/until-signalled.ts';
import { runChecks } from '../testing/run-checks.ts';
import { sum } from '../testing/run-tests.ts';

/** `npm run check`: format, lint and types, the part of `npm test` that starts no server. */
const options = { env: process.env, signal: untilSignalled(), progress: lineProgress() };
const { passed, failed } = sum(await runChecks(options));
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
