import { join } from 'node:path';
import { projectRoot } from './project-root.ts';

/** The folders of one stack: the deployable output and the emulators' files. */
export type StackDirectory = {
  /** The emulators' project folder. */
  root: string;
  web: string;
  /** The built functions with their settings. */
  functions: string;
  /** The data that `--keep` keeps. */
  data: string;
  log: string;
};

/** `.stack/<name>`: one for each stack, so that several run side by side and no build disturbs a running one. */
export function stackDirectory(name: string): StackDirectory {
  const root = join(projectRoot, '.stack', name);
  return {
    root,
    web: join(root, 'web'),
    functions: join(root, 'functions'),
    data: join(root, 'data'),
    log: join(root, 'emulators.log'),
  };
}
