import { spawnSync } from 'node:child_process';
import { StackProblem } from './stack-problem.ts';

const oldest = 11;

/** @throws StackProblem when there is no Java on the PATH, or one that the emulators cannot use. */
export function checkJava(env: NodeJS.ProcessEnv): void {
  // Java tells its version on standard error.
  const { error, status, stderr } = spawnSync('java', ['-version'], { env, encoding: 'utf8' });
  const advice = `install Java ${oldest} or newer (Debian: apt install default-jre-headless; macOS: brew install openjdk).`;
  if (error || status !== 0)
    throw new StackProblem(`No Java found, which the Firestore emulator needs: ${advice}`);
  const [, first = '0', second = '0'] = /version "(\d+)(?:\.(\d+))?/.exec(stderr) ?? [];
  const major = Number(first === '1' ? second : first);
  if (major < oldest)
    throw new StackProblem(`Java ${major} is too old for the Firestore emulator: ${advice}`);
}
