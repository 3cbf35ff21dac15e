import { randomUUID } from 'node:crypto';
import { importListSchema, usedImportSchema } from '@welding/domain/entities/import-request';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { findClient, findClientByEmail } from '../../functions/src/clients/clients.ts';
import { completeUndoing } from '../../functions/src/imports/complete-undoing.ts';
import { imports } from '../../functions/src/imports/imports.ts';
import { undoImport } from '../../functions/src/imports/undo-import.ts';
import { firestore, newBatch } from '../../functions/src/store/firestore.ts';
import { configureFunctions } from '../support/configure-functions.ts';
import { type DeskPeople, deskPeople } from '../support/desk.ts';
import { createTestClient } from '../support/sample.ts';
import { importDesk, madeBy, somebody } from './import-desk.ts';
import { moneyDesk, read } from './money.ts';

let desk: DeskPeople;
beforeAll(async () => {
  configureFunctions();
  desk = await deskPeople();
});
const owner = moneyDesk(() => desk.tokens.owner);
const { apply, preview, takeBack, takeAllBack } = importDesk(() => desk.tokens.owner);
const actor = { id: 'owner', name: 'Olive Owner', role: 'owner' } as const;
const clientOf = async ({ email }: { readonly email: string }) => {
  const client = await findClientByEmail(email);
  if (!client) throw new Error('not imported');
  return client;
};
const giveJob = async (one: { readonly email: string }) =>
  owner.call('POST', 'projects', {
    clientId: (await clientOf(one)).id,
    title: 'Gate',
    serviceType: 'other',
  });
const asDays = async (id: string, fields: object) =>
  await (await firestore()).collection('imports').doc(id).update(fields);

describe('an import', () => {
  test('is kept as a whole when rows were used or changed since, and each is named', async () => {
    const file = [somebody(), somebody(), somebody(), somebody()];
    const { id } = await apply('clients', file, { rowNumbers: [2, 5, 6, 9] });
    const [one, other, third, last] = file;
    if (!one || !other || !third || !last) throw new Error('no rows');
    await giveJob(other);
    const { id: changedId } = await clientOf(third);
    await owner.call('PATCH', `clients/${changedId}`, { updatedAt: null, company: 'Quill Docks' });
    const payment = { clientId: (await clientOf(last)).id, amount: 50, status: 'succeeded' };
    const database = await firestore();
    await database
      .collection('payments')
      .doc(`pi_${randomUUID()}`)
      .set({ ...payment, createdAt: new Date() });
    const refused = await takeBack(id);
    expect(refused.status).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'import_used',
      message: expect.stringMatching(/^Used or changed since: .*\. Nothing was undone$/),
    });
    expect(usedImportSchema.parse(refused.json()).rows).toEqual([
      { row: 5, name: other.name, why: 'has a job', clientId: (await clientOf(other)).id },
      { row: 6, name: 'Quill Docks', why: 'changed since', clientId: changedId },
      { row: 9, name: last.name, why: 'has a payment', clientId: (await clientOf(last)).id },
    ]);
    expect(await findClientByEmail(one.email)).toBeDefined();
  });

  test('is kept after 30 days', async () => {
    const { id } = await apply('clients', [somebody()]);
    await asDays(id, { at: new Date(Date.now() - 31 * 24 * 60 * 60_000) });
    expect((await takeBack(id)).text).toContain('for 30 days');
  });

  test('of clients can be undone once the import of their balances is undone', async () => {
    const one = somebody();
    const { id } = await apply('clients', [one]);
    const balances = await apply('balances', [{ email: one.email, amount: '40' }]);
    const why = 'has an invoice';
    expect((await takeBack(id)).json()).toMatchObject({ rows: [{ row: 1, name: one.name, why }] });
    await takeAllBack(balances.id);
    await takeAllBack(id);
    expect(await findClientByEmail(one.email)).toBeUndefined();
  });

  test('takes the lines out of the notes of clients who were here', async () => {
    const one = somebody();
    const first = await apply('clients', [{ ...one, note: 'Gate code: 4411' }]);
    const row = {
      ...one,
      note: 'Gate code: 5500',
      phone: '815-555-0145',
      address: '9 Mill Rd, Joliet, IL 60432',
    };
    const further = { name: `Bo ${one.name}`, email: one.email, note: 'Dog' };
    expect(await preview('clients', [row])).toMatchObject([{ does: 'join', isNoted: true }]);
    const second = await apply('clients', [row, further]);
    expect(second).toMatchObject({ created: 0, joined: 2 });
    const after = await clientOf(one);
    expect(after).toMatchObject({ phone: '', note: expect.stringContaining('Gate code: 5500') });
    expect(after.note).toContain('Phone: 815-555-0145. Address: 9 Mill Rd, Joliet, IL 60432');
    expect(after.note).toContain('Dog');
    expect(after.address).toBeUndefined();
    expect(await preview('clients', [row])).not.toMatchObject([{ isNoted: true }]);
    await takeAllBack(second.id);
    expect(await clientOf(one)).toMatchObject({ note: 'Gate code: 4411' });
    await takeAllBack(first.id);
    expect(await findClientByEmail(one.email)).toBeUndefined();
  });

  test('of an earlier release, without pages, can be undone', async () => {
    const one = somebody();
    const { id } = await apply('clients', [one]);
    const made = (await madeBy(id)).map((row) => row.id);
    const database = await firestore();
    const pages = await database.collection('importPages').where('importId', '==', id).get();
    const batch = await newBatch();
    for (const page of pages.docs) batch.delete(page.ref);
    batch.update(database.collection('imports').doc(id), { made });
    await batch.commit();
    await takeAllBack(id);
    expect(await findClientByEmail(one.email)).toBeUndefined();
  });
});

describe('an interrupted undo', () => {
  const begun = async (count: number) => {
    const file = Array.from({ length: count }, somebody);
    let id = '';
    for (let from = 0; from < count; from += 50)
      ({ id } = await apply('clients', file.slice(from, from + 50), id ? { continues: id } : {}));
    const hasTime = vi.fn<() => boolean>().mockReturnValueOnce(true).mockReturnValue(false);
    expect(await undoImport(id, actor, hasTime)).toEqual({
      ...{ id, left: count - 50, undoRows: count },
    });
    return { id, file };
  };

  test('refuses new rows, and the next call continues it', async () => {
    const { id, file } = await begun(120);
    const { imports: listed } = read(importListSchema, await owner.call('GET', 'imports', undefined));
    expect(listed).toContainEqual(
      expect.objectContaining({ id, undoingSince: expect.any(String), undoRows: 120, left: 70 }),
    );
    const added = await apply('clients', [somebody()], { continues: id }).catch(
      (error: Error) => error.message,
    );
    expect(added).toContain('This import is being undone');
    await takeAllBack(id);
    expect((await takeBack(id)).status).toBe(404);
    for (const one of [file[0], file[60], file[119]])
      expect(await findClientByEmail(one?.email ?? '')).toBeUndefined();
  });

  test('is completed by a job after some minutes', async () => {
    const { id, file } = await begun(60);
    await completeUndoing(new Date());
    expect((await (await imports()).doc(id).get()).exists).toBe(true);
    await completeUndoing(new Date(Date.now() + 6 * 60_000));
    expect((await (await imports()).doc(id).get()).exists).toBe(false);
    expect(await findClientByEmail(file[59]?.email ?? '')).toBeUndefined();
  });

  test('keeps clients used meanwhile, names them, and can undo them later', async () => {
    const { id, file } = await begun(60);
    const used = file[55];
    if (!used) throw new Error('no rows');
    await giveJob(used);
    const refused = await takeBack(id);
    expect(refused.status).toBe(409);
    expect(refused.json()).toMatchObject({
      message: expect.stringContaining('All the rest was undone'),
      rows: [{ row: 56, name: used.name, why: 'has a job' }],
    });
    expect(await findClientByEmail(file[54]?.email ?? '')).toBeUndefined();
    const rest = (await (await imports()).doc(id).get()).data();
    expect(rest).toMatchObject({ created: 1 });
    expect([rest?.undoingSince, rest?.undoRows]).toEqual([undefined, undefined]);
    const { id: clientId } = await clientOf(used);
    const database = await firestore();
    const projects = await database.collection('projects').where('clientId', '==', clientId).get();
    for (const project of projects.docs) await project.ref.delete();
    await takeAllBack(id);
    expect(await findClientByEmail(used.email)).toBeUndefined();
  });
});

describe('two imports at once', () => {
  test.each([
    ['email', () => ({ email: `${randomUUID()}@example.com` })],
    ['phone', () => ({ phone: `(312) 555-${String(Math.floor(Math.random() * 10_000)).padStart(4, '0')}` })],
    ['name', () => ({})],
  ])('with one person, by %s, create one client', async (_, contact) => {
    const row = { name: `Dana Quill${randomUUID()}`, ...contact() };
    const all = await Promise.all(Array.from({ length: 4 }, () => apply('clients', [row])));
    expect(all.map(({ created }) => created).toSorted()).toEqual([0, 0, 0, 1]);
    const made = await Promise.all(all.map(({ id }) => madeBy(id)));
    expect(made.flat()).toHaveLength(1);
  });

  test('with one balance create one', async () => {
    const { email } = await createTestClient();
    const row = { email, number: `A-${randomUUID().slice(0, 8)}`, amount: '5' };
    const all = await Promise.all([apply('balances', [row]), apply('balances', [row])]);
    expect(all.map(({ created }) => created).toSorted()).toEqual([0, 1]);
  });
});

test('a row with a merged client’s email is assigned to the remaining client', async () => {
  const [kept, duplicate] = [await createTestClient(), somebody()];
  await apply('clients', [duplicate]);
  const { id } = await clientOf(duplicate);
  const database = await firestore();
  await database.collection('clients').doc(id).update({ mergedInto: kept.id, email: '' });
  await database
    .collection('clientEmails')
    .doc(duplicate.email)
    .update({ clientId: kept.id, mergedFrom: id });
  const again = await apply('clients', [{ ...duplicate, name: `Somebody ${randomUUID()}` }]);
  expect(again).toMatchObject({ created: 0, joined: 1 });
  expect(await findClient(kept.id)).toBeDefined();
});
