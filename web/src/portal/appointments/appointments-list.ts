import { type ClientVisit, storedClientVisitSchema } from '@welding/domain/entities/appointment';
import { localTitle } from '@welding/domain/entities/local-title';
import { maxListLength } from '@welding/domain/values/limits';
import { useEffect, useState } from 'react';
import { type LiveList, withPortalItems } from '#portal/live-lists/live-list.ts';
import type { PortalList } from '#portal/live-lists/use-portal-list.ts';
import { appointmentBadge, appointmentTime } from '#shared/appointments/appointment-time.ts';
import { onClockChange, serverNow } from '#shared/time/server-clock.ts';
import { appointmentsTexts } from './appointments-texts.tsx';

/** Appointments that were upcoming when the portal opened, by scheduledDate. */
export const appointmentsList: PortalList<ClientVisit> = {
  name: 'appointments',
  collection: 'clientVisits',
  schema: storedClientVisitSchema,
  order: ['scheduledDate', 'asc'],
  limit: maxListLength,
  upcomingBy: 'scheduledDate',
};

/** Visits whose time we cannot make, past or future. The client chooses another time. */
export const visitsToMoveList: PortalList<ClientVisit> = {
  name: 'visits-to-move',
  collection: 'clientVisits',
  schema: storedClientVisitSchema,
  order: ['scheduledDate', 'asc'],
  limit: maxListLength,
  only: 'needsTime',
};

/** A sentence about an appointment's change; null for none. `before` is missing for a new one. */
export function describeAppointmentChange(
  before: ClientVisit | undefined,
  after: ClientVisit,
): string | null {
  const t = appointmentsTexts();
  const title = localTitle(after.title);
  const time = appointmentTime(new Date(after.scheduledDate));
  if (!before) return t.newAppointment(title, time);
  if (before.scheduledDate !== after.scheduledDate) return t.movedTo(title, time);
  if (before.status !== after.status) return t.isNow(title, appointmentBadge(after).label);
  return JSON.stringify(before) === JSON.stringify(after) ? null : t.updated(title);
}

/** Checking each minute covers a device that slept. */
const longestWaitMs = 60_000;
const shortestWaitMs = 100;

/** The current list with new bookings. A visit leaves at its start. */
export function useUpcoming(
  appointments: LiveList<ClientVisit>,
  booked: readonly ClientVisit[],
): LiveList<ClientVisit> {
  const [now, setNow] = useState(() => serverNow());
  const upcoming = withPortalItems(appointments, (items) => upcomingAt(withBooked([...items], booked), now));
  const [soonest] = upcoming.status === 'ready' ? upcoming.items : [];
  const next = soonest?.scheduledDate;

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const ms = next === undefined ? longestWaitMs : Date.parse(next) - serverNow().getTime();
      timer = setTimeout(look, Math.min(Math.max(ms, shortestWaitMs), longestWaitMs));
    };
    const look = () => {
      setNow(serverNow());
      wait();
    };
    wait();
    const stop = onClockChange(() => setNow(serverNow()));
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [next]);

  return upcoming;
}

/** Appointments later than `now` (specification section 4), soonest first. */
export function upcomingAt<Item extends Pick<ClientVisit, 'scheduledDate'>>(
  appointments: readonly Item[],
  now: Date,
): Item[] {
  return appointments
    .filter(({ scheduledDate }) => Date.parse(scheduledDate) > now.getTime())
    .sort((a, b) => Date.parse(a.scheduledDate) - Date.parse(b.scheduledDate));
}

/** Adds new bookings that the server may not have delivered yet. */
export function withBooked<Item extends { readonly id: string }>(
  delivered: readonly Item[],
  booked: readonly Item[],
): readonly Item[] {
  const missing = booked.filter(({ id }) => !delivered.some((item) => item.id === id));
  return missing.length === 0 ? delivered : [...delivered, ...missing];
}
