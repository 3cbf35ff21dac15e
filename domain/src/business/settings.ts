import * as z from 'zod/mini';
import { bookingRulesSchema, defaultBookingRules } from '../booking/booking-rules.ts';
import type { PrivacyOf } from '../entities/privacy.ts';
import { defaultDollarsPerHour, defaultPriceRates, priceRatesSchema } from '../estimating/price-rates.ts';
import { laborRateSchema } from '../money/labor-rate.ts';
import { instantSchema, requiredLine, strictBody } from '../values/text-fields.ts';
import { wholeNumber } from '../values/whole-number.ts';

/** The most special days and labor rates that the settings hold. */
export const settingsLimits = { specialDays: 100, laborRates: 20 } as const;

const clock = z
  .string('A time of day must be HH:mm')
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'A time of day must be HH:mm'));

const openHoursSchema = strictBody({ from: clock, to: clock }).check(
  z.refine(({ from, to }) => from < to, 'Closing must be later than opening'),
);

/** A Chicago day with hours of its own; `open: null` is a closed one. */
const specialDaySchema = strictBody({
  date: z.iso.date({ error: 'Date must be a day of the calendar' }),
  label: requiredLine('Label', 60, 'Label is required'),
  open: z.nullable(openHoursSchema),
});

const reminderHourMessage = 'The day-before reminder must go out between 8:00 AM and 9:00 PM';

/** When clients are reminded of a visit; null switches a reminder off. */
const remindersSchema = strictBody({
  /** The day before, at this time in Chicago, when nobody is asleep. */
  dayBefore: z.nullable(
    clock.check(z.refine((time) => time >= '08:00' && time <= '21:00', reminderHourMessage)),
  ),
  hoursBefore: z.nullable(wholeNumber('Hours before the visit', 1, 12)),
});

/** What notifications on phones and computers may say. */
const notificationsSchema = strictBody({
  /** Whether they name people: a locked screen shows them to whoever is near. */
  showNames: z.boolean('Show names must be true or false'),
});

const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length;

const fields = {
  specialDays: z.array(specialDaySchema).check(
    z.maxLength(settingsLimits.specialDays, `At most ${settingsLimits.specialDays} special days`),
    z.refine((days) => isUnique(days.map(({ date }) => date)), 'List each special day once'),
  ),
  booking: bookingRulesSchema,
  laborRates: z.array(laborRateSchema).check(
    z.maxLength(settingsLimits.laborRates, `At most ${settingsLimits.laborRates} labor rates`),
    z.refine((rates) => isUnique(rates.map(({ label }) => label)), 'Each labor rate needs its own name'),
  ),
  priceRates: priceRatesSchema,
  reminders: remindersSchema,
  notifications: notificationsSchema,
};

/** What the owner decides on, as the form holds it. */
export const businessSettingsSchema = strictBody(fields);
/** What the owner decides on: special days, booking rules, rates and reminders. */
export type BusinessSettings = z.infer<typeof businessSettingsSchema>;

/** What holds where the owner has not decided. */
export const defaultSettings: BusinessSettings = {
  specialDays: [],
  booking: defaultBookingRules,
  laborRates: [{ label: 'Standard', dollarsPerHour: defaultDollarsPerHour }],
  priceRates: defaultPriceRates,
  reminders: { dayBefore: '17:00', hoursBefore: 2 },
  notifications: { showNames: false },
};

/** The body of PUT /api/desk/settings/business: all of it, made on the version that `updatedAt` names, null for none yet. */
export const settingsChangeSchema = strictBody({ ...fields, updatedAt: z.nullable(instantSchema) });

/** The id of the one document in the collection `settings`. */
export const businessSettingsId = 'business';

/** The settings as they are read: a part that nobody can make sense of is the default. */
export const storedSettingsSchema = z.object({
  id: z.string(),
  updatedAt: z.catch(z.optional(instantSchema), undefined),
  specialDays: z.catch(fields.specialDays, () => defaultSettings.specialDays),
  booking: z.catch(fields.booking, () => defaultSettings.booking),
  laborRates: z.catch(fields.laborRates, () => defaultSettings.laborRates),
  priceRates: z.catch(fields.priceRates, () => defaultSettings.priceRates),
  reminders: z.catch(fields.reminders, () => defaultSettings.reminders),
  notifications: z.catch(fields.notifications, () => defaultSettings.notifications),
});
export type StoredSettings = z.infer<typeof storedSettingsSchema>;

/** The answer of GET /api/special-days: those from today on, soonest first. */
export const specialDaysAnswerSchema = z.object({ specialDays: z.array(specialDaySchema) });

export const storedSettingsPrivacy = {
  id: 'plain',
  updatedAt: 'plain',
  specialDays: 'plain',
  booking: 'plain',
  laborRates: 'plain',
  priceRates: 'plain',
  reminders: 'plain',
  notifications: 'plain',
} satisfies PrivacyOf<StoredSettings>;
