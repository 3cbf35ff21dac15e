import * as z from 'zod/mini';
import { readChicagoWallTime } from '../values/chicago-time.ts';
import { trueOrFalse } from '../values/given-number.ts';
import { givenInstant } from '../values/given-time.ts';
import { inCurrentLanguage, inLanguages, say } from '../values/language.ts';
import { maxVisitWindowMinutes, textLimits } from '../values/limits.ts';
import { optionalZipSchema } from '../values/place.ts';
import {
  addressLine,
  baseVersion,
  idSchema,
  optionalText,
  requiredText,
  strictBody,
} from '../values/text-fields.ts';
import { appointmentMessages, appointmentSchema, everyMonthsSchema } from './appointment.ts';
import { crewSchema } from './crew.ts';
import { defaultDuration, plannedDurationSchema } from './duration.ts';
import { titleLine } from './local-title.ts';

const visitTexts = inLanguages({
  overlap: say('Two of the days overlap', 'Dos de los días se enciman'),
  planDays: say(
    (maxPlanDays: number) => `Plan 1 to ${maxPlanDays} days`,
    (max) => `Programe de 1 a ${max} días`,
  ),
  messages: {
    clientRequired: say('Choose a client', 'Elija un cliente'),
    noSuchWelder: say(
      'No active staff member has this id',
      'Nadie activo del personal tiene este identificador',
    ),
    completed: say(
      'This visit is completed. Its time and welder stay as they are',
      'Esta visita está terminada. Su hora y su soldador se quedan como están',
    ),
    cancelled: say(
      'This visit is cancelled. Bring it back first',
      'Esta visita está cancelada. Recupérela primero',
    ),
    ownerBooksAnyway: say(
      'Only the owner can double-book this',
      'Solo la gerencia puede agendar encima de otra cosa',
    ),
    reasonRequired: say('Say why it is cancelled', 'Diga por qué se cancela'),
    timeSkipped: say('This time does not exist. Please choose another', 'Esta hora no existe. Elija otra'),
  },
  address: say('Address', 'Dirección'),
  description: say('Description', 'Descripción'),
  title: say('Title', 'Título'),
  reason: say('Reason', 'Motivo'),
  bookAnyway: 'bookAnyway',
  undoes: 'undoes',
  onlyScheduled: say('Status can only be set to scheduled', 'El estado solo se puede poner en scheduled'),
  onlyInside: say('outsideHours can only be set to false', 'outsideHours solo se puede poner en false'),
  onlyKeepsTime: say('needsTime can only be set to false', 'needsTime solo se puede poner en false'),
  onlyKeepsWelder: say('needsWelder can only be set to false', 'needsWelder solo se puede poner en false'),
  window: say(
    (maxVisitWindowMinutes: number) => `Arrival window must be 0 to ${maxVisitWindowMinutes} whole minutes`,
    (max) => `El margen de llegada debe ser de 0 a ${max} minutos enteros`,
  ),
});

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

/** The move undoes the visit's latest change, so the flags for the office that it cleared return. */
export const undoesSchema = z.optional(trueOrFalse(() => visitTexts().undoes));

export const visitTimeFields = {
  scheduledDate: timeSchema,
  duration: z._default(plannedDurationSchema, defaultDuration),
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
  holdId: z.optional(idSchema),
  bookAnyway: bookAnywaySchema,
};

/** The body of POST /api/desk/appointments. */
export const newVisitSchema = strictBody({
  ...plannedFields,
  ...visitTimeFields,
  /** Instead of `welderIds`, for one welder. */
  welderId: z.optional(idSchema),
});
export type NewVisit = z.infer<typeof newVisitSchema>;

/**
 * The body of PATCH /api/desk/appointments/{id}: the changes, based on the version in `updatedAt`, null for none yet. Null and
 * empty text clear a field.
 */
export const visitChangeSchema = strictBody({
  updatedAt: baseVersion,
  projectId: z.optional(z.nullable(idSchema)),
  title: z.optional(titleSchema),
  description: descriptionSchema,
  scheduledDate: z.optional(timeSchema),
  duration: z.optional(plannedDurationSchema),
  welderIds: z.optional(z.nullable(crewSchema)),
  /** Instead of `welderIds`, for a new lead; the rest of the crew stays. */
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
  undoes: undoesSchema,
});
export type VisitChange = z.infer<typeof visitChangeSchema>;

export const cancelVisitSchema = strictBody({
  reason: requiredText(
    () => visitTexts().reason,
    textLimits.text,
    () => visitMessages.reasonRequired,
  ),
});

/** Limited so that one batch can write the plan. */
export const maxPlanDays = 20;

const countMessage = () => visitTexts().planDays(maxPlanDays);
const daySchema = strictBody(visitTimeFields);
type Day = z.infer<typeof daySchema>;

/** The body of POST /api/desk/plans: one job of one crew on several days, all or none. */
export const newPlanSchema = strictBody({
  ...plannedFields,
  /** Repeats the plan after its last visit is finished. */
  everyMonths: z.optional(everyMonthsSchema),
  days: z
    .array(daySchema, { error: countMessage })
    .check(
      z.minLength(1, { error: countMessage }),
      z.maxLength(maxPlanDays, { error: countMessage }),
      z.refine(areApart, { error: () => visitTexts().overlap }),
    ),
});
export type NewPlan = z.infer<typeof newPlanSchema>;

/** The response: the visits of the plan, the soonest first. */
export const planSchema = z.object({ visits: z.array(appointmentSchema) });
export type Plan = z.infer<typeof planSchema>;

export const visitFormSchema = z.extend(newVisitSchema, {
  everyMonths: z.optional(everyMonthsSchema),
  moreDays: z.optional(z.array(daySchema).check(z.maxLength(maxPlanDays - 1, { error: countMessage }))),
});

function areApart(days: readonly Day[]): boolean {
  const spans = days
    .map(({ scheduledDate, duration }) => ({ start: scheduledDate.getTime(), minutes: Number(duration) }))
    .toSorted((one, other) => one.start - other.start);
  return spans.every(({ start }, index) => {
    const before = spans[index - 1];
    return !before || before.start + before.minutes * 60_000 <= start;
  });
}
