import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The first version that strips types without a flag or a warning. */
const oldest = { major: 24, minor: 3 };

/**
 * The Node for our commands: the machine's, if new enough, else the packaged one (docs/design/platform-and-tests.md), if
 * installed. Undefined if there is neither.
 */
export function findNode(root) {
  return localNode() ?? packagedNode(root);
}

/** npm puts the packaged Node first in the PATH of scripts, and names the Node that runs npm itself. */
function localNode() {
  const { npm_node_execpath: npmsNode } = process.env;
  if (npmsNode && existsSync(npmsNode) && isNewEnough(versionOf(npmsNode))) return npmsNode;
  return isNewEnough(process.version) ? process.execPath : undefined;
}

function packagedNode(root) {
  const { platform, arch } = process;
  const name = `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
  const { optionalDependencies = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  if (!(name in optionalDependencies)) return undefined;
  return join(root, 'node_modules', name, 'bin', platform === 'win32' ? 'node.exe' : 'node');
}

function versionOf(node) {
  return execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();
}

/** @param version in Node's format: v24.3.0 */
function isNewEnough(version) {
  const [major = 0, minor = 0] = version.replace('v', '').split('.').map(Number);
  return major > oldest.major || (major === oldest.major && minor >= oldest.minor);
}
