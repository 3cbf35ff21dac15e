import type { Appointment } from '../entities/appointment.ts';
import type { Estimate } from '../entities/estimate.ts';
import { asksForMoney, daysOverdue, type Invoice } from '../entities/invoice.ts';
import type { Project } from '../entities/project.ts';
import { addDays, chicagoDate } from '../values/chicago-day.ts';
import { toChicagoWallTime } from '../values/chicago-time.ts';

/** Days during which a missed follow-up is still sent. */
export const followUpGraceDays = 7;

type Sent = Pick<Estimate, 'status' | 'onPortal' | 'sentAt' | 'validUntil' | 'questions' | 'followedUpAt'>;

type AfterSending = {
  readonly project: Pick<Project, 'status'> | undefined;
  readonly visits: readonly Pick<Appointment, 'scheduledDate' | 'createdAt'>[];
};

/** Whether an estimate still awaits an answer. A question, a visit or a cancellation also ends the wait. */
export function isUnanswered(estimate: Sent, { project, visits }: AfterSending, now: Date): boolean {
  const { status, onPortal, sentAt, validUntil, questions } = estimate;
  if (status !== 'sent' || !onPortal || !sentAt || questions.length > 0) return false;
  if (validUntil < chicagoDate(now)) return false;
  if (!project || project.status === 'cancelled' || project.status === 'completed') return false;
  return !visits.some(({ scheduledDate, createdAt }) => scheduledDate >= sentAt || createdAt >= sentAt);
}

/**
 * Whether a step of `followUpDays` is due. Of several missed steps only the last counts.
 * @param reminders manual reminders by the office
 */
export function isFollowUpDue(
  { sentAt, followedUpAt }: Pick<Sent, 'sentAt' | 'followedUpAt'>,
  followUpDays: readonly number[],
  reminders: readonly string[],
  now: Date,
): boolean {
  if (!sentAt || !isReminderHour(now)) return false;
  const today = chicagoDate(now);
  const dayOfStep = (step: number) => addDays(chicagoDate(new Date(sentAt)), step);
  const reached = followUpDays.map(dayOfStep).filter((day) => day <= today);
  const last = reached.toSorted().at(-1);
  if (last === undefined || addDays(last, followUpGraceDays) < today) return false;
  return ![...followedUpAt, ...reminders].some((at) => chicagoDate(new Date(at)) >= last);
}

/** Reminders go out from 9 AM until before 6 PM in Chicago. */
function isReminderHour(now: Date): boolean {
  const hour = Number(toChicagoWallTime(now).slice(11, 13));
  return hour >= 9 && hour < 18;
}

/**
 * The reminder due for an invoice: the last reached of `reminderDays`, so that missed steps send one mail. Undefined if none is
 * due, on the day it was sent, and while the rest is on its way.
 * @returns `step`, one of `reminderDays`, and `days`, the days overdue
 */
export function dueInvoiceReminder(
  invoice: Pick<Invoice, 'status' | 'onPortal' | 'dueDate' | 'sentAt' | 'balance' | 'onItsWay'>,
  reminderDays: readonly number[],
  now: Date,
): { readonly step: number; readonly days: number } | undefined {
  const today = chicagoDate(now);
  if (!asksForMoney(invoice) || !isReminderHour(now)) return undefined;
  if (invoice.sentAt && chicagoDate(new Date(invoice.sentAt)) === today) return undefined;
  const days = daysOverdue(invoice, today);
  const reached = reminderDays.filter((step) => days >= Math.max(1, step));
  return reached.length === 0 ? undefined : { step: Math.max(...reached), days };
}
