import { expect, test } from 'vitest';
import { anApproval, anEstimate } from '../../../tests/support/entities.ts';
import { type Estimate, estimateSchema } from '../entities/estimate.ts';
import { contentHashOf, sealOf } from './content-hash.ts';

const estimate = anEstimate({
  discount: { kind: 'percent', value: 5 },
  sender: { name: 'Shop', address: '1 Main St' },
});

test('the hash ignores the order of fields and fields hidden from the client', async () => {
  const hash = await contentHashOf(estimate);
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  const turned: Estimate = {
    ...estimate,
    lines: estimate.lines.map((line) => ({
      unitPrice: line.unitPrice,
      unit: line.unit,
      quantity: line.quantity,
      description: line.description,
      kind: line.kind,
    })),
    terms: undefined,
    sender: { address: '1 Main St', name: 'Shop' },
    status: 'approved',
    clientId: 'e5710000-0000-4000-8000-000000000009',
    depositIntentId: 'pi_1',
    updatedAt: '2027-01-01T00:00:00.000Z',
  };
  // The order of a line's fields does not matter.
  expect(await contentHashOf(turned)).toBe(hash);
});

test.each<Partial<Estimate>>([
  { total: 1250.01 },
  { lines: [] },
  { terms: 'New' },
  { validUntil: '2027-02-01' },
  { discount: { kind: 'percent', value: 6 } },
  { sender: { name: 'Shop', address: '2 Main St' } },
  { homeRepair: true },
  { depositAmount: 1 },
])('%j breaks the seal', async (change) => {
  const approval = anApproval({ contentHash: await contentHashOf(estimate) });
  expect(await sealOf({ ...estimate, approval })).toBe('intact');
  expect(await sealOf({ ...estimate, approval, ...change })).toBe('broken');
  expect(await sealOf(estimate)).toBe('none');
});

test('the seal covers each field of an estimate, except those listed here', async () => {
  const order: Estimate = { ...estimate, changeOf: estimate.id, language: 'es' };
  const hash = await contentHashOf(order);
  const unsealed: string[] = [];
  for (const field of Object.keys(estimateSchema.fields)) {
    if ((await contentHashOf({ ...order, [field]: 'another' })) === hash) unsealed.push(field);
  }
  expect(unsealed.toSorted()).toEqual(
    [
      ...['id', 'clientId', 'projectId', 'status', 'onPortal', 'atHome', 'sentAt', 'createdAt', 'updatedAt'],
      ...[
        'appointmentId',
        'approval',
        'declinedAt',
        'declinedFor',
        'declineReason',
        'questions',
        'awaitsAnswer',
      ],
      ...['seenAt', 'followedUpAt'],
      ...['replaces', 'replacedBy', 'depositIntentId', 'asksPo', 'searchTerms'],
    ].toSorted(),
  );
});
