import type { Appointment } from '@welding/domain/entities/appointment';
import type { Mail } from '@welding/domain/entities/mail';
import { pushId } from '@welding/domain/entities/push';
import type { Quote } from '@welding/domain/entities/quote';
import { serviceTypeLabels } from '@welding/domain/entities/service-type';
import { atDesk, deskPaths, deskScope } from '@welding/domain/paths';
import { formatDollars } from '@welding/domain/values/money';
import { findClient } from '#clients/clients.ts';
import { type PushBatch, queuePush } from '#messages/pushes.ts';
import { startWords } from '#messages/visit-words.ts';
import type { PaymentChange } from '#money/payments.ts';
import { pushesTexts } from './pushes-texts.ts';

/** Adds the notification of a new quote request to its batch. */
export async function queueNewRequest(batch: PushBatch, quote: Quote): Promise<void> {
  const { id, firstName, lastName, serviceType } = quote;
  await queuePush(batch, () => ({
    id: pushId('new-request', id),
    kind: 'new-request',
    title: pushesTexts().newRequest,
    body: serviceTypeLabels[serviceType],
    namedBody: `${firstName} ${lastName}: ${serviceTypeLabels[serviceType]}`,
    path: atDesk(deskPaths.request(id)),
  }));
}

/** Adds the notification of a booking outside the hours, which staff must confirm, to its batch. */
export async function queueVisitToConfirm(batch: PushBatch, visit: Appointment): Promise<void> {
  if (!visit.outsideHours) return;
  const now = new Date();
  const when = () => startWords({ visit, now });
  await queuePush(batch, () => ({
    id: pushId('visit-to-confirm', visit.id, visit.sequence),
    kind: 'visit-to-confirm',
    title: pushesTexts().visitToConfirm,
    body: pushesTexts().outsideHours(when()),
    ...(visit.clientName && { namedBody: pushesTexts().namedOutsideHours(visit.clientName, when()) }),
    path: atDesk(deskPaths.visit(visit.id)),
  }));
}

/**
 * Adds the notification that another welder is needed to the batch of the visit's change.
 * @param byStaffId the staff member who asks
 */
export async function queueWelderNeeded(
  batch: PushBatch,
  before: Appointment,
  visit: Appointment,
  byStaffId: string,
): Promise<void> {
  if (!visit.needsWelder || before.needsWelder) return;
  const now = new Date();
  const when = () => startWords({ visit, now });
  await queuePush(batch, () => ({
    id: pushId('visit-needs-welder', visit.id, visit.updatedAt && Date.parse(visit.updatedAt)),
    kind: 'visit-needs-welder',
    exceptStaffId: byStaffId,
    title: pushesTexts().needsWelder,
    body: when(),
    ...(visit.clientName && { namedBody: `${visit.clientName}, ${when()}` }),
    path: atDesk(deskPaths.visit(visit.id)),
  }));
}

/**
 * Adds the notification that a client moved or cancelled a visit to its batch, because its time is free for others. For a new
 * time
 * outside the hours `queueVisitToConfirm` notifies instead.
 */
export async function queueClientChangedVisit(
  batch: PushBatch,
  before: Appointment,
  visit: Appointment,
): Promise<void> {
  if (visit.status !== 'cancelled' && visit.outsideHours) return;
  const now = new Date();
  const was = () => startWords({ visit: before, now });
  const isCancelled = visit.status === 'cancelled';
  const kind = isCancelled ? 'client-cancelled-visit' : 'client-moved-visit';
  const body = () => (isCancelled ? was() : pushesTexts().fromTo(was(), startWords({ visit, now })));
  await queuePush(batch, () => ({
    id: pushId(kind, visit.id, visit.sequence),
    kind,
    title: isCancelled ? pushesTexts().clientCancelled : pushesTexts().clientMoved,
    body: body(),
    ...(visit.clientName && { namedBody: `${visit.clientName}: ${body()}` }),
    path: atDesk(deskPaths.visit(visit.id)),
  }));
}

/**
 * Adds the notification of money that just arrived to the batch of the payment's record.
 * @param byStaffId the staff member who recorded it
 */
export async function queuePaymentArrived(
  batch: PushBatch,
  { before, after }: PaymentChange,
  byStaffId?: string,
): Promise<void> {
  const { id, clientId, projectId, status, kind, amount } = after;
  // A refunded payment had arrived before, so a failed refund is no new payment.
  const arrivedBefore = before?.status === 'succeeded' || before?.status === 'refunded';
  if (status !== 'succeeded' || kind === 'refund' || arrivedBefore) return;
  const client = clientId ? await findClient(clientId) : undefined;
  const name = client && `${client.firstName} ${client.lastName}`.trim();
  await queuePush(batch, () => ({
    id: pushId('payment', id),
    kind: 'payment',
    ...(byStaffId && { exceptStaffId: byStaffId }),
    title: pushesTexts().paymentReceived,
    body: formatDollars(amount),
    ...(name && { namedBody: pushesTexts().amountFrom(formatDollars(amount), name) }),
    path: atDesk(projectId ? deskPaths.project(projectId) : deskPaths.money),
  }));
}

/** Adds the notification of a failed mail to its batch. */
export async function queueMailFailed(batch: PushBatch, mail: Mail): Promise<void> {
  if (!mail.onDesk) return;
  await queuePush(batch, () => ({
    id: pushId('mail-failed', mail.id, mail.attempts),
    kind: 'mail-failed',
    title: pushesTexts().mailFailed,
    body: pushesTexts().seeWhichMail,
    namedBody: pushesTexts().mailTo(mail.to, mail.subject),
    path: deskScope,
  }));
}
