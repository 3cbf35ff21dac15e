import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Actor, AuditFact } from '@welding/domain/entities/audit-entry';
import { mayBecome, type Payment } from '@welding/domain/entities/payment';
import type { NewPayment } from '@welding/domain/entities/payment-record';
import { chicagoDate, chicagoInstant } from '@welding/domain/values/chicago-day';
import { findKept, guardAsItIs } from '#clients/guard-client.ts';
import { findProject } from '#projects/projects.ts';
import { retryConflicts } from '#store/conflicts.ts';
import { type CreatedBy, create } from '#store/create.ts';
import { readOrError, UnreadableDocumentError } from '#store/documents.ts';
import { type Batch, type DocumentSnapshot, newBatch } from '#store/firestore.ts';
import { type PaymentChange, payments } from './payments.ts';
import { requireConfirmed, settleProject } from './settle-project.ts';

type WithPayment = (batch: Batch, change: PaymentChange) => Promise<void>;

/** Money without Stripe from a known client. */
type ReceivedPayment = Pick<
  NewPayment,
  'amount' | 'method' | 'paidOn' | 'note' | 'invoiceId' | 'estimateId'
> &
  Pick<Payment, 'clientId' | 'projectId' | 'paidAt' | 'collectedBy' | 'handedOver' | 'appointmentId'>;

type ReceivedBy = CreatedBy & {
  readonly also?: WithPayment;
  /** Staff confirmed it although a transfer is on its way. */
  readonly despiteTransfer: boolean | undefined;
};

/**
 * Stores money without Stripe, with the time `paidAt`, now, or noon of an earlier day, and its invoice.
 * @param made the payment, or a function that makes it for each attempt with further writes
 * @throws Refusal key_reused, transfer_on_its_way, and the errors of `made`
 */
export async function storePayment(
  made: ReceivedPayment | ((batch: Batch) => Promise<ReceivedPayment>),
  { also, despiteTransfer, ...by }: ReceivedBy,
): Promise<Payment> {
  const make = async (batch: Batch): Promise<Payment> => {
    const received = typeof made === 'function' ? await made(batch) : made;
    const { paidOn, ...payment } = await withoutNoteOfErased(batch, received);
    const now = new Date().toISOString();
    const isEarlier = paidOn !== undefined && paidOn !== chicagoDate(new Date(now));
    return {
      paidAt: isEarlier ? chicagoInstant(paidOn, '12:00').toISOString() : now,
      ...payment,
      id: randomUUID(),
      kind: payment.estimateId ? 'deposit' : 'payment',
      status: 'succeeded',
      createdAt: now,
    };
  };
  return await create(payments, make, by, {
    action: 'recorded',
    facts: factsOfReceived,
    note: ({ note }) => note,
    also: async (batch, stored) => {
      const { projectId } = stored;
      if (projectId) {
        const settlement = await settleProject(projectId, { payment: { after: stored } });
        requireConfirmed(settlement.comingCents(), { despiteTransfer });
        await settlement.write(batch);
      }
      await also?.(batch, { before: undefined, after: stored });
    },
  });
}

/** Money from an erased client counts, without the words that may name the client. */
async function withoutNoteOfErased(batch: Batch, received: ReceivedPayment): Promise<ReceivedPayment> {
  if (!received.note || !received.clientId) return received;
  const client = await guardAsItIs(batch, received.clientId);
  const { note: _, ...money } = received;
  return client?.erasedAt ? money : received;
}

function factsOfReceived({ amount, method = 'card', createdAt, paidAt = createdAt }: Payment): AuditFact[] {
  const [paidOn, storedOn] = [paidAt, createdAt].map((instant) => chicagoDate(new Date(instant)));
  return [
    { code: 'amount', amount },
    { code: 'method', text: method },
    ...(paidOn && paidOn !== storedOn ? [{ code: 'receivedOn' as const, text: paidOn }] : []),
  ];
}

/** Fields that a later state of the payment may lose again. */
const passing = {
  paidAt: undefined,
  refundedAmount: undefined,
  refundedAt: undefined,
  refunds: undefined,
  refundFailedAmount: undefined,
  owedAgainAmount: undefined,
  method: undefined,
  failureCode: undefined,
  failedAt: undefined,
  disputeStatus: undefined,
  disputeDueAt: undefined,
  withdrawnAmount: undefined,
  withdrawnAt: undefined,
} as const satisfies Partial<Payment>;

/**
 * Updates the record of one payment to the state that `fetchCurrent` returns, and settles its invoices. It reads the record
 * first and writes only if the record is unchanged, else it starts again. So the last of many parallel writers has always
 * seen the newest state, and no record goes back to an older one.
 * @param fetchCurrent the payment's state at its source, undefined while there is none; `before` is the stored record
 * @param also runs for each attempt
 * @returns the change, undefined for none
 * @throws UnreadableDocumentError when a document of its project is unreadable, or the record itself after a staff change
 */
export async function recordPayment(
  id: string,
  fetchCurrent: (before: Payment | undefined) => Promise<Payment | undefined>,
  also?: WithPayment,
  whoRefunded?: () => Promise<Actor | undefined>,
): Promise<PaymentChange | undefined> {
  const document = (await payments()).doc(id);
  return await retryConflicts(async () => {
    const read = await document.get();
    const before = recordedIn(read);
    const current = await fetchCurrent(before);
    const after = current && (before ? updatedPayment(before, current) : await ofKeptClient(current));
    if (!after || isDeepStrictEqual(withoutGaps(before), withoutGaps(after))) return undefined;
    if (before && !mayBecome(before.status, after.status)) return undefined;
    const batch = await newBatch();
    if (read.updateTime) {
      const update = await payments.encodeUpdate({ ...passing, ...after });
      batch.update(document, update, { lastUpdateTime: read.updateTime });
    } else {
      batch.create(document, after);
    }
    if (after.projectId) {
      const actor = await whoRefunded?.();
      const payment = { before, after, ...(actor && { actor }) };
      await (await settleProject(after.projectId, { payment })).write(batch);
    }
    await also?.(batch, { before, after });
    await batch.commit();
    return { before, after };
  });
}

/**
 * The stored record. An unreadable one that staff never changed counts as missing, because its source can restore all of it.
 */
function recordedIn(document: DocumentSnapshot<Payment>): Payment | undefined {
  const read = readOrError([document]);
  if (!(read instanceof UnreadableDocumentError)) return read[0];
  if (document.get('updatedAt') !== undefined) throw read;
  return undefined;
}

/** The record updated from its source. Client, project and paper may have been assigned here, so they stay. */
function updatedPayment(before: Payment, current: Payment): Payment {
  const { invoiceId: _, estimateId: __, ...news } = current;
  return {
    ...before,
    ...passing,
    ...news,
    clientId: before.clientId || current.clientId,
    projectId: before.projectId || current.projectId,
  };
}

/** The payment's client may have been merged since: uses its project's client, else the merged one. */
async function ofKeptClient(payment: Payment): Promise<Payment> {
  const [project, named] = await Promise.all([
    payment.projectId ? findProject(payment.projectId) : undefined,
    payment.clientId ? findKept(payment.clientId) : undefined,
  ]);
  const owner = project?.clientId;
  const kept = owner && owner !== named?.id ? await findKept(owner) : named;
  return { ...payment, clientId: kept?.id ?? owner ?? payment.clientId };
}

function withoutGaps(payment: Payment | undefined): unknown {
  return payment && Object.fromEntries(Object.entries(payment).filter(([, value]) => value !== undefined));
}
