import * as z from 'zod/mini';
import { defaultDuration, durationSchema } from '../entities/duration.ts';
import { serviceTypeSchema } from '../entities/status.ts';
import { typedDay } from '../values/given-time.ts';
import { inLanguages, say } from '../values/language.ts';
import { optionalZipSchema } from '../values/place.ts';
import { idSchema, instantSchema } from '../values/text-fields.ts';

const availabilityTexts = inLanguages({
  date: say('Date must be YYYY-MM-DD', 'La fecha debe tener la forma AAAA-MM-DD'),
  unknownParameter: say(
    'The address has a parameter that is unknown',
    'La dirección tiene un parámetro desconocido',
  ),
  days: say(
    (maxDays: number) => `Days must be a whole number from 1 to ${maxDays}`,
    (max) => `Los días deben ser un número entero de 1 a ${max}`,
  ),
});

const maxDays = 31;
export const shownDays = 14;

const daysMessage = () => availabilityTexts().days(maxDays);

export const dateSchema = typedDay(() => availabilityTexts().date);

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
 * The query of GET /api/availability: `days` Chicago days starting at `from`. `appointmentId` names a visit being moved, so
 * that it does not conflict with itself; its own length and place count. `projectId` names the project of a new visit, whose
 * place counts where no ZIP code is typed.
 */
export const availabilityQuerySchema = z.object({
  from: dateSchema,
  days: daysSchema,
  duration: z._default(durationSchema, defaultDuration),
  zip: optionalZipSchema,
  appointmentId: z.optional(idSchema),
  projectId: z.optional(idSchema),
});

/** The response: every requested day with its free start times in order, possibly none. */
export const availabilitySchema = z.object({
  days: z.array(z.object({ date: z.string(), times: z.array(instantSchema) })),
  /** The client has no address yet; ask for an address or a ZIP code. */
  needsPlace: z.boolean(),
  cutoffHours: z.number(),
  windowMinutes: z.number(),
});
export type Availability = z.infer<typeof availabilitySchema>;

/** The query of GET /api/next-free. Strict, because caches store one response per URL. */
export const nextFreeQuerySchema = z.strictObject(
  { service: z.optional(serviceTypeSchema) },
  { error: () => availabilityTexts().unknownParameter },
);

const openHours = z.object({ from: z.string(), to: z.string() });

/** The response of GET /api/next-free for the next 14 days: the first free time, null if none, and the special days. */
export const nextFreeSchema = z.object({
  at: z.nullable(instantSchema),
  specialDays: z.array(z.object({ date: z.string(), label: z.string(), open: z.nullable(openHours) })),
  /** The same in words, so that pages need no time zone code: tomorrow 8:00 AM; the next special day with its hours. */
  words: z.object({ next: z.nullable(z.string()), specialDay: z.nullable(z.string()) }),
});
export type NextFree = z.infer<typeof nextFreeSchema>;
