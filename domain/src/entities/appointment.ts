import * as z from 'zod/mini';
import { dollarsSchema } from '../values/dollars-schema.ts';
import { inCurrentLanguage } from '../values/language.ts';
import { idSchema, instantSchema } from '../values/text-fields.ts';
import { appointmentTexts } from './appointment-texts.ts';
import { repeatTexts } from './repeat-texts.ts';

export const repeatLabels = inCurrentLanguage(() => repeatTexts().every);

export const everyMonthsSchema = z.enum(['3', '6', '12'], { error: () => repeatTexts().everyRequired });
export type EveryMonths = z.infer<typeof everyMonthsSchema>;

export const repeatSchema = z.object({
  /** The id of the plan's first visit. */
  planId: idSchema,
  everyMonths: everyMonthsSchema,
});
export type Repeat = z.infer<typeof repeatSchema>;

/** Specification section 5: minutes as text, with their labels. */
export const durationLabels = inCurrentLanguage(() => appointmentTexts().durations);

export const durationSchema = z.enum(['30', '60', '120', '240', '480'], {
  error: () => appointmentTexts().duration,
});
export type Duration = z.infer<typeof durationSchema>;
export const defaultDuration: Duration = '60';

export const appointmentMessages = inCurrentLanguage(() => appointmentTexts().messages);

/** The fields that hold a visit's own words. */
export const visitWords = ['title', 'description', 'address'] as const;

const crewTapsSchema = z.object({
  onMyWayAt: z.optional(instantSchema),
  startedAt: z.optional(instantSchema),
  finishedAt: z.optional(instantSchema),
  hours: z.optional(z.number()),
});

/** Specification section 3. */
export const appointmentSchema = z.object({
  id: idSchema,
  clientId: idSchema,
  projectId: z.optional(idSchema),
  title: z.string(),
  description: z.optional(z.string()),
  scheduledDate: instantSchema,
  duration: z._default(durationSchema, defaultDuration),
  status: z._default(z.string(), 'scheduled'),
  createdAt: instantSchema,
  /** The lead welder; missing while the visit is unassigned. */
  welderId: z.optional(idSchema),
  /** The whole crew, the lead first. Older documents lack it; see `crewOf`. */
  welderIds: z.optional(z.array(idSchema)),
  /** The client is told an arrival between scheduledDate and this many minutes later. */
  windowMinutes: z.optional(z.number()),
  repeat: z.optional(repeatSchema),
  /** The SEQUENCE of calendar files (RFC 5546). */
  sequence: z.optional(z.number()),
  address: z.optional(z.string()),
  zip: z.optional(z.string()),
  /** The client asked for a time outside business hours, and staff must confirm it by phone. */
  outsideHours: z.optional(z.boolean()),
  /** Fields typed in a session that only an email opened. Mails leave them out until staff reword them. */
  unprovenWords: z.optional(z.array(z.enum(visitWords))),
  /** The owner booked it despite a conflict. */
  bookedAnyway: z.optional(z.boolean()),
  /** The client moved or canceled it, and the office has not seen that yet. */
  changedByClient: z.optional(z.boolean()),
  /** The crew cannot make it, so the client picks another time. Until then the visit takes no one's time. */
  needsTime: z.optional(z.boolean()),
  /** The crew cannot make it, so the office sends another welder. */
  needsWelder: z.optional(z.boolean()),
  onMyWayAt: z.optional(instantSchema),
  startedAt: z.optional(instantSchema),
  finishedAt: z.optional(instantSchema),
  /** Each welder's taps, by welder id. The fields above hold the first to set out and start, and the last to finish. */
  crew: z.optional(z.record(z.string(), crewTapsSchema)),
  hours: z.optional(z.number()),
  /** Dollars that the welder left to collect. */
  amountToCollect: z.optional(dollarsSchema),
  /** The client's contact data, copied because welders cannot read clients. */
  clientName: z.optional(z.string()),
  phone: z.optional(z.string()),
  /** The version; missing until the first change. */
  updatedAt: z.optional(instantSchema),
});
export type Appointment = z.infer<typeof appointmentSchema>;
