import type { Appointment } from '@welding/domain/entities/appointment';
import type { Mail } from '@welding/domain/entities/mail';
import { readersOfMail, withoutStopped } from '@welding/domain/entities/recipients';
import { openAppointmentStatuses } from '@welding/domain/entities/status';
import { chicagoDate } from '@welding/domain/values/chicago-day';
import { findKept } from '#clients/guard-client.ts';
import { heardOfTheWay } from '#messages/heard-visit-mails.ts';
import { mailLinks } from '#messages/mail-links.ts';
import { outgoingVisitMail } from '#messages/queue-visit-mail.ts';
import { outgoingVisitsMail } from '#messages/queue-visits-mail.ts';
import { findSettings } from '#settings/settings.ts';
import { findAppointment } from '#visits/appointments.ts';
import type { Condition } from './condition.ts';

/** How long after its time a visit's news is still sent, if it was written after that time. */
const missedLatelyMs = 24 * 60 * 60_000;

type Told = { readonly id: string; readonly sequence?: number };

/** The visits as the mail tells them; without a sequence in mails of an earlier release. */
function toldVisits({ told, appointmentId }: Mail): readonly Told[] {
  return told?.visits ?? (appointmentId ? [{ id: appointmentId }] : []);
}

function isSameVersion({ sequence = 0 }: Appointment, told: Told): boolean {
  return told.sequence === undefined || told.sequence === sequence;
}

function isOpen({ status }: Appointment): boolean {
  return openAppointmentStatuses.some((open) => open === status);
}

function isAhead({ scheduledDate }: Appointment, { createdAt }: Mail, at: Date): boolean {
  const start = Date.parse(scheduledDate);
  return start > at.getTime() || (Date.parse(createdAt) > start && at.getTime() - start < missedLatelyMs);
}

/** Whether a visit takes place as told. */
function takesPlace(visit: Appointment, told: Told): boolean {
  return isOpen(visit) && !visit.needsTime && isSameVersion(visit, told);
}

/** A mail that names no visit, as some of an earlier release, has no condition. */
function ofVisit(
  judge: (visit: Appointment, told: Told, mail: Mail, at: Date) => ReturnType<Condition>,
): Condition {
  return async (mail, at) => {
    const [told] = toldVisits(mail);
    if (!told) return undefined;
    const visit = await findAppointment(told.id);
    return visit ? await judge(visit, told, mail, at) : { reason: 'visitChanged' };
  };
}

/** A visit that was booked or moved takes place as told, and is still ahead. */
export const isBookedAsTold = ofVisit(async (visit, told, mail, at) => {
  if (!takesPlace(visit, told)) return { reason: 'visitChanged' };
  return isAhead(visit, mail, at) && !visit.startedAt ? undefined : { reason: 'visitPast' };
});

/** Visits told together: those that changed have a mail of their own, so the rest is told without them. */
export const arePlannedAsTold: Condition = async (mail, at) => {
  const told = toldVisits(mail);
  if (told.length === 0) return undefined;
  const visits = await Promise.all(told.map(({ id }) => findAppointment(id)));
  const left = visits.flatMap((visit, index) => {
    const as = told[index];
    return visit && as && takesPlace(visit, as) && isAhead(visit, mail, at) ? visit : [];
  });
  const [first, ...others] = left;
  if (!first) return { reason: 'visitChanged' };
  if (!mail.told?.visits || left.length === told.length) return undefined;
  const { booking } = await findSettings();
  const found = await findKept(first.clientId);
  const [reader] = readersOfMail(found, mail);
  if (!found || !reader) return { reason: 'readerGone' };
  const links = mailLinks({ clientId: found.id, person: reader.person });
  const parts = { reader, windowMinutes: booking.windowMinutes, now: at, ...links };
  if (others.length > 0) {
    const news = mail.kind === 'visits-moved' ? 'visits-moved' : 'visits-planned';
    return { rewritten: outgoingVisitsMail({ ...parts, news, visits: [first, ...others] }) };
  }
  return { rewritten: outgoingVisitMail({ ...parts, news: 'visit-booked', visit: first }) };
};

export const isCancelledAsTold = ofVisit(async (visit, told) =>
  visit.status === 'cancelled' && isSameVersion(visit, told) ? undefined : { reason: 'visitChanged' },
);

export const needsTimeAsTold = ofVisit(async (visit, told) =>
  visit.needsTime && isOpen(visit) && isSameVersion(visit, told) ? undefined : { reason: 'visitChanged' },
);

/** A reminder names its day as seen from the day it was written. */
export const isRemindedAsTold = ofVisit(async (visit, told, mail, at) => {
  if (!takesPlace(visit, told) || visit.outsideHours) return { reason: 'visitChanged' };
  if (visit.onMyWayAt || visit.startedAt || Date.parse(visit.scheduledDate) <= at.getTime())
    return { reason: 'visitPast' };
  if (chicagoDate(new Date(mail.createdAt)) !== chicagoDate(at)) return { reason: 'visitPast' };
  const client = await findKept(visit.clientId);
  const wanted = withoutStopped(client, readersOfMail(client, mail));
  return wanted.length > 0 ? undefined : { reason: 'notWanted' };
});

export const isOnTheWay = ofVisit(async (visit, _, { told }) => {
  if (!isOpen(visit) || visit.needsTime) return { reason: 'visitChanged' };
  if (visit.startedAt) return { reason: 'visitPast' };
  const { onMyWayAt } = visit;
  const isSame = onMyWayAt !== undefined && onMyWayAt === (told?.setOutAt ?? onMyWayAt);
  return isSame ? undefined : { reason: 'takenBack' };
});

/** A correction is for those who read that somebody is on the way. */
export const isNotOnTheWay = ofVisit(async (visit, told, mail) => {
  if (!takesPlace(visit, told)) return { reason: 'visitChanged' };
  if (visit.startedAt) return { reason: 'visitPast' };
  const isSo = visit.onMyWayAt === undefined && (await heardOfTheWay(visit.id, mail)) === 'on-my-way';
  return isSo ? undefined : { reason: 'takenBack' };
});
