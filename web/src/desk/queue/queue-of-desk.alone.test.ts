import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { staffMessages } from '@welding/domain/entities/staff';
import { errorCodes } from '@welding/domain/error-codes';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unreadableItems } from '#pwa/queue/queue-kind.ts';
import { sendQueue } from '#pwa/queue/send-queue.ts';
import { queueOfDesk } from './queue-of-desk.ts';
import { deskKinds, deskQueue, dropExpense, openExpense } from './queued-kinds.ts';

type Sent = { readonly url: string; readonly headers: Record<string, string>; readonly body: unknown };

const at = '2027-03-15T14:05:00.000Z';
const app = queueOfDesk(async () => ({ personId: 'wes', idToken: 'token of wes' }));
let sent: Sent[] = [];
let answer: () => Response;

beforeEach(async () => {
  for (const { id } of await deskQueue.list()) await deskQueue.remove(id);
  sent = [];
  answer = () => new Response(null, { status: 201 });
  vi.stubGlobal('fetch', async (url: string, { headers, body }: Omit<Sent, 'url'>) => {
    sent.push({ url, headers, body });
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

test('taps are sent before photos, each to its visit or project, as the signed-in person', async () => {
  const [appointmentId, projectId] = [randomUUID(), randomUUID()];
  const photo = { kind: 'project-photo', owner: 'wes', body: { projectId, list: 'afterPhotos' } };
  await deskQueue.add({ ...photo, contents: new ArrayBuffer(9) });
  const body = { appointmentId, visitName: 'Gate hinge', tap: { kind: 'start', at } };
  await deskQueue.add({ kind: 'visit-tap', owner: 'wes', body });
  await deskQueue.add({ kind: 'visit-tap', owner: 'wanda', body });
  await sendQueue(app);
  expect(sent).toMatchObject([
    {
      url: `/api/desk/appointments/${appointmentId}/start`,
      headers: { Authorization: 'Bearer token of wes' },
      body: JSON.stringify({ at }),
    },
    { url: `/api/desk/projects/${projectId}/photos/afterPhotos`, headers: { 'Content-Type': 'image/jpeg' } },
  ]);
  expect((await deskQueue.list()).map(({ owner }) => owner)).toEqual(['wanda']);
});

test('a departure sent after the start or a cancellation is marked, so the client gets no message', async () => {
  const [begun, off, back, underWay] = Array.from({ length: 4 }, () => randomUUID());
  const times = { out: '2027-03-15T14:05:00.000Z', start: '2027-03-15T14:06:00.000Z' };
  const taps = [
    [begun, { kind: 'on-my-way', at: times.out }],
    [off, { kind: 'on-my-way', at: times.out }],
    [back, { kind: 'on-my-way', at: times.out }],
    [underWay, { kind: 'on-my-way', at: times.out }],
    [begun, { kind: 'start', at: times.start }],
    [begun, { kind: 'finish', at: times.start, hours: 1 }],
    [off, { kind: 'cancel', at: times.start }],
    [back, { kind: 'take-back', of: 'on-my-way', tapped: times.out, at: times.start }],
    [underWay, { kind: 'take-back', of: 'start', tapped: times.start, at: times.start }],
  ] as const;
  for (const [appointmentId, tap] of taps) {
    const body = { appointmentId, visitName: 'Gate hinge', tap };
    await deskQueue.add({ kind: 'visit-tap', owner: 'wes', body });
  }
  const others = { appointmentId: underWay, visitName: 'Gate hinge', tap: { kind: 'start', at } };
  await deskQueue.add({ kind: 'visit-tap', owner: 'wanda', body: others });
  await sendQueue(app);
  expect(sent.slice(0, 5).map(({ body }) => JSON.parse(String(body)))).toEqual([
    { at: times.out, overtaken: true },
    { at: times.out, overtaken: true },
    { at: times.out, overtaken: true },
    { at: times.out },
    { at: times.start },
  ]);
});

test('collected cash is sent to its visit after earlier taps, with its time', async () => {
  const appointmentId = randomUUID();
  const collected = { amount: 540, method: 'cash', tappedAt: at };
  const of = { appointmentId, visitName: 'Gate hinge' };
  await deskQueue.add({ kind: 'visit-tap', owner: 'wes', body: { ...of, tap: { kind: 'start', at } } });
  const id = await deskQueue.add({ kind: 'collected-cash', owner: 'wes', body: { ...of, collected } });
  await sendQueue(app);
  expect(sent).toMatchObject([
    { url: `/api/desk/appointments/${appointmentId}/start` },
    {
      url: `/api/desk/appointments/${appointmentId}/collect`,
      headers: { 'Idempotency-Key': id },
      body: JSON.stringify(collected),
    },
  ]);
  expect(await deskQueue.list()).toEqual([]);
});

test('an expense is sent after its receipt, with the receipt’s id, or without one', async () => {
  const [projectId, photoId] = [randomUUID(), randomUUID()];
  const expense = { amount: 61.4, what: 'Square tube', paidOn: '2027-03-15' };
  const note = async () => {
    const body = { projectId, projectName: 'Gate', awaitsReceipt: true, expense };
    const id = await deskQueue.add({ kind: 'expense', owner: 'wes', body });
    const receipt = { kind: 'receipt', owner: 'wes', body: { projectId, expenseId: id } };
    await deskQueue.add({ ...receipt, contents: new ArrayBuffer(9) });
    return id;
  };
  answer = () => Response.json({ id: photoId }, { status: 201 });
  await note();
  await sendQueue(app);
  expect(sent).toMatchObject([
    { url: `/api/desk/projects/${projectId}/receipts` },
    { url: `/api/desk/projects/${projectId}/expenses`, body: JSON.stringify({ ...expense, photoId }) },
  ]);
  expect(await deskQueue.list()).toEqual([]);

  answer = () => Response.json({ message: 'This is no photo' }, { status: 415 });
  const id = await note();
  await sendQueue(app);
  expect(sent).toHaveLength(3);
  expect((await deskQueue.list()).map(({ returned }) => returned?.message)).toEqual([
    undefined,
    'This is no photo',
  ]);
  answer = () => new Response(null, { status: 201 });
  await openExpense(id, undefined);
  await sendQueue(app);
  expect(sent.at(-1)).toMatchObject({ headers: { 'Idempotency-Key': id }, body: JSON.stringify(expense) });
  expect(await deskQueue.list()).toEqual([]);
});

test.each([
  [401, { message: 'Please sign in' }],
  [403, { message: staffMessages.closed, code: errorCodes.accountClosed }],
])('a tap waits after a refusal of the account: %d with %j', async (status, failure) => {
  const body = { appointmentId: randomUUID(), visitName: 'Gate hinge', tap: { kind: 'start', at } };
  await deskQueue.add({ kind: 'visit-tap', owner: 'wes', body });
  answer = () => Response.json(failure, { status });
  expect(await sendQueue(app)).toEqual({ stillQueued: true });
  expect((await deskQueue.list())[0]?.returned).toBeUndefined();
});

test('deleting an expense also deletes its receipt, and no other', async () => {
  const projectId = randomUUID();
  const expense = { amount: 61.4, what: 'Square tube', paidOn: '2027-03-15' };
  const [id, other] = [randomUUID(), randomUUID()];
  const body = { projectId, projectName: 'Gate', awaitsReceipt: true, expense };
  const contents = new ArrayBuffer(9);
  for (const expenseId of [id, other]) {
    await deskQueue.addAll([
      { id: expenseId, kind: 'expense', owner: 'wes', body },
      { kind: 'receipt', owner: 'wes', body: { projectId, expenseId }, contents },
    ]);
  }
  await dropExpense(id);
  expect(
    (await deskQueue.list()).map(({ kind, id: itemId }) => (kind === 'expense' ? itemId : kind)),
  ).toEqual([other, 'receipt']);
});

test.each([
  ['of an unknown kind', { kind: 'inspection', body: { visitName: 'Gate hinge' } }],
  ['with a body of another version', { kind: 'visit-tap', body: { visit: 'Gate hinge' } }],
  ['with a reason of another version', { body: {}, returned: { reason: 'paused', message: 'Later' } }],
])('an item %s is kept unsent and listed as unreadable', async (_, fields) => {
  const id = randomUUID();
  await deskQueue.add({ kind: 'visit-tap', owner: 'wes', body: {} });
  const { createdAt, ...item } = (await deskQueue.list())[0] ?? expect.fail('nothing was queued');
  await deskQueue.remove(item.id);
  const stored = { ...item, createdAt, ...fields, id } as never;
  await deskQueue.addAll([stored]);
  expect(await sendQueue(app)).toEqual({ stillQueued: false });
  expect(sent).toEqual([]);
  expect(unreadableItems(deskKinds, await deskQueue.list()).map((one) => one.id)).toEqual([id]);
  await deskQueue.remove(id);
  expect(await deskQueue.list()).toEqual([]);
});
