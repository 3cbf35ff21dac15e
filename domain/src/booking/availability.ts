import * as z from 'zod/mini';
import { defaultDuration, durationSchema } from '../entities/appointment.ts';
import { serviceTypeSchema } from '../entities/service-type-schema.ts';
import { givenDay } from '../values/given-time.ts';
import { idSchema, instantSchema } from '../values/text-fields.ts';
import { optionalZipSchema } from '../values/zip.ts';
import { availabilityTexts } from './availability-texts.ts';

/** The most days that are asked about at once. */
const maxDays = 31;
/** Two weeks are shown at a time. */
export const shownDays = 14;

const daysMessage = () => availabilityTexts().days(maxDays);

/** A day as an address carries it. */
export const dateSchema = givenDay(() => availabilityTexts().date);

/** A number of days as an address carries it. */
const daysSchema = z
  ._default(
    z.pipe(
      z.string({ error: daysMessage }),
      z.transform((text) => Number(text)),
    ),
    shownDays,
  )
  .check(z.refine((days) => Number.isInteger(days) && days >= 1 && days <= maxDays, { error: daysMessage }));

/**
 * The query of GET /api/availability: `days` Chicago days from `from` on.
 * `appointmentId` names an own visit that is to be moved, so that it is not in its own way.
 */
export const availabilityQuerySchema = z.object({
  from: dateSchema,
  days: daysSchema,
  duration: z._default(durationSchema, defaultDuration),
  zip: optionalZipSchema,
  appointmentId: z.optional(idSchema),
});

/** The answer: every day asked about, those without a free time too; times are the beginnings, the soonest first. */
export const availabilitySchema = z.object({
  days: z.array(z.object({ date: z.string(), times: z.array(instantSchema) })),
  /** Nothing is known of where the client wants visits: an address or a ZIP code is to be asked for. */
  needsPlace: z.boolean(),
  /** Until how many hours before a visit its client may move or cancel it. */
  cutoffHours: z.number(),
  /** How long after a time of these the welder may arrive. */
  windowMinutes: z.number(),
});
export type Availability = z.infer<typeof availabilitySchema>;

/** The query of GET /api/next-free. Caches keep an answer for each address: with parameters of one's own there would be no end. */
export const nextFreeQuerySchema = z.strictObject(
  { service: z.optional(serviceTypeSchema) },
  { error: () => availabilityTexts().unknownParameter },
);

const openHours = z.object({ from: z.string(), to: z.string() });

/** The answer of GET /api/next-free, for the next 14 days: the first free time, null for none, and the special days. */
export const nextFreeSchema = z.object({
  at: z.nullable(instantSchema),
  specialDays: z.array(z.object({ date: z.string(), label: z.string(), open: z.nullable(openHours) })),
  /** Both as pages say them, which then need no time zones: tomorrow 8:00 AM; the soonest special day with its hours. */
  words: z.object({ next: z.nullable(z.string()), specialDay: z.nullable(z.string()) }),
});
export type NextFree = z.infer<typeof nextFreeSchema>;
