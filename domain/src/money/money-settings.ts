import * as z from 'zod/mini';
import { depositShareSchema, taxRateSchema } from '../entities/priced-fields.ts';
import type { PrivacyOf } from '../entities/privacy.ts';
import { textLimits } from '../values/limits.ts';
import { instantSchema, optionalText, shownVersion, strictBody } from '../values/text-fields.ts';
import { moneySettingsTexts } from './money-settings-texts.ts';

const wholeDays = (label: () => string, min: number, max: number) => {
  const message = { error: () => moneySettingsTexts().wholeDays(label(), min, max) };
  return z.int(message).check(z.gte(min, message), z.lte(max, message));
};

const fields = {
  /** Sales tax in percent that new estimates and invoices begin with; 0 for none. */
  taxRate: taxRateSchema,
  /** The deposit that new estimates begin with. */
  deposit: z.optional(depositShareSchema),
  /** How long a new estimate holds. */
  validDays: wholeDays(() => moneySettingsTexts().validity, 1, 365),
  /** How many days after today a new invoice is due. */
  dueDays: wholeDays(() => moneySettingsTexts().dueDate, 0, 180),
  terms: optionalText(() => moneySettingsTexts().terms, textLimits.text),
  /** Whether the rules of Illinois for home repair over $1,000 are asked for. */
  homeRepairNotice: z.boolean({ error: () => moneySettingsTexts().homeRepairNotice }),
  /** So many days after its due date an invoice is reminded of; an empty list reminds of none. */
  reminderDays: z
    .array(wholeDays(() => moneySettingsTexts().reminder, 0, 365))
    .check(z.maxLength(5, { error: () => moneySettingsTexts().tooManyReminders })),
  /** So many days after it was sent an estimate without an answer is followed up; an empty list follows up none. */
  followUpDays: z
    .array(wholeDays(() => moneySettingsTexts().followUp, 1, 90))
    .check(z.maxLength(5, { error: () => moneySettingsTexts().tooManyReminders })),
  /** Whether a mail's link to an estimate or invoice asks for a code, too. */
  papersNeedCode: z.optional(z.boolean({ error: () => moneySettingsTexts().papersNeedCode })),
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
  followUpDays: [3, 7],
};

/**
 * The body of PUT /api/desk/settings/money: all of it, made on the version that `updatedAt` names, null for none yet. A page
 * from before there were follow-ups leaves them as they are.
 */
export const moneySettingsChangeSchema = strictBody({
  ...fields,
  followUpDays: z.optional(fields.followUpDays),
  updatedAt: shownVersion,
});
export type MoneySettingsChange = z.infer<typeof moneySettingsChangeSchema>;

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
  followUpDays: z.catch(fields.followUpDays, () => [...defaultMoneySettings.followUpDays]),
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
  followUpDays: 'plain',
  papersNeedCode: 'plain',
} satisfies PrivacyOf<StoredMoneySettings>;
