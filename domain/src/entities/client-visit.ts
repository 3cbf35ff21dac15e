import * as z from 'zod/mini';
import { pickFields } from '../values/pick-fields.ts';
import {
  creationTime,
  field,
  flag,
  id,
  namesOf,
  stored,
  storedOptionalNumber,
  storedText,
  storedTime,
  text,
  textOr,
} from '../values/stored-fields.ts';
import { idSchema } from '../values/text-fields.ts';
import { type Appointment, defaultDuration, durationSchema } from './appointment.ts';

/**
 * The fields of a visit that a session opened by email alone may read. The client's pages read no others. Only the owner and the
 * time are required.
 */
export const sharedVisitFields = {
  id: field(idSchema, 'plain'),
  clientId: field(idSchema, 'plain'),
  projectId: id('plain'),
  title: textOr('Appointment', { holds: 'client', erased: 'Appointment' }),
  description: text('client'),
  scheduledDate: field(storedTime, 'plain'),
  duration: field(z.catch(z.pipe(storedText, durationSchema), defaultDuration), 'plain'),
  status: textOr('scheduled', 'plain'),
  createdAt: creationTime('plain'),
  windowMinutes: field(storedOptionalNumber, 'plain'),
  sequence: field(storedOptionalNumber, 'plain'),
  outsideHours: flag('plain'),
  needsTime: flag('plain'),
};

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
