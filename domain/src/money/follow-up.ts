import type { Appointment } from '../entities/appointment.ts';
import type { Estimate } from '../entities/estimate.ts';
import type { Project } from '../entities/project.ts';
import { addDays, chicagoDate } from '../values/chicago-day.ts';
import { isReminderHour } from './owed-by-age.ts';

/** A step that was missed is made good within so many days, and not after that. */
export const followUpGraceDays = 7;

type Sent = Pick<Estimate, 'status' | 'onPortal' | 'sentAt' | 'validUntil' | 'questions' | 'followedUpAt'>;

/** What the client may have done instead of answering. */
export type AfterSending = {
  readonly project: Pick<Project, 'status'> | undefined;
  /** Of the project, and of the client without a project. */
  readonly visits: readonly Pick<Appointment, 'scheduledDate' | 'createdAt'>[];
};

/** Whether an estimate still waits for a word of its client: an answer, a question, a visit or a cancellation ends that. */
export function isUnanswered(estimate: Sent, { project, visits }: AfterSending, now: Date): boolean {
  const { status, onPortal, sentAt, validUntil, questions } = estimate;
  if (status !== 'sent' || !onPortal || !sentAt || questions.length > 0) return false;
  if (validUntil < chicagoDate(now)) return false;
  if (!project || project.status === 'cancelled' || project.status === 'completed') return false;
  return !visits.some(({ scheduledDate, createdAt }) => scheduledDate >= sentAt || createdAt >= sentAt);
}

/**
 * Whether a step of `followUpDays` is reached that nothing was mailed for. Of several that were missed the last one counts.
 * @param reminders when the office reminded of it by hand
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
