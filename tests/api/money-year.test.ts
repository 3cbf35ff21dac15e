import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { moneyYear } from '../../functions/src/costs/money-year.ts';
import { estimates } from '../../functions/src/estimates/estimates.ts';
import { quotes } from '../../functions/src/requests/quotes.ts';
import { createTestPayment } from '../support/desk.ts';
import { anEstimate, aQuote } from '../support/entities.ts';
import { changeProject, createTestClient, createTestProject } from '../support/sample.ts';

// A year without other tests' payments and requests.
const now = new Date('2001-11-20T18:00:00.000Z');

test('a year shows each month’s income by service, and how long requests took to become jobs', async () => {
  const client = await createTestClient();
  const truck = await createTestProject(client, { serviceType: 'truck' });
  const pay = (paidAt: string, amount: number, projectId: string) =>
    createTestPayment(client.id, { projectId, amount, paidAt });
  await pay('2000-12-02T18:00:00.000Z', 50, truck.id);
  await pay('2001-11-02T18:00:00.000Z', 120.5, truck.id);
  await pay('2001-11-03T18:00:00.000Z', 30, '');
  await pay('2000-11-02T18:00:00.000Z', 999, truck.id);
  const ask = (createdAt: string, projectId?: string) => ({
    id: randomUUID(),
    createdAt,
    ...(projectId && { projectId }),
  });
  for (const asked of [
    ask('2001-11-01T18:00:00.000Z', truck.id),
    ask('2001-11-02T18:00:00.000Z'),
    ask('2001-07-02T18:00:00.000Z'),
  ]) {
    await (await quotes()).doc(asked.id).set(aQuote(asked));
  }
  const paper = { id: randomUUID(), clientId: client.id, projectId: truck.id, onPortal: true };
  await (await estimates())
    .doc(paper.id)
    .set(anEstimate({ ...paper, number: paper.id, status: 'sent', sentAt: '2001-11-04T18:00:00.000Z' }));
  await changeProject(truck.id, { status: 'completed', completedDate: '2001-11-19T18:00:00.000Z' });

  const { months, funnel, complete } = await moneyYear(now);
  expect(complete).toBe(true);
  expect(months.map(({ month }) => month)).toEqual([
    '2000-12',
    ...Array.from({ length: 11 }, (_, at) => `2001-${String(at + 1).padStart(2, '0')}`),
  ]);
  const received = months.flatMap(({ month, cents }) =>
    Object.entries(cents).flatMap(([source, sum]) => (sum ? [[month, source, sum]] : [])),
  );
  expect(received).toEqual([
    ['2000-12', 'truck', 5_000],
    ['2001-11', 'truck', 12_050],
    ['2001-11', 'none', 3_000],
  ]);
  expect(funnel).toEqual({
    requests: { count: 2, days: null },
    estimates: { count: 1, days: 3 },
    approved: { count: 0, days: null },
    done: { count: 1, days: null },
  });
});
