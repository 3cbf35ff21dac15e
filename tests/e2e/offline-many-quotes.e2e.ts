import { randomUUID } from 'node:crypto';
import { aQuoteRequest } from '../support/entities.ts';
import { expect, openWithWorker, test } from './network/offline-test.ts';
import { quotesWith } from './network/stored-quotes.ts';

const total = 50;

type Post = { key: string; body: object };

test('50 quotes over three outages, with requests lost on either side of the server: all stored, none twice', async ({
  page,
  network,
}) => {
  test.setTimeout(240_000);
  const email = `fleet-${randomUUID()}@example.com`;
  const posts = Array.from(
    { length: total },
    (_, index): Post => ({
      key: randomUUID(),
      body: aQuoteRequest({ email, description: `Truck number ${index + 1} has a cracked frame.` }),
    }),
  );
  await openWithWorker(page);

  /** Posts quotes as the form does, each with a key of its own, and says how each was answered. */
  const send = (some: Post[]) =>
    page.evaluate(async (list) => {
      const statuses: number[] = [];
      for (const { key, body } of list) {
        const answer = await fetch('/api/quotes', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
          body: JSON.stringify(body),
        });
        statuses.push(answer.status);
      }
      return statuses;
    }, some);
  const tryAgain = () => page.evaluate(() => dispatchEvent(new Event('online')));

  const fates = ['drop-before', 'drop-after', 'pass'] as const;
  const tried = new Set<unknown>();
  let count = 0;
  // The first try of each by its place in the row: however many others the worker sends between them, two of three are lost.
  const lose = (key: unknown) => {
    const turn = tried.has(key) ? count++ : posts.findIndex((post) => post.key === key);
    tried.add(key);
    return fates[turn % fates.length] ?? 'pass';
  };
  const statuses: number[] = [];
  for (const [from, to] of [
    [0, 17],
    [17, 34],
    [34, total],
  ]) {
    // The signal goes and comes back badly: some requests get lost before the server, some answers after it.
    network.cut();
    const half = Math.floor(((from ?? 0) + (to ?? 0)) / 2);
    statuses.push(...(await send(posts.slice(from, half))));
    network.restore();
    network.fate = ({ method, headers }) => (method === 'POST' ? lose(headers['idempotency-key']) : 'pass');
    statuses.push(...(await send(posts.slice(half, to))));
    const seenBefore = network.seen.length;
    await tryAgain();
    await expect.poll(() => network.seen.length).toBeGreaterThan(seenBefore);
  }
  expect(statuses.filter((status) => status === 202).length).toBeGreaterThan(30);
  expect(statuses.every((status) => status === 201 || status === 202)).toBe(true);

  network.fate = () => 'pass';
  await expect
    .poll(
      async () => {
        await tryAgain();
        return (await quotesWith(email)).length;
      },
      { timeout: 120_000, intervals: [2_000] },
    )
    .toBe(total);
  await expect.poll(() => queuedQuotes(page), { timeout: 30_000 }).toBe(0);
  const stored = await quotesWith(email);
  expect(new Set(stored.map(({ description }) => description)).size).toBe(total);
  expect(stored.length).toBe(total);
});

function queuedQuotes(page: Parameters<typeof openWithWorker>[0]): Promise<number> {
  return page.evaluate(async () => {
    const request = indexedDB.open('site-queue');
    await new Promise((resolve) => {
      request.onsuccess = resolve;
    });
    const all = request.result.transaction('items').objectStore('items').count();
    await new Promise((resolve) => {
      all.onsuccess = resolve;
    });
    request.result.close();
    return all.result;
  });
}
