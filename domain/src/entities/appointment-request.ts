import * as z from 'zod/mini';
import { business } from '../values/business.ts';
import { givenInstantText } from '../values/given-time.ts';
import { inCurrentLanguage, inLanguages, say } from '../values/language.ts';
import { bookingGraceMs, maxOpenVisits, textLimits } from '../values/limits.ts';
import { optionalZipSchema } from '../values/place.ts';
import { addressLine, idSchema, optionalText, strictBody } from '../values/text-fields.ts';
import { appointmentMessages } from './appointment.ts';
import { defaultDuration, durationSchema } from './duration.ts';
import { titleLine } from './local-title.ts';

const appointmentRequestTexts = inLanguages({
  ownProject: say('Project must be one of yours', 'El proyecto debe ser uno de los suyos'),
  clientRequired: say('Client is required', 'Falta el cliente'),
  title: say('Title', 'Título'),
  description: say('Description', 'Descripción'),
  address: say('Address', 'Dirección'),
  messages: {
    datePassed: say(
      'Date and time must not be in the past',
      'La fecha y la hora no pueden estar en el pasado',
    ),
    tooManyOpen: say(
      `You already have ${maxOpenVisits} upcoming visits. To book another one, please call us at ${business.phone}`,
      `Usted ya tiene ${maxOpenVisits} visitas por delante. Para reservar otra, llámenos al ${business.phone}`,
    ),
  },
  dateTooFar: say(
    (horizonDays: number) =>
      `Date and time must be within the next ${horizonDays} days. For a later visit, please call us at ${business.phone}`,
    (horizonDays: number) =>
      `La fecha y la hora deben estar dentro de los próximos ${horizonDays} días. Para una visita más adelante, llámenos al ${business.phone}`,
  ),
});

export const bookingRequestMessages = inCurrentLanguage(() => appointmentRequestTexts().messages);

export function dateTooFar(horizonDays: number): string {
  return appointmentRequestTexts().dateTooFar(horizonDays);
}

const ownProject = { error: () => appointmentRequestTexts().ownProject };
const isIdOrEmpty = (text: string) => text === '' || idSchema.safeParse(text).success;

/** The body of POST /api/appointments. The client is taken from the session; a differing `clientId` is refused. */
export const appointmentRequestSchema = strictBody({
  clientId: z.uuid({ error: () => appointmentRequestTexts().clientRequired }),
  projectId: z.optional(z.string(ownProject).check(z.refine(isIdOrEmpty, ownProject))),
  title: titleLine(
    () => appointmentRequestTexts().title,
    () => appointmentMessages.titleRequired,
  ),
  description: optionalText(() => appointmentRequestTexts().description, textLimits.text),
  scheduledDate: givenInstantText(() => appointmentMessages.dateRequired, { offset: true }),
  duration: z._default(durationSchema, defaultDuration),
  /** The address of the visit. Defaults to the client's, and is saved to a confirmed client who has none. */
  address: addressLine(() => appointmentRequestTexts().address),
  zip: optionalZipSchema,
});
export type AppointmentRequest = z.infer<typeof appointmentRequestSchema>;

/** Whether `instant` can still be booked at `now`. Allows a minute of grace. */
export function isBookable(instant: Date, now: Date): boolean {
  return instant.getTime() >= now.getTime() - bookingGraceMs;
}

/** Whether `instant` is at most `horizonDays` × 24 hours after `now`. */
export function isWithinHorizon(instant: Date, now: Date, horizonDays: number): boolean {
  return instant.getTime() - now.getTime() <= horizonDays * 86_400_000;
}
