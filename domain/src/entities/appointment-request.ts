import * as z from 'zod/mini';
import { givenInstantText } from '../values/given-time.ts';
import { inCurrentLanguage } from '../values/language.ts';
import { bookingGraceMs, textLimits } from '../values/limits.ts';
import { addressLine, idSchema, optionalText, strictBody } from '../values/text-fields.ts';
import { optionalZipSchema } from '../values/zip.ts';
import { appointmentMessages, defaultDuration, durationSchema } from './appointment.ts';
import { appointmentRequestTexts } from './appointment-request-texts.ts';
import { titleLine } from './title-line.ts';

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
