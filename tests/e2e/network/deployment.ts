/** A deployment behind the network: the file of each address, and changes of its text. */
export type Deployment = {
  /** The built file's own address; null when this deployment has no such file. */
  originalPath(path: string): string | null;
  rewrite(text: string): string;
};

/** The unchanged build. */
export const deploymentA: Deployment = { originalPath: (path) => path, rewrite: (text) => text };

/** A chunk's name without its extension: a name and a hash of eight characters. */
const chunkName = /([\w.-]+-[\w-]{8})\.js/g;
const newEnding = '.b.js';
/** A file's revision in the worker's list, up to its last character. */
const revision = /("revision":"[0-9a-f]{31})[0-9a-f]"/g;

/**
 * The same build with every chunk changed: each has a new name in every text, and the old names are gone, as after a real
 * deployment. Pages, scripts and the worker's list agree, and pages have new revisions.
 */
export const deploymentB: Deployment = {
  originalPath: (path) => {
    if (!/^\/(desk\/)?(es\/)?assets\//.test(path) || !path.endsWith('.js')) return path;
    return path.endsWith(newEnding) ? path.replace(newEnding, '.js') : null;
  },
  rewrite: (text) => text.replace(chunkName, `$1${newEnding}`).replace(revision, '$1-"'),
};
