import { addDays, chicagoDate, chicagoInstant } from '../values/chicago-day.ts';
import { toChicagoWallTime } from '../values/chicago-time.ts';
import { notifiedRoles, type Push } from './push.ts';
import { type NewsGroup, newsGroups, type Staff } from './staff.ts';

const groupOf: Partial<Record<Push['kind'], NewsGroup>> = {
  'new-request': 'requests',
  'estimate-approved': 'estimates',
  'estimate-declined': 'estimates',
  'estimate-question': 'estimates',
  'visit-to-confirm': 'visits',
  'client-booked-visit': 'visits',
  'client-moved-visit': 'visits',
  'client-cancelled-visit': 'visits',
  payment: 'payments',
  'payment-failed': 'troubles',
  'payment-unrecorded': 'troubles',
  'refund-failed': 'troubles',
  'money-taken-back': 'troubles',
  dispute: 'troubles',
  'mail-failed': 'mails',
};

/** The group of a notification that staff also get by mail; undefined for those on devices alone. */
export function newsGroupOf(kind: Push['kind']): NewsGroup | undefined {
  return groupOf[kind];
}

/** Whether a staff member gets mails of this group. */
export function isMailed(
  { active, role, mutedNews = [] }: Pick<Staff, 'active' | 'role' | 'mutedNews'>,
  group: string,
): boolean {
  const wanted = newsGroups.find((known) => known === group);
  const isNotified = notifiedRoles.some((notified) => notified === role);
  return active && isNotified && wanted !== undefined && !mutedNews.includes(wanted);
}

const [evening, morning] = ['18:00', '07:00'];

/** The morning that ends the night of `at`, for one mail about all of it; undefined by day. */
export function morningAfter(at: Date): Date | undefined {
  const clock = toChicagoWallTime(at).slice(11);
  const today = chicagoDate(at);
  if (clock < morning) return chicagoInstant(today, morning);
  return clock >= evening ? chicagoInstant(addDays(today, 1), morning) : undefined;
}

/** More news than this in `busyMs` comes as one mail. */
export const mostSingleMails = 5;
export const busyMs = 10 * 60_000;

/** The start of the ten minutes around `at`. */
export function busyStart(at: Date): number {
  return Math.floor(at.getTime() / busyMs) * busyMs;
}
