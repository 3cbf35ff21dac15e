import { randomUUID } from 'node:crypto';
import { importRequestSchema } from '@welding/domain/entities/import-request';
import { WriteBatch } from 'firebase-admin/firestore';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { applyImport } from '../../functions/src/imports/imports.ts';
import { undoImport } from '../../functions/src/imports/undo-import.ts';
import { firestore } from '../../functions/src/store/firestore.ts';
import { configureFunctions } from '../support/configure-functions.ts';
import { createTestClient } from '../support/sample.ts';
import { madeBy, somebody } from './import-desk.ts';

beforeAll(() => configureFunctions());
const { commit } = WriteBatch.prototype;
afterEach(() => vi.restoreAllMocks());

const actor = { id: randomUUID(), name: 'Olive Owner', role: 'owner' } as const;
const dies = ['before', 'after'] as const;

/** The process dies at its commit number `at`, before or after the database has it. Then a new process takes over. */
function dieAt(at: number, when: (typeof dies)[number]) {
  let count = 0;
  vi.spyOn(WriteBatch.prototype, 'commit').mockImplementation(async function (this: WriteBatch) {
    count += 1;
    if (count !== at) return await commit.call(this);
    if (when === 'after') await commit.call(this);
    throw new Error('killed');
  });
}

/** Repeats a call as the page does when the connection is gone. @returns how often it broke off */
async function untilDone(call: () => Promise<unknown>): Promise<number> {
  for (let broken = 0; ; broken += 1) {
    try {
      await call();
      return broken;
    } catch (error) {
      if (!(error instanceof Error) || error.message !== 'killed') throw error;
      vi.restoreAllMocks();
    }
  }
}

type Rows = readonly Readonly<Record<string, string>>[];

/** Sends a file in parts of two rows, each with its key. */
async function importAll(kind: string, rows: Rows): Promise<{ id: string; broken: number }> {
  const keys = Array.from({ length: Math.ceil(rows.length / 2) }, () => randomUUID());
  let id: string | undefined;
  let broken = 0;
  for (const [part, key] of keys.entries()) {
    const body = {
      kind,
      rows: rows.slice(part * 2, part * 2 + 2),
      apply: true,
      ...(id && { continues: id }),
    };
    const once = { id: key, fingerprint: JSON.stringify(body) };
    broken += await untilDone(async () => {
      ({ id } = await applyImport(importRequestSchema.parse(body), { actor, once }));
    });
  }
  return { id: id ?? '', broken };
}

const undoAll = (id: string) => untilDone(() => undoImport(id, actor, () => true));

async function leftOf(id: string): Promise<number> {
  const database = await firestore();
  const pages = await database.collection('importPages').where('importId', '==', id).get();
  return pages.size + Number((await database.collection('imports').doc(id).get()).exists);
}

const people = (count: number) => Array.from({ length: count }, somebody);
const withEmails = async (rows: Rows) =>
  (
    await (
      await firestore()
    )
      .collection('clients')
      .where(
        'email',
        'in',
        rows.map(({ email }) => email),
      )
      .get()
  ).docs;

describe.each(dies)('a process killed %s a commit', (when) => {
  test.each([1, 2, 3])(
    'at number %i of an import: the import continues, and each row exists once',
    async (at) => {
      const rows = people(6);
      dieAt(at, when);
      const { id, broken } = await importAll('clients', rows);
      expect(broken).toBe(1);
      expect((await madeBy(id)).map(({ row }) => row)).toEqual([1, 2, 3, 4, 5, 6]);
      const stored = await withEmails(rows);
      expect(stored).toHaveLength(6);
      expect((await (await firestore()).collection('imports').doc(id).get()).get('created')).toBe(6);
    },
  );

  test.each([1, 2, 3, 4])('at number %i of an undo: it continues, and nothing is left', async (at) => {
    const rows = people(6);
    const { id } = await importAll('clients', rows);
    dieAt(at, when);
    expect(await undoAll(id)).toBe(1);
    expect([await leftOf(id), await withEmails(rows)]).toEqual([0, []]);
  });

  test.each([1, 2, 3])('at number %i of undoing jobs: it continues, too', async (at) => {
    const { id: clientId, email } = await createTestClient();
    const file = [
      { email, title: 'Gate', when: '2099-03-04 9:00 AM' },
      { email, title: 'Hinge', when: '2024-03-04' },
      { email, title: 'Rail' },
      { email, title: 'Fence', when: '2024-05-06' },
    ];
    const { id } = await importAll('jobs', file);
    dieAt(at, when);
    expect(await undoAll(id)).toBe(1);
    const database = await firestore();
    const ofClient = (name: string) => database.collection(name).where('clientId', '==', clientId).get();
    const [projects, visits, client] = await Promise.all([
      ofClient('projects'),
      ofClient('appointments'),
      database.collection('clients').doc(clientId).get(),
    ]);
    expect([await leftOf(id), projects.size, visits.size, client.get('note')]).toEqual([0, 0, 0, undefined]);
  });

  test.each([1, 2, 3])(
    'at number %i of undoing a company’s further people: it continues, too',
    async (at) => {
      const company = `Kelly Steel ${randomUUID()}`;
      const person = () => ({ company, ...somebody() });
      const { id: before } = await importAll('clients', [person()]);
      const [{ id: clientId } = { id: '' }] = await madeBy(before);
      const { id } = await importAll('clients', [person(), person(), person()]);
      const contacts = async () => {
        const client = await (await firestore()).collection('clients').doc(clientId).get();
        return [client.exists, client.get('contacts')?.length];
      };
      expect(await contacts()).toEqual([true, 3]);
      dieAt(at, when);
      expect(await undoAll(id)).toBe(1);
      expect([await leftOf(id), ...(await contacts())]).toEqual([0, true, undefined]);
      // What the first import made is as it was, so that it can be undone, too.
      await undoAll(before);
      expect(await contacts()).toEqual([false, undefined]);
    },
  );
});
