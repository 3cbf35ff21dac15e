import { isDeepStrictEqual } from 'node:util';
import { mayFollow, type Payment } from '@welding/domain/payment';
import { storedPaymentSchema } from '@welding/domain/stored-payment';
import { entityCollection } from './collection.ts';
import { documentConverter } from './document-converter.ts';
import { isConflict } from './outage.ts';
import { conflictAttempts } from './rate-limits.ts';
import { readableDocument } from './readable-documents.ts';

const timeFields = ['paidAt', 'createdAt'] as const;

export const payments = entityCollection('payments', storedPaymentSchema, timeFields);
const converter = documentConverter(storedPaymentSchema, timeFields);

/** The recorded payment, or undefined when there is none. */
export async function findPayment(id: string): Promise<Payment | undefined> {
  return readableDocument(await (await payments()).doc(id).get());
}

/**
 * Brings the record of one payment up to what `fetchCurrent` finds, and never back to an earlier state.
 * The source is asked after the record was read, and the record is written only if nobody has written it since; else
 * both are read again. So of any number of writers at once the last one has seen the newest state.
 * @param fetchCurrent the payment as its source has it now, undefined when there is nothing to record yet
 */
export async function recordPayment(
  id: string,
  fetchCurrent: () => Promise<Payment | undefined>,
): Promise<'written' | 'unchanged'> {
  const document = (await payments()).doc(id);
  for (let attempt = 1; ; attempt += 1) {
    const read = await document.get();
    const before = readableDocument(read);
    const current = await fetchCurrent();
    if (!current || isDeepStrictEqual(before, current)) return 'unchanged';
    if (before && !mayFollow(before.status, current.status)) return 'unchanged';
    try {
      if (read.updateTime) {
        const fields = converter.toFirestore(current);
        await document.withConverter(null).update(fields, { lastUpdateTime: read.updateTime });
      } else {
        await document.create(current);
      }
      return 'written';
    } catch (error) {
      if (!isConflict(error) || attempt === conflictAttempts) throw error;
    }
  }
}
