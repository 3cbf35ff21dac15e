import * as z from 'zod/mini';
import { maxVisitWindowMinutes, textLimits } from '../business/limits.ts';
import {
  givenInstant,
  idSchema,
  instantSchema,
  optionalText,
  requiredLine,
  strictBody,
} from '../values/text-fields.ts';
import { type Appointment, appointmentMessages, defaultDuration, durationSchema } from './appointment.ts';
import type { Client } from './client.ts';

/** What staff are told about visits, by the API and by the desk alike. */
export const visitMessages = {
  clientRequired: 'Choose a client',
  projectOfOther: 'The project belongs to another client',
  noSuchWelder: 'Nobody active of this id is on the staff',
  completed: 'This visit is completed. Its time and welder stay as they are',
  cancelled: 'This visit is cancelled. Bring it back first',
  ownerBooksAnyway: 'Only the owner may book over what is in the way',
  reasonRequired: 'Say why it is cancelled',
} as const;

const windowMessage = `Arrival window must be 0 to ${maxVisitWindowMinutes} whole minutes`;
const windowSchema = z
  .number(windowMessage)
  .check(
    z.refine(Number.isInteger, windowMessage),
    z.gte(0, windowMessage),
    z.lte(maxVisitWindowMinutes, windowMessage),
  );
const zipMessage = 'ZIP must be five digits';
const zipSchema = z.string(zipMessage).check(z.trim(), z.regex(/^(\d{5})?$/, zipMessage));
const addressSchema = optionalText('Address', textLimits.text);
const descriptionSchema = optionalText('Description', textLimits.text);
const titleSchema = requiredLine('Title', textLimits.title, appointmentMessages.titleRequired);
const timeSchema = givenInstant(appointmentMessages.dateRequired);

/** The owner's word that something of the welder's may be in the way. */
export const bookAnywaySchema = z.optional(z.boolean('bookAnyway must be true or false'));

/** The body of POST /api/desk/appointments. Where no address is given, it is the client's. */
export const newVisitSchema = strictBody({
  clientId: z.uuid({ error: visitMessages.clientRequired }),
  projectId: z.optional(idSchema),
  title: titleSchema,
  description: descriptionSchema,
  scheduledDate: timeSchema,
  duration: z._default(durationSchema, defaultDuration),
  welderId: z.optional(idSchema),
  windowMinutes: z.optional(windowSchema),
  address: addressSchema,
  zip: z.optional(zipSchema),
  /** The hold that this visit takes the place of. */
  holdId: z.optional(idSchema),
  bookAnyway: bookAnywaySchema,
});
export type NewVisit = z.infer<typeof newVisitSchema>;

/**
 * The body of PATCH /api/desk/appointments/{id}: what changes, made on the version that `updatedAt` names, null for none
 * yet. Null and an empty text take a field away.
 */
export const visitChangeSchema = strictBody({
  updatedAt: z.nullable(instantSchema),
  projectId: z.optional(z.nullable(idSchema)),
  title: z.optional(titleSchema),
  description: descriptionSchema,
  scheduledDate: z.optional(timeSchema),
  duration: z.optional(durationSchema),
  welderId: z.optional(z.nullable(idSchema)),
  windowMinutes: z.optional(z.nullable(windowSchema)),
  address: addressSchema,
  zip: z.optional(zipSchema),
  /** Brings a cancelled visit back; cancelling is a tap (visit-tap.ts). */
  status: z.optional(z.literal('scheduled', 'Status can only be set to scheduled')),
  /** False confirms a time outside the hours. */
  outsideHours: z.optional(z.literal(false, 'outsideHours can only be set to false')),
  /** The hold that the new time takes the place of. */
  holdId: z.optional(idSchema),
  bookAnyway: bookAnywaySchema,
});
export type VisitChange = z.infer<typeof visitChangeSchema>;

/** The change does not go with how the visit stands; the message says why. */
export class VisitChangeError extends Error {
  override readonly name = 'VisitChangeError';
}

/**
 * The fields of a visit that a change sets; undefined takes one away. A new time makes the visit `rescheduled`, and counts
 * its `sequence` up as RFC 5546 asks; so do a new duration, bringing back and confirming. A time that staff decide about
 * needs no confirmation any more.
 * @throws VisitChangeError
 */
export function decideVisitChange(visit: Appointment, change: VisitChange): Partial<Appointment> {
  const {
    updatedAt: _,
    holdId: __,
    status,
    scheduledDate,
    duration,
    outsideHours,
    bookAnyway,
    ...rest
  } = change;
  const time = scheduledDate?.toISOString();
  const moves = time !== undefined && time !== visit.scheduledDate;
  const lasts = duration !== undefined && duration !== visit.duration;
  const reassigns = rest.welderId !== undefined && (rest.welderId ?? undefined) !== visit.welderId;
  if (visit.status === 'completed' && (moves || lasts || reassigns || status)) {
    throw new VisitChangeError(visitMessages.completed);
  }
  if (visit.status === 'cancelled' && status !== 'scheduled' && (moves || lasts || reassigns)) {
    throw new VisitChangeError(visitMessages.cancelled);
  }
  const returns = status === 'scheduled' && visit.status === 'cancelled';
  const confirms = visit.outsideHours === true && outsideHours === false;
  const counts = moves || lasts || returns || confirms;
  const takesTime = moves || lasts || returns || reassigns;
  const relocates = rest.zip !== undefined && rest.zip !== (visit.zip ?? '');
  return {
    ...textsOf(rest),
    ...(moves && { scheduledDate: time, status: 'rescheduled' }),
    ...(lasts && { duration }),
    ...(returns && !moves && { status: 'scheduled' }),
    ...(counts && { sequence: (visit.sequence ?? 0) + 1 }),
    ...(takesTime && (bookAnyway || visit.bookedAnyway) && { bookedAnyway: bookAnyway || undefined }),
    ...(relocates && bookAnyway && { bookedAnyway: true }),
    ...(visit.outsideHours && (moves || outsideHours === false) && { outsideHours: undefined }),
  };
}

type Details = Pick<
  VisitChange,
  'projectId' | 'title' | 'description' | 'welderId' | 'windowMinutes' | 'address' | 'zip'
>;

function textsOf(details: Details): Partial<Appointment> {
  const given = Object.entries(details).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    given.map(([field, value]) => [field, value === null || value === '' ? undefined : value]),
  );
}

/** What a visit carries of its client, so that whoever goes there need not read the client. */
export function visitContactOf({
  firstName,
  lastName,
  phone,
}: Pick<Client, 'firstName' | 'lastName' | 'phone'>): Pick<Appointment, 'clientName' | 'phone'> {
  const clientName = `${firstName} ${lastName}`.trim();
  return { ...(clientName && { clientName }), ...(phone && { phone }) };
}
