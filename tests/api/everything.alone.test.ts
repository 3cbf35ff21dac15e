import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { initializeApp } from 'firebase-admin/app';
import { type Firestore, GeoPoint, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { encodeFields } from '../../functions/src/store/exact-json.ts';
import { storeFile } from '../../functions/src/store/files.ts';
import { keptCollections, leftOutCollections } from '../../functions/src/takeout/kept-collections.ts';
import { type EverythingFile, openEverythingFile } from '../../local/admin/everything-file.ts';
import { seedSampleData } from '../../local/sample-data/seed-sample-data.ts';
import { projectRoot } from '../../local/stack/project-root.ts';
import { takeoutOf } from '../../web/src/desk/takeout/take-out.ts';
import { type DeskPeople, deskPeople } from '../support/desk.ts';
import { storeTestMail } from '../support/mails.ts';
import { createTestClient } from '../support/sample.ts';
import { stackAddresses } from '../support/stack.ts';
import { callApi } from './call-api.ts';
import { somebody } from './somebody.ts';

const path = '/api/desk/everything.zip';
const odd = `odd-${randomUUID()}`;
const restored = `demo-restored-${Date.now()}`;
let [folder, file, desk]: [string, string, DeskPeople] = ['', '', { tokens: {}, people: {} } as never];
let opened: EverythingFile;

const fetchFile = async (query = '') => {
  const response = await fetch(`${stackAddresses().hosting}${path}${query}`, {
    headers: { Authorization: `Bearer ${desk.tokens.owner}` },
  });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
  return await response.blob();
};

/** Runs the restore command. @returns its output */
async function restore(from: string, project: string): Promise<{ code: number; said: string }> {
  const words = ['restore', from, '--project', project, '--bucket', `${project}.appspot.com`];
  const run = promisify(execFile)(process.execPath, [join('local', 'bootstrap.mjs'), ...words], {
    cwd: projectRoot,
  });
  return await run.then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
  );
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'everything-'));
  file = join(folder, 'everything.zip');
  desk = await deskPeople();
  await seedSampleData(stackAddresses().stripe);
  await somebody(desk);
  await createTestClient({ address: '=1+1' });
  const database = getFirestore();
  await database
    .collection('settings')
    .doc(odd)
    .set({
      at: new Timestamp(1_800_000_000, 123_456_000),
      bytes: Buffer.from([0, 255]),
      place: new GeoPoint(41.8, -87.6),
      client: database.doc('clients/one'),
      numbers: [-0, Number.NaN, Number.POSITIVE_INFINITY, 0.1],
      nested: { $time: 'a text', none: null, at: Timestamp.now(), list: [{ at: Timestamp.now() }] },
    });
  // One document in every collection, even those without sample data.
  for (const name of [...Object.keys(keptCollections), ...Object.keys(leftOutCollections)]) {
    await database
      .collection(name)
      .doc(odd)
      .set({ oddity: `${name}\u2028` }, { merge: true });
  }
  await storeTestMail({ status: 'queued', text: 'waits' });
  // More documents than one part holds.
  for (const index of [1, 2, 3])
    await storeFile(`photos/${odd}-${index}`, randomBytes(4_000_000), 'image/jpeg');
  await storeFile(`parts/${odd}/1`, randomBytes(10), 'application/octet-stream');
  await writeFile(file, Buffer.from(await (await fetchFile()).arrayBuffer()));
  opened = await openEverythingFile(file);
}, 120_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

const textOf = async (name: string) => String(await buffer(await opened.read(name)));

async function documentsOf(database: Firestore): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const collection of await database.listCollections()) {
    if (collection.id in leftOutCollections) continue;
    for (const document of (await collection.get()).docs) {
      if (collection.id === 'mail' && document.get('status') === 'queued') continue;
      found[document.ref.path] = await encodeFields(document.data());
    }
  }
  return found;
}

async function filesOf(bucket: string): Promise<Record<string, unknown>> {
  const [files] = await getStorage().bucket(bucket).getFiles();
  const kept = files.filter(({ name }) => !name.startsWith('parts/'));
  const read = async (stored: (typeof kept)[number]) => {
    const [bytes] = await stored.download();
    return [stored.name, [stored.metadata.contentType, bytes.toString('base64')]] as const;
  };
  return Object.fromEntries(await Promise.all(kept.map(read)));
}

describe('everything, exported and restored', () => {
  test('keeps every document and file unchanged', async () => {
    const before = await documentsOf(getFirestore());
    expect(new Set(Object.keys(before).map((name) => name.split('/')[0]))).toEqual(
      new Set(Object.keys(keptCollections)),
    );
    const { code, said } = await restore(file, restored);
    expect(said).toContain(`${Object.keys(before).length} documents`);
    expect(code).toBe(0);
    expect(said).toMatch(/npm run staff -- add owner@example.com --role owner --name "[^"]+" --project/);
    const app = initializeApp({ projectId: restored }, restored);
    const after = await documentsOf(getFirestore(app));
    expect(after).toEqual(before);
    const source = stackAddresses().project;
    const files = await filesOf(`${source}.appspot.com`);
    expect(Object.keys(files).length).toBeGreaterThan(4);
    expect((await filesOf(`${restored}.appspot.com`)) as object).toEqual(files);
  }, 120_000);

  test('is restored into an empty project only', async () => {
    const { code, said } = await restore(file, stackAddresses().project);
    expect([code, said]).toEqual([1, expect.stringContaining('is not empty')]);
  });

  test('is refused when truncated or changed', async () => {
    const bytes = await readFile(file);
    const [cut, turned] = [join(folder, 'cut.zip'), join(folder, 'turned.zip')];
    await writeFile(cut, bytes.subarray(0, bytes.length / 2));
    const at = bytes.indexOf(Buffer.from(`files/photos/${odd}-1`)) + 1_000;
    bytes[at] = 255 - (bytes[at] ?? 0);
    await writeFile(turned, bytes);
    await expect(openEverythingFile(cut)).rejects.toThrow('is not whole');
    await expect(openEverythingFile(turned)).rejects.toThrow('was changed or damaged');
    await expect(openEverythingFile(join(folder, 'none.zip'))).rejects.toThrow('There is no file');
  });
});

describe('the export file', () => {
  test('contains tables for people, papers as PDF, and no secrets', async () => {
    const table = await textOf('tables/clients.csv');
    expect(table).toMatch(/^\ufeffid,[^\n]*first name/);
    expect(table).toContain(`"'=1+1"`);
    expect(await textOf('tables/appointments.csv')).toMatch(/,\d{4}-\d\d-\d\d \d\d:\d\d,/);
    const names = opened.entries.map(({ name }) => name);
    const papers = names.filter((name) => name.startsWith('papers/'));
    for (const kind of ['estimates', 'invoices', 'receipts'])
      expect(papers.filter((name) => name.startsWith(`papers/${kind}/`)).length).toBeGreaterThan(0);
    expect((await textOf(papers[0] ?? '')).slice(0, 5)).toBe('%PDF-');
    const left = Object.keys(leftOutCollections).map((name) => `records/${name}/`);
    expect(names.filter((name) => left.some((start) => name.startsWith(start)))).toEqual([]);
    expect(names.filter((name) => name.includes('parts/'))).toEqual([]);
    expect(await textOf('records/mail/00001.jsonl')).not.toContain('waits');
  });

  test('includes unreadable records, and lists the missing papers', async () => {
    const told = opened.entries.filter(({ name }) => /^papers\/missing-\d+\.txt$/.test(name));
    const texts = (await Promise.all(told.map(({ name }) => textOf(name)))).join('');
    for (const paper of ['estimate', 'invoice', 'receipt'])
      expect(texts).toMatch(new RegExp(`^${paper} ${odd}: .* cannot be read \\(`, 'm'));
    expect(texts).toMatch(/^\d+ PDFs are missing here, because a record cannot be read/);
    for (const name of ['invoices', 'estimates', 'payments', 'clients', 'projects'])
      expect(await textOf(`records/${name}/00001.jsonl`)).toContain(odd);
  });

  test('reaches the desk in parts that make the same file', async () => {
    const [asked, progress]: [string[], number[]] = [[], []];
    let missing = 0;
    const take = takeoutOf(async (part) => {
      asked.push(part);
      return await fetchFile(`?${new URLSearchParams({ part })}`);
    });
    const inParts = join(folder, 'parts.zip');
    const blob = await take(({ bytes, notDrawn }) => {
      progress.push(bytes);
      missing = notDrawn;
    });
    expect(missing).toBeGreaterThanOrEqual(3);
    await writeFile(inParts, Buffer.from(await blob.arrayBuffer()));
    expect(asked.length).toBeGreaterThan(1);
    expect(Math.max(...progress.map((bytes, index) => bytes - (progress[index - 1] ?? 0)))).toBeLessThan(
      10_000_000,
    );
    const other = await openEverythingFile(inParts);
    const same = ({ entries }: EverythingFile) =>
      entries.filter(({ name }) => !/audit|papers/.test(name)).map(({ name, sha256 }) => `${name} ${sha256}`);
    expect(same(other)).toEqual(same(opened));
    other.close();
  });

  test('refuses invalid part tokens', async () => {
    const ask = (part: string, bearer = desk.tokens.owner) =>
      callApi('GET', `${path}?${new URLSearchParams({ part })}`, { bearer });
    for (const part of ['second', 'e30.AAAA']) expect((await ask(part)).status).toBe(400);
  });

  test('is recorded in the history', async () => {
    const entries = await getFirestore().collection('audit').where('entity', '==', 'everything').get();
    expect(entries.docs[0]?.data()).toMatchObject({ action: 'took out all of', actor: { role: 'owner' } });
  });
});
