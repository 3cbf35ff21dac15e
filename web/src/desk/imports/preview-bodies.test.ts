import { planBalances } from '@welding/domain/entities/import-money';
import {
  type ImportKind,
  importRequestSchema,
  maxImportBytes,
} from '@welding/domain/entities/import-request';
import { planClients } from '@welding/domain/entities/plan-clients';
import { expect, test } from 'vitest';
import { type PreviewBody, previewBodies } from './preview-bodies.ts';
import { previewRows } from './send-import.ts';

const people = (count: number, note: string) =>
  Array.from({ length: count }, (_, n) => ({ firstName: `Dana ${n}`, note }));
const sentBy = async (bodies: readonly PreviewBody[]) =>
  await Promise.all(bodies.map(async ({ body }) => JSON.parse(await body.text())));

const known = {
  id: 'b6f3e6a2-6d7a-4f0e-9d43-0c5d1c1a4a01',
  ...{ firstName: 'Dana', lastName: 'Quill', email: 'dana@example.com', phone: '' },
};

/** The plan that the API makes of a body. */
async function planned(body: Blob) {
  const request = importRequestSchema.parse(JSON.parse(await body.text()));
  const plans =
    request.kind === 'clients'
      ? planClients(request.rows, [known])
      : request.kind === 'balances'
        ? planBalances(request.rows, [known], new Set())
        : [];
  return { rows: plans.map(({ made: _, ...outcome }, index) => ({ row: index + 1, ...outcome })) };
}

test('a preview is one request, with the notes if they fit', async () => {
  const rows = people(3, 'Gate code: 4411');
  expect(await sentBy(previewBodies('clients', rows))).toEqual([{ kind: 'clients', apply: false, rows }]);
  const [long, ...others] = previewBodies('clients', people(1_000, 'ñ'.repeat(4_000)));
  expect(others).toEqual([]);
  expect((await sentBy(long ? [long] : [])).at(0).rows.at(-1)).toEqual({ firstName: 'Dana 999' });
});

test('rows that do not fit in one request are sent in several, in their order', async () => {
  const rows = people(1_000, 'ñ'.repeat(4_000));
  const bodies = previewBodies('jobs', rows);
  expect(bodies.length).toBeGreaterThan(2);
  expect(Math.max(...bodies.map(({ body }) => body.size))).toBeLessThan(maxImportBytes);
  const sent = await sentBy(bodies);
  expect(sent.flatMap((body, part) => body.rows.slice(bodies[part]?.earlier))).toEqual(rows);
});

/** Of a file that takes several requests, with this row first and last. */
async function outcomesOf(kind: ImportKind, twice: object, others: (n: number) => object) {
  const rows = [twice, ...Array.from({ length: 1_200 }, (_, n) => others(n)), twice];
  const bodies = previewBodies(kind, rows);
  const outcomes = await previewRows(bodies, planned);
  expect(outcomes).toHaveLength(rows.length);
  return { bodies, does: outcomes.map(({ does }) => does), last: outcomes.at(-1) };
}
const longText = 'Hangar 4, '.repeat(440);

test('a person in two requests is found', async () => {
  const person = { name: 'Bea Novak', email: 'bea@example.com' };
  const { bodies, does, last } = await outcomesOf('clients', person, (n) => ({
    ...{ name: `Lee Ostrander${n}`, email: `lee${n}@example.com`, billingAddress: longText },
  }));
  expect(bodies.length).toBeGreaterThan(1);
  expect(does.filter((one) => one === 'create')).toHaveLength(1_201);
  expect(last).toMatchObject({ does: 'join', why: 'Already here: Bea Novak has this email' });
});

test('the number of an invoice in two requests is found', async () => {
  const balance = { email: known.email, number: 'A-1', amount: '5' };
  const { bodies, does, last } = await outcomesOf('balances', balance, (n) => ({
    ...{ email: known.email, number: `B-${n}`, amount: '7', note: longText },
  }));
  expect(bodies.length).toBeGreaterThan(1);
  expect(does.filter((one) => one === 'create')).toHaveLength(1_201);
  expect(last).toMatchObject({ does: 'skip', code: 'number_taken' });
});

test('earlier rows that do not fit leave room for the others', () => {
  const wide = (n: number) => ({
    name: `${n}${'Q'.repeat(400)}`,
    note: longText,
    street: longText,
    city: longText,
  });
  const bodies = previewBodies(
    'jobs',
    Array.from({ length: 1_500 }, (_, n) => wide(n)),
  );
  expect(Math.max(...bodies.map(({ body }) => body.size))).toBeLessThan(maxImportBytes);
  expect(bodies.length).toBeLessThan(60);
});
