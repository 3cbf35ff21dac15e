import { join } from 'node:path';
import { runCommand } from '../admin/run-command.ts';
import { buildWeb } from '../stack/builds.ts';
import { projectRoot } from '../stack/project-root.ts';

/** `npm run build:web`, which firebase deploy runs: all that Hosting serves. */
await runCommand(async () => {
  const folder = join(projectRoot, 'web', 'dist');
  await buildWeb(folder, { env: process.env, signal: new AbortController().signal });
  return `Built into ${folder}`;
});
