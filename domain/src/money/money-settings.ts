import * as z from 'zod/mini';
import { depositShareSchema, taxRateSchema } from '../entities/priced-fields.ts';
import { textLimits } from '../values/limits.ts';
import { field, lenient, stored } from '../values/stored-fields.ts';
import { instantSchema, optionalText, shownVersion, strictBody } from '../values/text-fields.ts';
import { moneySettingsTexts } from './money-settings-texts.ts';

const wholeDays = (label: () => string, min: number, max: number) => {
  const message = { error: () => moneySettingsTexts().wholeDays(label(), min, max) };
  return z.int(message).check(z.gte(min, message), z.lte(max, message));
};

const fields = {
  taxRate: taxRateSchema,
  deposit: z.optional(depositShareSchema),
  validDays: wholeDays(() => moneySettingsTexts().validity, 1, 365),
  dueDays: wholeDays(() => moneySettingsTexts().dueDate, 0, 180),
  terms: optionalText(() => moneySettingsTexts().terms, textLimits.text),
  /** Whether the Illinois home repair rules for jobs over $1,000 apply. */
  homeRepairNotice: z.boolean({ error: () => moneySettingsTexts().homeRepairNotice }),
  /** Days after the due date to send reminders; empty for none. */
  reminderDays: z
    .array(wholeDays(() => moneySettingsTexts().reminder, 0, 365))
    .check(z.maxLength(5, { error: () => moneySettingsTexts().tooManyReminders })),
  /** Days after sending to follow up on unanswered estimates; empty for none. */
  followUpDays: z
    .array(wholeDays(() => moneySettingsTexts().followUp, 1, 90))
    .check(z.maxLength(5, { error: () => moneySettingsTexts().tooManyReminders })),
  papersNeedCode: z.optional(z.boolean({ error: () => moneySettingsTexts().papersNeedCode })),
};

export const moneySettingsSchema = strictBody(fields);
export type MoneySettings = z.infer<typeof moneySettingsSchema>;

/** The defaults until the owner decides. */
export const defaultMoneySettings: MoneySettings = {
  taxRate: 0,
  validDays: 30,
  dueDays: 14,
  homeRepairNotice: true,
  reminderDays: [3, 14, 30],
  followUpDays: [3, 7],
};

/**
 * The body of PUT /api/desk/settings/money: all settings, based on the version in `updatedAt`, null for none yet. Older pages
 * omit the follow-ups, which then stay.
 */
export const moneySettingsChangeSchema = strictBody({
  ...fields,
  followUpDays: z.optional(fields.followUpDays),
  updatedAt: shownVersion,
});
export type MoneySettingsChange = z.infer<typeof moneySettingsChangeSchema>;

export const moneySettingsId = 'money';

/** The stored settings. Invalid parts become defaults. */
export const storedMoneySettingsSchema = stored({
  id: field(z.string(), 'plain'),
  updatedAt: lenient(instantSchema, 'plain'),
  taxRate: field(z.catch(fields.taxRate, defaultMoneySettings.taxRate), 'plain'),
  deposit: field(z.catch(fields.deposit, undefined), 'plain'),
  validDays: field(z.catch(fields.validDays, defaultMoneySettings.validDays), 'plain'),
  dueDays: field(z.catch(fields.dueDays, defaultMoneySettings.dueDays), 'plain'),
  terms: field(z.catch(fields.terms, undefined), 'plain'),
  homeRepairNotice: field(z.catch(fields.homeRepairNotice, defaultMoneySettings.homeRepairNotice), 'plain'),
  reminderDays: field(
    z.catch(fields.reminderDays, () => [...defaultMoneySettings.reminderDays]),
    'plain',
  ),
  followUpDays: field(
    z.catch(fields.followUpDays, () => [...defaultMoneySettings.followUpDays]),
    'plain',
  ),
  papersNeedCode: field(z.catch(fields.papersNeedCode, true), 'plain'),
});
export type StoredMoneySettings = z.infer<typeof storedMoneySettingsSchema>;
