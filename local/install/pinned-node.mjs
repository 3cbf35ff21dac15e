import { existsSync } from 'node:fs';
import { join } from 'node:path';

const major = 24;

/** The Node 24 that is installed as a package (docs/decisions); else the running Node when it is as new; else undefined. */
export function pinnedNode(root) {
  const { platform, arch } = process;
  const system = `${platform === 'win32' ? 'win' : platform}-${arch}`;
  const program = platform === 'win32' ? 'node.exe' : 'node';
  const found = [`node-${system}`, `node-bin-${system}`]
    .map((name) => join(root, 'node_modules', name, 'bin', program))
    .find((path) => existsSync(path));
  if (found) return found;
  return Number(process.versions.node.split('.')[0]) >= major ? process.execPath : undefined;
}
