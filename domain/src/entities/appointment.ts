import * as z from 'zod/mini';
import { inCurrentLanguage, inLanguages, say } from '../values/language.ts';
import {
  creationTime,
  dollars,
  field,
  flag,
  id,
  lenient,
  namesOf,
  pickFields,
  stored,
  storedCode,
  storedOptionalNumber,
  storedOptionalTime,
  storedRights,
  storedTime,
  text,
  textOr,
  time,
  unknownCode,
} from '../values/stored-fields.ts';
import { idSchema } from '../values/text-fields.ts';
import { storedDuration } from './duration.ts';

const appointmentTexts = inLanguages({
  messages: {
    titleRequired: say('Title is required', 'Falta el título'),
    dateRequired: say('Date and time is required', 'Faltan la fecha y la hora'),
  },
});

const repeatTexts = inLanguages({
  every: {
    '3': say('Every 3 months', 'Cada 3 meses'),
    '6': say('Every 6 months', 'Cada 6 meses'),
    '12': say('Every 12 months', 'Cada 12 meses'),
  },
  otherwise: say('Repeats', 'Se repite'),
  everyRequired: say('Repeat every 3, 6 or 12 months', 'Repita cada 3, 6 o 12 meses'),
});

export const repeatLabels = inCurrentLanguage(() => repeatTexts().every);

/** For example Every 6 months. */
export function repeatText({ everyMonths }: Repeat): string {
  return everyMonths === unknownCode ? repeatTexts().otherwise : repeatLabels[everyMonths];
}

export const everyMonthsSchema = z.enum(['3', '6', '12'], { error: () => repeatTexts().everyRequired });
export type EveryMonths = z.infer<typeof everyMonthsSchema>;

const repeatSchema = z.object({
  /** The id of the plan's first visit. */
  planId: idSchema,
  everyMonths: storedCode(everyMonthsSchema.options),
});
export type Repeat = z.infer<typeof repeatSchema>;

export const appointmentMessages = inCurrentLanguage(() => appointmentTexts().messages);

/** The fields that hold a visit's own words. */
export const visitWords = ['title', 'description', 'address'] as const;

/**
 * The fields of a visit that a session opened by email alone may read. The client's pages read no others. Only the owner and the
 * time are required.
 */
const sharedVisitFields = {
  id: field(idSchema, 'plain'),
  clientId: field(idSchema, 'plain'),
  projectId: id('plain'),
  title: textOr('Appointment', { holds: 'client', erased: 'Appointment' }),
  description: text('client'),
  scheduledDate: field(storedTime, 'plain'),
  duration: field(storedDuration, 'plain'),
  status: textOr('scheduled', 'plain'),
  createdAt: creationTime('plain'),
  windowMinutes: field(storedOptionalNumber, 'plain'),
  sequence: field(storedOptionalNumber, 'plain'),
  outsideHours: flag('plain'),
  needsTime: flag('plain'),
};

const storedCrewTaps = z.object({
  onMyWayAt: storedOptionalTime,
  startedAt: storedOptionalTime,
  finishedAt: storedOptionalTime,
  hours: storedOptionalNumber,
});

// Keeps the field order stable, so that a repeated tap gets the same response as the first.
const { windowMinutes, sequence, outsideHours, needsTime, ...shared } = sharedVisitFields;

/** For staff only: hidden from client sessions and client exports. */
const ofStaff = { holds: 'staff', readers: 'desk' } as const;

/** Specification section 3. */
export const appointmentSchema = stored({
  ...shared,
  /** The lead welder; missing while the visit is unassigned. */
  welderId: id(ofStaff),
  /** The whole crew, the lead first. */
  welderIds: lenient(z.array(idSchema), ofStaff),
  /** Clients are told to expect the crew between scheduledDate and this many minutes later. */
  windowMinutes,
  repeat: lenient(repeatSchema, 'plain'),
  /** The SEQUENCE of calendar files (RFC 5546). */
  sequence,
  address: text('client'),
  zip: text('client'),
  /** The client asked for a time outside business hours, and staff must confirm it by phone. */
  outsideHours,
  /** Fields typed in a session that only an email opened. Mails leave them out until staff reword them. */
  unprovenWords: lenient(storedRights(visitWords), ofStaff),
  /** The owner booked it despite a conflict. */
  bookedAnyway: flag(ofStaff),
  /** The client booked it without staff. Bookings from before this field count as planned by staff. */
  bookedByClient: flag(ofStaff),
  /** The client booked, moved or canceled it, and the office has not seen that yet. */
  changedByClient: flag(ofStaff),
  /** The crew cannot make it, so the client picks another time. Until then the visit takes no one's time. */
  needsTime,
  /** The crew cannot make it, so the office sends another welder. */
  needsWelder: flag(ofStaff),
  /** Those who cannot make it; counts while `needsWelder` is true. */
  needsWelderFor: lenient(z.array(idSchema), ofStaff),
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
export type Appointment = z.infer<typeof appointmentSchema>;

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
