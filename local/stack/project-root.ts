import { dirname, resolve } from 'node:path';

/** The repository's root folder. */
export const projectRoot = resolve(dirname(import.meta.filename), '..', '..');

/** The Firebase project of the local stack: a `demo-` project never reaches a real one. */
export const demoProjectId = 'demo-mobile-welding';
