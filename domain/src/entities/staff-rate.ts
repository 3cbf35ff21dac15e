import * as z from 'zod/mini';
import { requiredDollars } from '../values/dollars-schema.ts';
import { type StoredFields, storedOptionalTime } from '../values/stored-fields.ts';
import { idSchema, shownVersion, strictBody } from '../values/text-fields.ts';
import { expenseTexts } from './expense-texts.ts';
import type { PrivacyOf } from './privacy.ts';

/** More nobody is paid for an hour. Dollars. */
const maxRate = 1_000;

const rateSchema = requiredDollars(() => expenseTexts().rateRequired).check(
  z.lte(maxRate, { error: () => expenseTexts().rateTooHigh(maxRate) }),
);

/** What the owner types of it: dollars an hour, nothing where it is not known. */
export const staffRateFormSchema = strictBody({ rate: z.optional(rateSchema) });

/** The body of PUT /api/desk/staff/{id}/rate, on the version it was made on, null for none yet. */
export const staffRateChangeSchema = strictBody({
  updatedAt: shownVersion,
  rate: z.nullable(rateSchema),
});
export type StaffRateChange = z.infer<typeof staffRateChangeSchema>;

const storedCents = z.number().check(z.refine(Number.isSafeInteger), z.nonnegative());

/** What an hour of somebody of the staff costs us, under their id. For the owner alone. */
export type StaffRate = {
  readonly id: string;
  /** Missing where nobody has said it. */
  readonly centsPerHour?: number | undefined;
  readonly updatedAt?: string | undefined;
};

export const staffRateSchema: z.ZodMiniType<StaffRate> = z.object({
  id: idSchema,
  centsPerHour: z.optional(storedCents),
  updatedAt: storedOptionalTime,
} satisfies StoredFields<StaffRate>);

export const staffRatePrivacy = {
  id: 'staff',
  centsPerHour: 'staff',
  updatedAt: 'plain',
} satisfies PrivacyOf<StaffRate>;

/** What an hour of an entry cost when it was made, under the entry's id. For the owner alone; one without a rate has none. */
export const workRateSchema = z.object({
  id: z.string(),
  /** Cents an hour. */
  rate: storedCents,
});
export type WorkRate = z.infer<typeof workRateSchema>;

export const workRatePrivacy = { id: 'plain', rate: 'staff' } satisfies PrivacyOf<WorkRate>;
