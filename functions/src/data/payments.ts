import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { maxListLength } from '@welding/domain/business/limits';
import type { Actor } from '@welding/domain/entities/audit-entry';
import { mayFollow, type Payment } from '@welding/domain/entities/payment';
import { type NewPayment, paymentMethodLabels } from '@welding/domain/entities/payment-record';
import { storedPaymentSchema } from '@welding/domain/entities/stored-payment';
import { formatDollars } from '@welding/domain/values/money';
import type { WriteBatch } from 'firebase-admin/firestore';
import { recordChange } from './audit.ts';
import { entityCollection } from './collection.ts';
import { createIdempotently, type IdempotencyKey } from './create-idempotently.ts';
import { documentConverter } from './document-converter.ts';
import { deleteField, firestore } from './firestore.ts';
import { isConflict } from './outage.ts';
import { parseDocument, parseSnapshot } from './parse-snapshot.ts';
import { declareQuery } from './query.ts';
import { conflictAttempts } from './rate-limits.ts';

const timeFields = ['paidAt', 'createdAt', 'updatedAt'] as const;

export const payments = entityCollection('payments', storedPaymentSchema, timeFields);
const converter = documentConverter(storedPaymentSchema, timeFields);
/** What a payment may have at one time and not at a later one. */
const passingFields = ['paidAt', 'refundedAmount', 'disputeStatus', 'withdrawnAmount'] as const;
const byStatus = declareQuery({ collection: 'payments', equal: ['status'] });
const ofProject = declareQuery({ collection: 'payments', equal: ['projectId'] });
const newestOfClient = declareQuery({
  collection: 'payments',
  equal: ['clientId'],
  order: { field: 'createdAt', direction: 'desc' },
});

/** The recorded payment, or undefined when there is none. */
export async function findPayment(id: string): Promise<Payment | undefined> {
  return parseDocument(await (await payments()).doc(id).get());
}

/** Payments through Stripe that a bank has not decided about yet, at most `limit`. */
export async function listProcessingPayments(limit: number): Promise<Payment[]> {
  const processing = await byStatus(await payments(), ['processing'])
    .limit(limit)
    .get();
  return parseSnapshot(processing).filter(({ stripePaymentIntentId }) => stripePaymentIntentId);
}

/** How a record was, undefined for a new one, and how it is now. */
export type PaymentChange = { readonly before: Payment | undefined; readonly after: Payment };

/** Further writes of the batch that writes a record. */
type WithPayment = (batch: WriteBatch, change: PaymentChange) => Promise<void>;

/** Stores money that came without Stripe, as arrived now. @throws KeyReusedError */
export async function storePayment(
  payment: NewPayment & Pick<Payment, 'clientId' | 'projectId'>,
  {
    actor,
    once,
    also,
  }: { readonly actor: Actor; readonly once: IdempotencyKey | undefined; readonly also?: WithPayment },
): Promise<Payment> {
  const now = new Date().toISOString();
  const stored: Payment = {
    ...payment,
    id: randomUUID(),
    kind: 'payment',
    status: 'succeeded',
    paidAt: now,
    createdAt: now,
  };
  const said = [formatDollars(payment.amount), paymentMethodLabels[payment.method], payment.note];
  return await createIdempotently(await payments(), stored, {
    once,
    also: async (batch) => {
      await recordChange(batch, {
        actor,
        action: 'recorded',
        entity: 'payment',
        entityId: stored.id,
        clientId: payment.clientId,
        changes: [],
        note: said.filter(Boolean).join(', '),
      });
      await also?.(batch, { before: undefined, after: stored });
    },
  });
}

/** What was paid for a project or was tried to, at most `maxListLength`. */
export async function listPaymentsOfProject(projectId: string): Promise<Payment[]> {
  const found = ofProject(await payments(), [projectId]).limit(maxListLength);
  return parseSnapshot(await found.get());
}

/** The client's payments, newest first, at most `maxListLength`; with `before` those begun before that instant. */
export async function listPaymentsOfClient(clientId: string, before?: Date): Promise<Payment[]> {
  const newest = newestOfClient(await payments(), [clientId], { before }).limit(maxListLength);
  return parseSnapshot(await newest.get());
}

/**
 * Brings the record of one payment up to what `fetchCurrent` finds, and never back to an earlier state.
 * The source is asked after the record was read, and the record is written only if nobody has written it since; else
 * both are read again. So of any number of writers at once the last one has seen the newest state.
 * @param fetchCurrent the payment as its source has it now, undefined when there is nothing to record yet
 * @param also asked anew for each attempt
 * @returns what was changed, undefined when nothing was
 */
export async function recordPayment(
  id: string,
  fetchCurrent: () => Promise<Payment | undefined>,
  also?: WithPayment,
): Promise<PaymentChange | undefined> {
  const document = (await payments()).doc(id);
  for (let attempt = 1; ; attempt += 1) {
    const read = await document.get();
    const before = parseDocument(read);
    const current = await fetchCurrent();
    // Whose it is may have changed since it was paid: clients are merged.
    const after = current && { ...current, clientId: before?.clientId || current.clientId };
    if (!after || isDeepStrictEqual(before, after)) return undefined;
    if (before && !mayFollow(before.status, after.status)) return undefined;
    const batch = (await firestore()).batch();
    if (read.updateTime) {
      const fields = { ...(await cleared()), ...converter.toFirestore(after) };
      batch.update(document.withConverter(null), fields, { lastUpdateTime: read.updateTime });
    } else {
      batch.create(document, after);
    }
    await also?.(batch, { before, after });
    try {
      await batch.commit();
      return { before, after };
    } catch (error) {
      if (!isConflict(error) || attempt === conflictAttempts) throw error;
    }
  }
}

async function cleared() {
  const nothing = await deleteField();
  return Object.fromEntries(passingFields.map((name) => [name, nothing]));
}
