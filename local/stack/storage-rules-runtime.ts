import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { hasStorageRulesRuntime } from './firestore-emulator.ts';

const standIn = join(import.meta.dirname, 'closed-storage-rules.mjs');

/**
 * What reads Storage's rules in the emulator is a download of its own, which not every machine can make. Where it is
 * missing, a program takes its place that lets nobody do anything, which is what storage.rules says: a `java` that comes
 * first in the PATH hands this one call to it, and every other to the real Java.
 * @returns what is to be set in the emulators' environment; nothing where the real one is there
 */
export async function storageRulesRuntime(
  env: NodeJS.ProcessEnv,
  folder: string,
): Promise<NodeJS.ProcessEnv> {
  if (env['STORAGE_EMULATOR_BINARY_PATH'] || (await hasStorageRulesRuntime(env))) return {};
  const programs = join(folder, 'programs');
  const java = join(programs, 'java');
  await mkdir(programs, { recursive: true });
  await writeFile(java, javaScript(programs));
  await chmod(java, 0o755);
  return {
    PATH: [programs, env['PATH']].filter(Boolean).join(delimiter),
    STORAGE_EMULATOR_BINARY_PATH: standIn,
  };
}

function javaScript(programs: string): string {
  return `#!/bin/sh
case "$*" in
  *${quoted(`-jar ${standIn} serve`)}) exec ${quoted(process.execPath)} ${quoted(standIn)} ;;
esac
PATH="\${PATH#${quoted(`${programs}${delimiter}`)}}"
export PATH
exec java "$@"
`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
