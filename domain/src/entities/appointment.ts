import * as z from 'zod/mini';
import { dollarsSchema } from '../values/dollars-schema.ts';
import { inCurrentLanguage } from '../values/language.ts';
import { idSchema, instantSchema } from '../values/text-fields.ts';
import { appointmentTexts } from './appointment-texts.ts';
import { repeatTexts } from './repeat-texts.ts';

/** How often a plan is made anew, by the months. */
export const repeatLabels = inCurrentLanguage(() => repeatTexts().every);

export const everyMonthsSchema = z.enum(['3', '6', '12'], { error: () => repeatTexts().everyRequired });
export type EveryMonths = z.infer<typeof everyMonthsSchema>;

/** What each visit of a plan carries that is made anew once the last of them is finished. */
export const repeatSchema = z.object({
  /** Of all visits of the plan: the id of the first. */
  planId: idSchema,
  everyMonths: everyMonthsSchema,
});
export type Repeat = z.infer<typeof repeatSchema>;

/** Specification section 5: minutes as text, and what they are called. */
export const durationLabels = inCurrentLanguage(() => appointmentTexts().durations);

export const durationSchema = z.enum(['30', '60', '120', '240', '480'], {
  error: () => appointmentTexts().duration,
});
export type Duration = z.infer<typeof durationSchema>;
export const defaultDuration: Duration = '60';

export const appointmentMessages = inCurrentLanguage(() => appointmentTexts().messages);

/** What is in a visit's own words. */
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
  /** Whose visit it is, of several who leads; missing until somebody is given it. */
  welderId: z.optional(idSchema),
  /** Everybody who makes it, who leads first; documents of before lack it (`crewOf`). */
  welderIds: z.optional(z.array(idSchema)),
  /** The client is told an arrival between scheduledDate and so many minutes later. */
  windowMinutes: z.optional(z.number()),
  /** Whether its plan is made anew. */
  repeat: z.optional(repeatSchema),
  /** How often the visit was moved, as calendar files count it. */
  sequence: z.optional(z.number()),
  address: z.optional(z.string()),
  zip: z.optional(z.string()),
  /** Asked for outside business hours: it stands once staff have confirmed it by phone. */
  outsideHours: z.optional(z.boolean()),
  /** Typed in a session that an e-mail alone opened: mails repeat none of them until staff have worded it anew. */
  unprovenWords: z.optional(z.array(z.enum(visitWords))),
  /** The owner planned it although something of the welder's was in the way. */
  bookedAnyway: z.optional(z.boolean()),
  /** The client moved or cancelled it, and nobody at the desk has seen that yet. */
  changedByClient: z.optional(z.boolean()),
  /** Whoever was sent cannot make it then: its client is asked for another time, and until then it takes nobody's. */
  needsTime: z.optional(z.boolean()),
  /** Whoever was sent cannot make it: the office sends somebody else. */
  needsWelder: z.optional(z.boolean()),
  onMyWayAt: z.optional(instantSchema),
  startedAt: z.optional(instantSchema),
  finishedAt: z.optional(instantSchema),
  /** What each welder tapped, by their id. The fields above hold the first to set out and to start, and the last to finish. */
  crew: z.optional(z.record(z.string(), crewTapsSchema)),
  /** Hours worked. */
  hours: z.optional(z.number()),
  /** Dollars that the welder left to be collected. */
  amountToCollect: z.optional(dollarsSchema),
  /** What the welder needs of the client, who is closed to welders. */
  clientName: z.optional(z.string()),
  phone: z.optional(z.string()),
  /** The version; missing until the first change. */
  updatedAt: z.optional(instantSchema),
});
export type Appointment = z.infer<typeof appointmentSchema>;
