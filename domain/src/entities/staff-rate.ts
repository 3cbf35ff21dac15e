import * as z from 'zod/mini';
import { requiredDollars } from '../values/given-number.ts';
import { inLanguages, say } from '../values/language.ts';
import { field, stored, time } from '../values/stored-fields.ts';
import { baseVersion, idSchema, strictBody } from '../values/text-fields.ts';

const staffRateTexts = inLanguages({
  rateRequired: say('Say dollars an hour', 'Diga cuántos dólares por hora'),
  rateTooHigh: say(
    (maxRate: number) => `An hour costs at most $${maxRate}`,
    (max) => `Una hora cuesta $${max} como máximo`,
  ),
});

/** Dollars per hour. */
const maxRate = 1_000;

const rateSchema = requiredDollars(() => staffRateTexts().rateRequired).check(
  z.lte(maxRate, { error: () => staffRateTexts().rateTooHigh(maxRate) }),
);

/** The owner's form: dollars per hour, empty if unknown. */
export const staffRateFormSchema = strictBody({ rate: z.optional(rateSchema) });

/** The body of PUT /api/desk/staff/{id}/rate, with its version, null for none yet. */
export const staffRateChangeSchema = strictBody({
  updatedAt: baseVersion,
  rate: z.nullable(rateSchema),
});
export type StaffRateChange = z.infer<typeof staffRateChangeSchema>;

const storedCents = z.number().check(z.refine(Number.isSafeInteger), z.nonnegative());

/** Our hourly cost of a staff member, under their id. Owner only. */
export const staffRateSchema = stored({
  id: field(idSchema, 'staff'),
  centsPerHour: field(z.optional(storedCents), 'staff'),
  updatedAt: time('plain'),
});
export type StaffRate = z.infer<typeof staffRateSchema>;

/** The hourly cost when a work entry was created, under the entry's id. Missing without a rate. Owner only. */
export const workRateSchema = stored({
  id: field(z.string(), 'plain'),
  /** Cents per hour. */
  rate: field(storedCents, 'staff'),
});
