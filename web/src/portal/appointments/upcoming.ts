import type { ClientVisit } from '@welding/domain/entities/client-visit';

/** The appointments later than `now` (specification section 4), soonest first. */
export function upcomingAt<Item extends Pick<ClientVisit, 'scheduledDate'>>(
  appointments: readonly Item[],
  now: Date,
): Item[] {
  return appointments
    .filter(({ scheduledDate }) => Date.parse(scheduledDate) > now.getTime())
    .sort((a, b) => Date.parse(a.scheduledDate) - Date.parse(b.scheduledDate));
}

/** The list with appointments that were just booked, which the server may not have delivered yet. */
export function withBooked<Item extends { readonly id: string }>(
  delivered: readonly Item[],
  booked: readonly Item[],
): readonly Item[] {
  const missing = booked.filter(({ id }) => !delivered.some((item) => item.id === id));
  return missing.length === 0 ? delivered : [...delivered, ...missing];
}
