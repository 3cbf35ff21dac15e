/** What is behind the network: which file an address stands for, and how its text looks. */
export type Deployment = {
  /** The built file's own address; null when this deployment has no such file. */
  originalPath(path: string): string | null;
  rewrite(text: string): string;
};

/** The build as it is. */
export const deploymentA: Deployment = { originalPath: (path) => path, rewrite: (text) => text };

/** A chunk's name up to its ending, as the build makes it: a name and a hash of eight characters. */
const chunkName = /([\w.-]+-[\w-]{8})\.js/g;
const newEnding = '.b.js';
/** What the worker's list knows a file without a hash in its name by, up to its last character. */
const revision = /("revision":"[0-9a-f]{31})[0-9a-f]"/g;

/**
 * The same build as if something had changed in every chunk: each has another name, in every text that names it, and
 * the old names are gone, as after a real deployment. Pages, scripts and the worker's list agree, in which pages have
 * another revision.
 */
export const deploymentB: Deployment = {
  originalPath: (path) => {
    if (!/^\/(desk\/)?(es\/)?assets\//.test(path) || !path.endsWith('.js')) return path;
    return path.endsWith(newEnding) ? path.replace(newEnding, '.js') : null;
  },
  rewrite: (text) => text.replace(chunkName, `$1${newEnding}`).replace(revision, '$1-"'),
};
