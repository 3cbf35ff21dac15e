import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { createQueue, NoRoomError, type Queue } from './queue.ts';

let queue: Queue;
beforeEach(() => {
  queue = createQueue(`queue ${randomUUID()}`, 50_000_000);
});

const add = (bytes: number, id: string = randomUUID()) =>
  queue.add({ id, kind: 'photo', owner: 'wes', body: {}, contents: new ArrayBuffer(bytes) });

test('reading or changing an empty queue creates no database, and the first item does', async () => {
  expect(await queue.list()).toEqual([]);
  expect(await queue.changeAll(() => ({ body: {} }))).toBe(0);
  expect(await queue.exists()).toBe(false);
  await add(1);
  expect(await queue.exists()).toBe(true);
});

test('an item already queued is not added again', async () => {
  const id = await add(5);
  await add(7, id);
  expect(await queue.list()).toMatchObject([{ id, size: 5 }]);
  expect((await queue.contentsOf(id))?.byteLength).toBe(5);
});

test('items keep their order when others between are removed', async () => {
  const [one, two] = [await add(1), await add(1)];
  await queue.remove(one);
  const three = await add(1);
  expect((await queue.list()).map(({ id }) => id)).toEqual([two, three]);
});

test('queues exactly 50 MB, and has room again once some are sent', async () => {
  await add(30_000_000);
  const sentSoon = await add(20_000_000);
  await expect(add(1)).rejects.toMatchObject({ name: 'NoRoomError', full: 'queue' });
  expect(await queue.list()).toHaveLength(2);
  await queue.remove(sentSoon);
  await add(1);
  expect(await queue.list()).toHaveLength(2);
});

test('items added at once stay within the limit together', async () => {
  const adding = await Promise.allSettled([1, 2, 3, 4].map(() => add(20_000_000)));
  expect(adding.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect(await queue.list()).toHaveLength(2);
});

test('reports a full disk, and keeps earlier items', async () => {
  const before = await add(1);
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The disk is full', 'QuotaExceededError');
  });
  await expect(add(1)).rejects.toThrow(NoRoomError);
  await expect(add(1)).rejects.toMatchObject({ full: 'disk' });
  put.mockRestore();
  expect((await queue.list()).map(({ id }) => id)).toEqual([before]);
});

test('changing a removed item does not restore it', async () => {
  const id = await add(1);
  expect(await queue.change(id, { sentParts: 1 })).toBe(true);
  expect(await queue.remove(id)).toBe(true);
  expect(await queue.remove(id)).toBe(false);
  expect(await queue.change(id, { sentParts: 2 })).toBe(false);
  expect(await queue.list()).toEqual([]);
});

test('stores related items together or not at all', async () => {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The disk is full', 'QuotaExceededError');
  });
  const expense = { kind: 'expense', owner: 'wes', body: {} };
  const receipt = { kind: 'receipt', owner: 'wes', body: {}, contents: new ArrayBuffer(1) };
  await expect(queue.addAll([expense, receipt])).rejects.toThrow(NoRoomError);
  put.mockRestore();
  expect(await queue.list()).toEqual([]);
  await queue.addAll([expense, receipt]);
  expect((await queue.list()).map(({ kind, order }) => [kind, order])).toEqual([
    ['expense', 1],
    ['receipt', 2],
  ]);
});

test('opens a database of a newer app version', async () => {
  await add(1);
  const upgraded = indexedDB.open(queue.name, 2);
  await new Promise((resolve) => {
    upgraded.onsuccess = resolve;
  });
  upgraded.result.close();
  expect(await queue.list()).toHaveLength(1);
});
