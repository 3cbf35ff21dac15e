import { randomUUID } from 'node:crypto';
import type { Actor } from '@welding/domain/entities/audit-entry';
import { type Estimate, estimateName, estimateSchema } from '@welding/domain/entities/estimate';
import { totalsOf } from '@welding/domain/money/totals';
import { centsToDollars, formatDollars } from '@welding/domain/values/money';
import type { WriteBatch } from 'firebase-admin/firestore';
import { recordChange } from './audit.ts';
import { entityCollection } from './collection.ts';
import { takeNumber } from './counters.ts';
import { createIdempotently, type IdempotencyKey } from './create-idempotently.ts';
import { parseDocument } from './parse-snapshot.ts';

export const estimates = entityCollection('estimates', estimateSchema, [
  'sentAt',
  'declinedAt',
  'createdAt',
  'updatedAt',
]);

/** The estimate, or undefined when there is none. */
export async function findEstimate(id: string): Promise<Estimate | undefined> {
  return parseDocument(await (await estimates()).doc(id).get());
}

/** What staff say of a new estimate. */
export type EstimateDraft = Pick<
  Estimate,
  'clientId' | 'projectId' | 'lines' | 'discount' | 'taxRate' | 'deposit' | 'validUntil' | 'terms' | 'atHome'
>;

/** What follows from what an estimate is added up from, in dollars. */
export function estimateAmounts(
  priced: Parameters<typeof totalsOf>[0],
): Pick<Estimate, 'total' | 'depositAmount'> {
  const { totalCents, depositCents } = totalsOf(priced);
  return { total: centsToDollars(totalCents), depositAmount: centsToDollars(depositCents) };
}

/** Stores a new estimate as a draft. @param replaces the version it is to take the place of @throws KeyReusedError */
export async function storeEstimate(
  draft: EstimateDraft,
  {
    actor,
    once,
    replaces,
  }: { readonly actor: Actor; readonly once: IdempotencyKey | undefined; readonly replaces?: Estimate },
): Promise<Estimate> {
  const stored: Estimate = {
    ...draft,
    ...estimateAmounts(draft),
    id: randomUUID(),
    number: replaces?.number ?? '',
    version: (replaces?.version ?? 0) + 1,
    ...(replaces && { replaces: replaces.id }),
    status: 'draft',
    onPortal: false,
    homeRepair: false,
    questions: [],
    awaitsAnswer: false,
    createdAt: new Date().toISOString(),
  };
  const { id: entityId, clientId } = stored;
  const numbered = async (batch: WriteBatch): Promise<Estimate> =>
    replaces ? stored : { ...stored, number: await takeNumber(batch, 'estimates') };
  return await createIdempotently(await estimates(), numbered, {
    once,
    also: (batch, whole) =>
      recordChange(batch, {
        actor,
        action: 'created',
        entity: 'estimate',
        entityId,
        clientId,
        changes: [],
        note: `${estimateName(whole)}, ${formatDollars(whole.total)}`,
      }),
  });
}
