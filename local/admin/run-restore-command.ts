import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { staffRoles } from '@welding/domain/entities/staff';
import { filesFolder, type ListedEntry, recordsFolder } from '@welding/domain/entities/takeout';
import * as z from 'zod';
import { decodeFields } from '../../functions/src/store/exact-json.ts';
import { listFiles, storeFile } from '../../functions/src/store/files.ts';
import { type Batch, firestore } from '../../functions/src/store/firestore.ts';
import { StackProblem } from '../stack/stack-problem.ts';
import { useAdminTarget } from './admin-target.ts';
import { type EverythingFile, openEverythingFile } from './everything-file.ts';

const usage = `npm run restore -- FILE --project PROJECT [--bucket BUCKET]
It writes all records and files of a file with everything into an empty Firebase project.
Without --project it works on the running npm start, which has to be empty, too.
The bucket is PROJECT.firebasestorage.app unless you name it.`;

type Options = { readonly project?: string | undefined; readonly bucket?: string | undefined };

/**
 * Restores an export of everything. @returns what to print
 * @throws StackProblem for mistakes that the person who runs it can fix
 */
export async function runRestoreCommand(
  [path, ...rest]: readonly string[],
  { project, bucket = `${project}.firebasestorage.app` }: Options,
  env: NodeJS.ProcessEnv,
): Promise<string> {
  if (path === undefined || rest.length > 0) throw new StackProblem(usage);
  const target = await useAdminTarget(project, env);
  if (project !== undefined) process.env['FIREBASE_CONFIG'] = JSON.stringify({ storageBucket: bucket });
  const file = await openEverythingFile(path);
  await requireEmpty(target.name, bucket);
  const done = { documents: 0, files: 0 };
  try {
    for (const entry of file.entries) {
      if (entry.name.startsWith(recordsFolder)) done.documents += await restoreRecords(file, entry);
      if (entry.name.startsWith(filesFolder)) done.files += await restoreFile(file, entry);
    }
  } catch (error) {
    throw new StackProblem(
      `After ${done.documents} documents and ${done.files} files: ${error instanceof Error ? error.message : error}\nEmpty ${target.name} and run this again: it restores into an empty project alone.`,
    );
  }
  const { manifest } = file;
  if (done.documents !== manifest.totals.documents || done.files !== manifest.totals.files) {
    throw new StackProblem(
      `The file says ${JSON.stringify(manifest.totals)}, restored were ${JSON.stringify(done)}.`,
    );
  }
  const staff = await staffToInvite(file);
  file.close();
  return [
    `Restored into ${target.name}: ${done.documents} documents and ${done.files} files of ${manifest.project}, as of ${manifest.at}.`,
    ...Object.entries(countsOf(file.entries)).map(([name, count]) => `  ${name}: ${count}`),
    'Not in the file:',
    ...Object.entries(manifest.leftOut).map(([name, why]) => `  ${name}: ${why}`),
    ...(staff.length > 0
      ? ['Staff have no passwords here. Make the accounts, the first owner’s first:']
      : []),
    ...staff.map(
      ({ email, role, name }) =>
        `  npm run staff -- add ${email} --role ${role} --name ${JSON.stringify(name)}${project ? ` --project ${project}` : ''}`,
    ),
  ].join('\n');
}

/** @throws StackProblem for a project with data */
async function requireEmpty(name: string, bucket: string): Promise<void> {
  const [collections, { files }] = await Promise.all([
    (await firestore()).listCollections(),
    listFiles(undefined, 1).catch((error: unknown) => {
      throw new StackProblem(
        `The bucket ${bucket} cannot be read: ${error instanceof Error ? error.message : error}\nName it with --bucket.`,
      );
    }),
  ]);
  const there = [...collections.map(({ id }) => id), ...files.map(() => 'files')];
  if (there.length > 0) {
    throw new StackProblem(`${name} is not empty (${there.join(', ')}). Nothing was restored.`);
  }
}

const lineSchema = z.object({ id: z.string(), fields: z.record(z.string(), z.unknown()) });

/** A batch may have 10 MB in all. Most documents have one or two thousand bytes. */
const mostBatchCharacters = 4_000_000;
const mostInBatch = 400;

async function restoreRecords(file: EverythingFile, { name }: ListedEntry): Promise<number> {
  const database = await firestore();
  const [, collection = ''] = name.split('/');
  let [batch, documents, inBatch, characters]: [Batch, number, number, number] = [database.batch(), 0, 0, 0];
  for await (const line of linesOf(await file.read(name))) {
    if (inBatch > 0 && (inBatch >= mostInBatch || characters + line.length > mostBatchCharacters)) {
      await batch.commit();
      [batch, inBatch, characters] = [database.batch(), 0, 0];
    }
    const { id, fields } = lineSchema.parse(JSON.parse(line));
    batch.create(database.collection(collection).doc(id), await decodeFields(fields));
    documents += 1;
    inBatch += 1;
    characters += line.length;
  }
  await batch.commit();
  return documents;
}

async function restoreFile(file: EverythingFile, { name, type = '' }: ListedEntry): Promise<number> {
  await storeFile(name.slice(filesFolder.length), await buffer(await file.read(name)), type);
  return 1;
}

function countsOf(entries: readonly ListedEntry[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { name, documents = 0 } of entries) {
    const [, collection = ''] = name.split('/');
    if (documents > 0) counts[collection] = (counts[collection] ?? 0) + documents;
  }
  return counts;
}

const personSchema = z.object({
  email: z.string(),
  role: z.enum(staffRoles),
  name: z.string(),
  active: z.literal(true),
});

/** All active staff, owners first. */
async function staffToInvite(file: EverythingFile): Promise<z.infer<typeof personSchema>[]> {
  const people: z.infer<typeof personSchema>[] = [];
  for (const { name } of file.entries) {
    if (!name.startsWith(`${recordsFolder}staff/`)) continue;
    for await (const line of linesOf(await file.read(name))) {
      const person = personSchema.safeParse(lineSchema.parse(JSON.parse(line)).fields);
      if (person.success) people.push(person.data);
    }
  }
  return people.toSorted((one, other) => Number(other.role === 'owner') - Number(one.role === 'owner'));
}

/** Splits at line feeds alone. Node's readline also splits at U+2028 and U+2029, which JSON has unescaped. */
async function* linesOf(stream: NodeJS.ReadableStream): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of Readable.from(stream)) {
    const lines = (rest + decoder.decode(Buffer.from(bytes), { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest) yield rest;
}
