import { isDeepStrictEqual } from 'node:util';
import { maxListLength } from '@welding/domain/business/limits';
import { mayFollow, type Payment } from '@welding/domain/entities/payment';
import { storedPaymentSchema } from '@welding/domain/entities/stored-payment';
import { entityCollection } from './collection.ts';
import { documentConverter } from './document-converter.ts';
import { deleteField } from './firestore.ts';
import { isConflict } from './outage.ts';
import { parseDocument, parseSnapshot } from './parse-snapshot.ts';
import { declareQuery } from './query.ts';
import { conflictAttempts } from './rate-limits.ts';

const timeFields = ['paidAt', 'createdAt'] as const;

export const payments = entityCollection('payments', storedPaymentSchema, timeFields);
const converter = documentConverter(storedPaymentSchema, timeFields);
/** What a payment may have at one time and not at a later one. */
const passingFields = ['paidAt', 'refundedAmount', 'disputeStatus', 'withdrawnAmount'] as const;
const byStatus = declareQuery({ collection: 'payments', equal: ['status'] });
const ofProject = declareQuery({ collection: 'payments', equal: ['projectId'] });

/** The recorded payment, or undefined when there is none. */
export async function findPayment(id: string): Promise<Payment | undefined> {
  return parseDocument(await (await payments()).doc(id).get());
}

/** Payments that a bank has not decided about yet, at most `limit`. */
export async function listProcessingPayments(limit: number): Promise<Payment[]> {
  return parseSnapshot(
    await byStatus(await payments(), ['processing'])
      .limit(limit)
      .get(),
  );
}

/** What was paid for a project or was tried to, at most `maxListLength`. */
export async function listPaymentsOfProject(projectId: string): Promise<Payment[]> {
  const found = ofProject(await payments(), [projectId]).limit(maxListLength);
  return parseSnapshot(await found.get());
}

/** How a record was, undefined for a new one, and how it is now. */
export type PaymentChange = { readonly before: Payment | undefined; readonly after: Payment };

/**
 * Brings the record of one payment up to what `fetchCurrent` finds, and never back to an earlier state.
 * The source is asked after the record was read, and the record is written only if nobody has written it since; else
 * both are read again. So of any number of writers at once the last one has seen the newest state.
 * @param fetchCurrent the payment as its source has it now, undefined when there is nothing to record yet
 * @returns what was changed, undefined when nothing was
 */
export async function recordPayment(
  id: string,
  fetchCurrent: () => Promise<Payment | undefined>,
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
    try {
      if (read.updateTime) {
        const fields = { ...(await cleared()), ...converter.toFirestore(after) };
        await document.withConverter(null).update(fields, { lastUpdateTime: read.updateTime });
      } else {
        await document.create(after);
      }
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
