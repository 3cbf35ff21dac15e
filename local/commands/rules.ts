import { checkRules, makeRules } from '../admin/deployed-rules.ts';
import { runCommand } from '../admin/run-command.ts';
import { StackProblem } from '../stack/stack-problem.ts';

/** `npm run build:rules` and `npm run check:rules`, which firebase deploy runs with the project in GCLOUD_PROJECT. */
await runCommand(() => {
  const project = process.env['GCLOUD_PROJECT'];
  if (!project) throw new StackProblem('GCLOUD_PROJECT has to name the project, as firebase deploy does.');
  return process.argv[2] === 'check' ? checkRules(project) : makeRules(project);
});
