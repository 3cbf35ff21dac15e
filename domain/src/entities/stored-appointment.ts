import * as z from 'zod/mini';
import {
  dollars,
  field,
  flag,
  id,
  lenient,
  stored,
  storedOptionalNumber,
  storedOptionalTime,
  text,
  time,
} from '../values/stored-fields.ts';
import { idSchema } from '../values/text-fields.ts';
import { repeatSchema, visitWords } from './appointment.ts';
import { sharedVisitFields } from './client-visit.ts';

const storedCrewTaps = z.object({
  onMyWayAt: storedOptionalTime,
  startedAt: storedOptionalTime,
  finishedAt: storedOptionalTime,
  hours: storedOptionalNumber,
});

// Keeps the field order stable, so that a repeated tap gets the same answer as the first.
const { windowMinutes, sequence, outsideHours, needsTime, ...shared } = sharedVisitFields;

/** For staff only: hidden from client sessions and client exports. */
const ofStaff = { holds: 'staff', readers: 'desk' } as const;

export const storedAppointmentSchema = stored({
  ...shared,
  /** The lead welder; missing while the visit is unassigned. */
  welderId: id(ofStaff),
  /** The whole crew, the lead first. Older documents lack it; see `crewOf`. */
  welderIds: lenient(z.array(idSchema), ofStaff),
  /** The client is told an arrival between scheduledDate and this many minutes later. */
  windowMinutes,
  repeat: lenient(repeatSchema, 'plain'),
  /** The SEQUENCE of calendar files (RFC 5546). */
  sequence,
  address: text('client'),
  zip: text('client'),
  /** The client asked for a time outside business hours, and staff must confirm it by phone. */
  outsideHours,
  /** Fields typed in a session that only an e-mail opened. Mails leave them out until staff reword them. */
  unprovenWords: lenient(z.array(z.enum(visitWords)), ofStaff),
  /** The owner booked it despite a conflict. */
  bookedAnyway: flag(ofStaff),
  /** The client moved or canceled it, and the office has not seen that yet. */
  changedByClient: flag(ofStaff),
  /** The crew cannot make it, so the client picks another time. Until then the visit takes no one's time. */
  needsTime,
  /** The crew cannot make it, so the office sends another welder. */
  needsWelder: flag(ofStaff),
  onMyWayAt: time('plain'),
  startedAt: time('plain'),
  finishedAt: time('plain'),
  /** Each welder's taps, by welder id. The fields above hold the first to set out and start, and the last to finish. */
  crew: lenient(z.record(z.string(), storedCrewTaps), ofStaff),
  hours: field(storedOptionalNumber, ofStaff),
  /** Dollars that the welder left to collect. */
  amountToCollect: dollars(ofStaff),
  /** The client's contact data, copied because welders cannot read clients. */
  clientName: text('client'),
  phone: text('client'),
  /** The version; missing until the first change. */
  updatedAt: time('plain'),
});
