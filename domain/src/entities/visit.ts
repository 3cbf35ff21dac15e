import * as z from 'zod/mini';
import { readChicagoWallTime } from '../values/chicago-time.ts';
import { givenFields } from '../values/given-fields.ts';
import { givenInstant } from '../values/given-time.ts';
import { inCurrentLanguage } from '../values/language.ts';
import { maxVisitWindowMinutes, textLimits } from '../values/limits.ts';
import {
  addressLine,
  idSchema,
  optionalText,
  requiredText,
  shownVersion,
  strictBody,
} from '../values/text-fields.ts';
import { trueOrFalse } from '../values/whole-number.ts';
import { optionalZipSchema } from '../values/zip.ts';
import {
  type Appointment,
  appointmentMessages,
  defaultDuration,
  durationSchema,
  type visitWords,
} from './appointment.ts';
import type { Client } from './client.ts';
import { namedOnSite } from './company.ts';
import { askedCrew, crewFields, crewOf, crewSchema } from './crew.ts';
import { lastFinish, tapsOf, tapsWithout, whoStartsOver } from './crew-taps.ts';
import { titleLine } from './told-title.ts';
import { visitTexts } from './visit-texts.ts';

export const visitMessages = inCurrentLanguage(() => visitTexts().messages);

const windowMessage = () => visitTexts().window(maxVisitWindowMinutes);
const windowSchema = z
  .number({ error: windowMessage })
  .check(
    z.refine(Number.isInteger, { error: windowMessage }),
    z.gte(0, { error: windowMessage }),
    z.lte(maxVisitWindowMinutes, { error: windowMessage }),
  );
const addressSchema = addressLine(() => visitTexts().address);
const descriptionSchema = optionalText(() => visitTexts().description, textLimits.text);
const titleSchema = titleLine(
  () => visitTexts().title,
  () => appointmentMessages.titleRequired,
);
const timeSchema = givenInstant(({ input }) =>
  typeof input === 'string' && readChicagoWallTime(input).kind === 'skipped'
    ? visitMessages.timeSkipped
    : appointmentMessages.dateRequired,
);

/** The owner accepts a conflict with the welder's schedule. */
export const bookAnywaySchema = z.optional(trueOrFalse(() => visitTexts().bookAnyway));

export const visitTimeFields = {
  scheduledDate: timeSchema,
  duration: z._default(durationSchema, defaultDuration),
};

/** A visit's details. The address defaults to the project's, then the client's. */
export const plannedFields = {
  clientId: z.uuid({ error: () => visitMessages.clientRequired }),
  projectId: z.optional(idSchema),
  title: titleSchema,
  description: descriptionSchema,
  welderIds: z.optional(crewSchema),
  windowMinutes: z.optional(windowSchema),
  address: addressSchema,
  zip: optionalZipSchema,
  /** The hold that this visit replaces. */
  holdId: z.optional(idSchema),
  bookAnyway: bookAnywaySchema,
};

/** The body of POST /api/desk/appointments. */
export const newVisitSchema = strictBody({
  ...plannedFields,
  ...visitTimeFields,
  /** Older pages send this instead of `welderIds`. */
  welderId: z.optional(idSchema),
});
export type NewVisit = z.infer<typeof newVisitSchema>;

/**
 * The body of PATCH /api/desk/appointments/{id}: the changes, based on the version in `updatedAt`, null for none yet. Null and
 * empty text clear a field.
 */
export const visitChangeSchema = strictBody({
  updatedAt: shownVersion,
  projectId: z.optional(z.nullable(idSchema)),
  title: z.optional(titleSchema),
  description: descriptionSchema,
  scheduledDate: z.optional(timeSchema),
  duration: z.optional(durationSchema),
  welderIds: z.optional(z.nullable(crewSchema)),
  /** Older pages send this instead of `welderIds`. */
  welderId: z.optional(z.nullable(idSchema)),
  windowMinutes: z.optional(z.nullable(windowSchema)),
  address: addressSchema,
  zip: optionalZipSchema,
  /** Restores a canceled visit. Canceling is a tap (visit-tap.ts). */
  status: z.optional(z.literal('scheduled', { error: () => visitTexts().onlyScheduled })),
  /** False confirms a time outside business hours. */
  outsideHours: z.optional(z.literal(false, { error: () => visitTexts().onlyInside })),
  /** False keeps the time that a welder could not make. */
  needsTime: z.optional(z.literal(false, { error: () => visitTexts().onlyKeepsTime })),
  /** False keeps the crew although a member could not make it. */
  needsWelder: z.optional(z.literal(false, { error: () => visitTexts().onlyKeepsWelder })),
  /** Required to undo a welder's tap. */
  reason: optionalText(() => visitTexts().reason, textLimits.text),
  holdId: z.optional(idSchema),
  bookAnyway: bookAnywaySchema,
});
export type VisitChange = z.infer<typeof visitChangeSchema>;

export const cancelVisitSchema = strictBody({
  reason: requiredText(
    () => visitTexts().reason,
    textLimits.text,
    () => visitMessages.reasonRequired,
  ),
});

/** The change conflicts with the visit's state; the message says why. */
export class VisitChangeError extends Error {
  override readonly name = 'VisitChangeError';
}

/**
 * The fields that a change sets; undefined clears one. A new time makes the visit `rescheduled`. A new time or duration, a
 * restore and a confirmation increase `sequence` (RFC 5546). A time decided by staff needs no confirmation, and marks the
 * client's change as seen. Ended taps are removed (`whoStartsOver`).
 * @throws VisitChangeError
 */
export function decideVisitChange(visit: Appointment, change: VisitChange): Partial<Appointment> {
  const {
    updatedAt: _,
    holdId: __,
    reason: ___,
    status,
    scheduledDate,
    duration,
    outsideHours,
    needsTime,
    needsWelder,
    bookAnyway,
    welderId,
    welderIds,
    ...rest
  } = change;
  const time = scheduledDate?.toISOString();
  const moves = time !== undefined && time !== visit.scheduledDate;
  const lasts = duration !== undefined && duration !== visit.duration;
  const crew = askedCrew({ welderId, welderIds }, crewOf(visit));
  const reassigns = crew !== undefined && String(crew) !== String(crewOf(visit));
  if (visit.status === 'completed' && (moves || lasts || reassigns || status)) {
    throw new VisitChangeError(visitMessages.completed);
  }
  if (visit.status === 'cancelled' && status !== 'scheduled' && (moves || lasts || reassigns)) {
    throw new VisitChangeError(visitMessages.cancelled);
  }
  // The welders who were still to finish have left the crew.
  const doneAt =
    reassigns && !moves && visit.crew && crew.length > 0 && lastFinish(crew.map((id) => tapsOf(visit, id)));
  const returns = status === 'scheduled' && visit.status === 'cancelled';
  const confirms = visit.outsideHours === true && outsideHours === false;
  const keeps = visit.needsTime === true && needsTime === false;
  const counts = moves || lasts || returns || confirms || keeps;
  const takesTime = moves || lasts || returns || reassigns || keeps;
  const relocates = rest.zip !== undefined && rest.zip !== (visit.zip ?? '');
  const isAsTyped = (field: (typeof visitWords)[number]) =>
    rest[field] === undefined || rest[field] === (visit[field] ?? '');
  const unproven = visit.unprovenWords?.filter(isAsTyped) ?? [];
  const stops = whoStartsOver(visit, {
    ...visit,
    ...(crew && crewFields(crew)),
    ...(moves && { scheduledDate: time }),
  });
  return {
    ...givenFields(rest),
    ...(crew && reassigns && crewFields(crew)),
    ...((moves || reassigns || returns) && stops.length > 0 && tapsWithout(visit, stops)),
    ...(doneAt && { status: 'completed', finishedAt: doneAt }),
    ...(unproven.length !== (visit.unprovenWords?.length ?? 0) && {
      unprovenWords: unproven.length > 0 ? unproven : undefined,
    }),
    ...(moves && { scheduledDate: time, status: 'rescheduled' }),
    ...(lasts && { duration }),
    ...(returns && !moves && { status: 'scheduled' }),
    ...(counts && { sequence: (visit.sequence ?? 0) + 1 }),
    ...(takesTime && (bookAnyway || visit.bookedAnyway) && { bookedAnyway: bookAnyway || undefined }),
    ...(relocates && bookAnyway && { bookedAnyway: true }),
    ...(visit.changedByClient && (counts || takesTime) && { changedByClient: undefined }),
    ...(visit.needsTime && (moves || keeps) && { needsTime: undefined }),
    ...(visit.needsWelder && (moves || reassigns || needsWelder === false) && { needsWelder: undefined }),
    ...(visit.outsideHours && (moves || outsideHours === false) && { outsideHours: undefined }),
  };
}

/** The client's contact data on a visit, so that the crew need not read the client. */
export function visitContactOf(
  client: Pick<Client, 'firstName' | 'lastName' | 'phone' | 'company'>,
): Pick<Appointment, 'clientName' | 'phone'> {
  const { phone } = client;
  const clientName = namedOnSite(client);
  return { ...(clientName && { clientName }), ...(phone && { phone }) };
}
