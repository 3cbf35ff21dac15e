import { isDeepStrictEqual } from 'node:util';
import { mayFollow, type Payment, paymentSchema } from '@welding/domain/payment';
import { entityCollection } from './collection.ts';
import { firestore } from './firestore.ts';
import { isConflict } from './outage.ts';
import { conflictAttempts } from './rate-limits.ts';

export const payments = entityCollection('payments', paymentSchema, ['paidAt', 'createdAt']);

/** The recorded payment, or undefined when there is none. */
export async function findPayment(id: string): Promise<Payment | undefined> {
  return (await (await payments()).doc(id).get()).data();
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
  const database = await firestore();
  for (let attempt = 1; ; attempt += 1) {
    const read = await document.get();
    const before = read.data();
    const current = await fetchCurrent();
    if (!current || isDeepStrictEqual(before, current)) return 'unchanged';
    if (before && !mayFollow(before.status, current.status)) return 'unchanged';
    try {
      const written = await database.runTransaction(
        async (transaction) => {
          const { updateTime } = await transaction.get(document);
          const untouched = updateTime ? read.updateTime?.isEqual(updateTime) : !read.exists;
          if (untouched) transaction.set(document, current);
          return untouched === true;
        },
        { maxAttempts: 1 },
      );
      if (written) return 'written';
    } catch (error) {
      if (!isConflict(error) || attempt === conflictAttempts) throw error;
    }
  }
}
