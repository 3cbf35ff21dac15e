import * as z from 'zod/mini';
import { pickFields } from '../values/pick-fields.ts';
import { field, namesOf, stored } from '../values/stored-fields.ts';
import { type Appointment, sharedVisitFields } from './appointment.ts';

/** A visit as shown to a session that email alone opened. Leaves out the crew and staff notes. */
export const storedClientVisitSchema = stored({
  ...sharedVisitFields,
  /** The crew has set out or started, so the client can no longer change it. */
  underWay: field(z.catch(z.boolean(), false), 'plain'),
});
export type ClientVisit = z.infer<typeof storedClientVisitSchema>;

/** The client's copy of a visit, stored in `clientVisits`. */
export function clientVisitOf(visit: Appointment): ClientVisit {
  const underWay = visit.onMyWayAt !== undefined || visit.startedAt !== undefined;
  return { ...pickFields(visit, namesOf(sharedVisitFields)), underWay };
}

/** `clientVisitOf` with the arrival times, for a client who has confirmed their identity. */
export function visitForClient(visit: Appointment) {
  const { onMyWayAt, startedAt, finishedAt, updatedAt } = visit;
  return { ...clientVisitOf(visit), onMyWayAt, startedAt, finishedAt, updatedAt };
}
