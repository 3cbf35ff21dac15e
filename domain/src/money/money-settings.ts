import * as z from 'zod/mini';
import { depositShareSchema, taxRateSchema } from '../entities/priced-fields.ts';
import type { PrivacyOf } from '../entities/privacy.ts';
import { textLimits } from '../values/limits.ts';
import { instantSchema, optionalText, strictBody } from '../values/text-fields.ts';

const wholeDays = (label: string, min: number, max: number) => {
  const message = `${label} must be a whole number of days from ${min} to ${max}`;
  return z.int(message).check(z.gte(min, message), z.lte(max, message));
};

const fields = {
  /** Sales tax in percent that new estimates and invoices begin with; 0 for none. */
  taxRate: taxRateSchema,
  /** The deposit that new estimates begin with. */
  deposit: z.optional(depositShareSchema),
  /** How long a new estimate holds. */
  validDays: wholeDays('Validity', 1, 365),
  /** How many days after today a new invoice is due. */
  dueDays: wholeDays('Due date', 0, 180),
  terms: optionalText('Terms', textLimits.text),
  /** Whether the rules of Illinois for home repair over $1,000 are asked for. */
  homeRepairNotice: z.boolean('The home repair notice must be on or off'),
  /** So many days after its due date an invoice is reminded of; an empty list reminds of none. */
  reminderDays: z
    .array(wholeDays('Reminder', 0, 365))
    .check(z.maxLength(5, 'At most five reminders are possible')),
  /** Whether a mail's link to an estimate or invoice asks for a code, too. */
  papersNeedCode: z.optional(z.boolean('A code for papers must be on or off')),
};

/** What the owner decides about estimates and invoices, as the form holds it. */
export const moneySettingsSchema = strictBody(fields);
/** What the owner decides about estimates and invoices. */
export type MoneySettings = z.infer<typeof moneySettingsSchema>;

/** What holds where the owner has not decided. */
export const defaultMoneySettings: MoneySettings = {
  taxRate: 0,
  validDays: 30,
  dueDays: 14,
  homeRepairNotice: true,
  reminderDays: [3, 14, 30],
};

/** The body of PUT /api/desk/settings/money: all of it, made on the version that `updatedAt` names, null for none yet. */
export const moneySettingsChangeSchema = strictBody({ ...fields, updatedAt: z.nullable(instantSchema) });

/** The id of its document in the collection `settings`. */
export const moneySettingsId = 'money';

/** The settings as they are read: a part that nobody can make sense of is the default. */
export const storedMoneySettingsSchema = z.object({
  id: z.string(),
  updatedAt: z.catch(z.optional(instantSchema), undefined),
  taxRate: z.catch(fields.taxRate, defaultMoneySettings.taxRate),
  deposit: z.catch(fields.deposit, undefined),
  validDays: z.catch(fields.validDays, defaultMoneySettings.validDays),
  dueDays: z.catch(fields.dueDays, defaultMoneySettings.dueDays),
  terms: z.catch(fields.terms, undefined),
  homeRepairNotice: z.catch(fields.homeRepairNotice, defaultMoneySettings.homeRepairNotice),
  reminderDays: z.catch(fields.reminderDays, () => [...defaultMoneySettings.reminderDays]),
  papersNeedCode: z.catch(fields.papersNeedCode, true),
});
export type StoredMoneySettings = z.infer<typeof storedMoneySettingsSchema>;

export const storedMoneySettingsPrivacy = {
  id: 'plain',
  updatedAt: 'plain',
  taxRate: 'plain',
  deposit: 'plain',
  validDays: 'plain',
  dueDays: 'plain',
  terms: 'plain',
  homeRepairNotice: 'plain',
  reminderDays: 'plain',
  papersNeedCode: 'plain',
} satisfies PrivacyOf<StoredMoneySettings>;
