import { type Payment, paymentSchema } from '@welding/domain/entities/payment';
import { maxListLength } from '@welding/domain/values/limits';
import { parseSnapshot, readOrError, readSnapshot } from '#store/documents.ts';
import { entityCollection } from '#store/entity-collection.ts';
import { declareQuery, listOfProjects } from '#store/query.ts';

export const payments = entityCollection('payments', paymentSchema, { audit: 'payment' });
const byStatus = declareQuery({ collection: 'payments', equal: ['status'] });
const ofProject = declareQuery({ collection: 'payments', equal: ['projectId'] });
const ofProjectByStatus = declareQuery({ collection: 'payments', equal: ['projectId', 'status'] });
const paidNewest = declareQuery({
  collection: 'payments',
  equal: [],
  order: { field: 'paidAt', direction: 'desc' },
});
const newestOfClient = declareQuery({
  collection: 'payments',
  equal: ['clientId'],
  order: { field: 'createdAt', direction: 'desc' },
});

/** @throws UnreadableDocumentError */
export async function findPayment(id: string): Promise<Payment | undefined> {
  return (await (await payments()).doc(id).get()).data();
}

/** Stripe payments a bank has not decided about yet, at most `limit`. */
export async function listProcessingPayments(limit: number): Promise<Payment[]> {
  const processing = await byStatus(await payments(), ['processing'])
    .limit(limit)
    .get();
  return parseSnapshot(processing).filter(({ stripePaymentIntentId }) => stripePaymentIntentId);
}

/** A project's payments that a bank has not decided about yet. */
export async function listOnItsWay(projectId: string): Promise<Payment[]> {
  return parseSnapshot(await ofProjectByStatus(await payments(), [projectId, 'processing']).get());
}

/** A record before a change, undefined for a new one, and after. */
export type PaymentChange = { readonly before: Payment | undefined; readonly after: Payment };

/** Payments that arrived from `from` until before `before`, newest first, at most `most`. @throws UnreadableDocumentError */
export async function listPaidBetween(from: Date, before: Date, most: number): Promise<Payment[]> {
  const after = new Date(from.getTime() - 1);
  return readSnapshot(
    await paidNewest(await payments(), [], { after, before })
      .limit(most)
      .get(),
  );
}

/**
 * Every payment and attempt of a project. Throws rather than leave one out, because callers add them up.
 * @param except the id of one to leave out unread
 * @throws UnreadableDocumentError
 */
export async function listPaymentsOfProject(projectId: string, except?: string): Promise<Payment[]> {
  return readSnapshot(await ofProject(await payments(), [projectId]).get(), except);
}

/** Like `listPaymentsOfProject` for several projects; an unreadable project has its error in place of its payments. */
export async function listPaymentsOfProjects(projectIds: readonly string[]) {
  return await listOfProjects(await payments(), ofProject, projectIds, readOrError);
}

/** The client's payments, newest first, at most `maxListLength`; with `before` those begun before that instant. */
export async function listPaymentsOfClient(clientId: string, before?: Date): Promise<Payment[]> {
  const newest = newestOfClient(await payments(), [clientId], { before }).limit(maxListLength);
  return parseSnapshot(await newest.get());
}
