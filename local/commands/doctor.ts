import { parseArgs } from 'node:util';
import { runCommand } from '../admin/run-command.ts';
import { examine, patientOf, topics } from '../doctor/run-doctor.ts';
import { StackProblem } from '../stack/stack-problem.ts';

const usage = `npm run doctor -- --project PROJECT    says what the deployment still needs; it reads and changes nothing
  --dkim SELECTOR    the mail provider's selector, to look for DKIM
  --only TOPIC       one topic: ${topics.map(({ name }) => name).join(', ')}`;

/** `npm run doctor`: looks at a deployed project (docs/deploy.md). */
await runCommand(async () => {
  const { values } = parseArgs({
    options: { project: { type: 'string' }, dkim: { type: 'string' }, only: { type: 'string' } },
  });
  const { project, dkim, only } = values;
  const looked = topics.filter(({ name }) => only === undefined || name === only);
  if (project === undefined || looked.length === 0) throw new StackProblem(usage);
  const wrongs = await examine(await patientOf(project, dkim), console.log, looked);
  if (wrongs > 0) throw new StackProblem(`${wrongs} of these lines need you. The first comes first.`);
  return 'Everything holds.';
});
