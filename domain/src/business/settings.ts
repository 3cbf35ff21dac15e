import * as z from 'zod/mini';
import { bookingRulesSchema, defaultBookingRules } from '../booking/free-times.ts';
import {
  defaultDollarsPerHour,
  defaultPriceRates,
  priceRatesSchema,
  type Rates,
} from '../estimating/price-rates.ts';
import { laborRateSchema } from '../money/money-settings.ts';
import { trueOrFalse, wholeNumber } from '../values/given-number.ts';
import { typedDay } from '../values/given-time.ts';
import { inLanguages, say } from '../values/language.ts';
import { field, lenient, stored } from '../values/stored-fields.ts';
import { baseVersion, instantSchema, requiredLine, strictBody } from '../values/text-fields.ts';
import { credentialsSchema, noCredentials } from './credentials.ts';

const settingsTexts = inLanguages({
  label: say('Label', 'Nombre'),
  labelRequired: say('Label is required', 'Escriba un nombre'),
  hoursBefore: say('Hours before the visit', 'Horas antes de la visita'),
  clock: say('A time of day must be HH:mm', 'La hora debe tener la forma HH:mm'),
  closesLater: say(
    'Closing must be later than opening',
    'La hora de cierre debe ser después de la de apertura',
  ),
  date: say('Date must be a day of the calendar', 'La fecha debe ser un día del calendario'),
  reminderHour: say(
    'The day-before reminder must go out between 8:00 AM and 9:00 PM',
    'El recordatorio del día anterior debe salir entre las 8:00 a. m. y las 9:00 p. m.',
  ),
  reviewLink: say(
    'The review link must begin with https://',
    'El enlace para reseñas debe empezar con https://',
  ),
  showNames: say('Show names', 'Mostrar nombres'),
  daysOnce: say('List each special day once', 'Anote cada día especial una sola vez'),
  ratesOnce: say(
    'Each labor rate needs its own name',
    'Cada tarifa de mano de obra necesita su propio nombre',
  ),
  tooManyDays: say(
    (specialDays: number) => `At most ${specialDays} special days`,
    (max) => `${max} días especiales como máximo`,
  ),
  tooManyRates: say(
    (laborRates: number) => `At most ${laborRates} labor rates`,
    (max) => `${max} tarifas de mano de obra como máximo`,
  ),
});

export const settingsLimits = { specialDays: 100, laborRates: 20 } as const;

const clock = z
  .string({ error: () => settingsTexts().clock })
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: () => settingsTexts().clock }));

const openHoursSchema = strictBody({ from: clock, to: clock }).check(
  z.refine(({ from, to }) => from < to, { error: () => settingsTexts().closesLater }),
);

/** `open: null` means closed. */
const specialDaySchema = strictBody({
  date: typedDay(() => settingsTexts().date),
  label: requiredLine(
    () => settingsTexts().label,
    60,
    () => settingsTexts().labelRequired,
  ),
  open: z.nullable(openHoursSchema),
});

const reminderHourMessage = () => settingsTexts().reminderHour;

/** Client reminders; null turns one off. */
const remindersSchema = strictBody({
  /** At this Chicago time on the day before, limited to waking hours. */
  dayBefore: z.nullable(
    clock.check(z.refine((time) => time >= '08:00' && time <= '21:00', { error: reminderHourMessage })),
  ),
  hoursBefore: z.nullable(wholeNumber(() => settingsTexts().hoursBefore, 1, 12)),
});

const notificationsSchema = strictBody({
  /** Whether notifications name people. A locked screen shows them to anyone nearby. */
  showNames: trueOrFalse(() => settingsTexts().showNames),
});

const webAddress = z
  .string({ error: () => settingsTexts().reviewLink })
  .check(
    z.trim(),
    z.maxLength(500, { error: () => settingsTexts().reviewLink }),
    z.regex(/^https:\/\/[^\s/]+\.[^\s]+$/, { error: () => settingsTexts().reviewLink }),
  );

const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length;

const fields = {
  specialDays: z.array(specialDaySchema).check(
    z.maxLength(settingsLimits.specialDays, {
      error: () => settingsTexts().tooManyDays(settingsLimits.specialDays),
    }),
    z.refine((days) => isUnique(days.map(({ date }) => date)), { error: () => settingsTexts().daysOnce }),
  ),
  booking: bookingRulesSchema,
  laborRates: z.array(laborRateSchema).check(
    z.maxLength(settingsLimits.laborRates, {
      error: () => settingsTexts().tooManyRates(settingsLimits.laborRates),
    }),
    z.refine((rates) => isUnique(rates.map(({ label }) => label)), {
      error: () => settingsTexts().ratesOnce,
    }),
  ),
  priceRates: priceRatesSchema,
  reminders: remindersSchema,
  notifications: notificationsSchema,
  credentials: credentialsSchema,
  /** The review page, such as Google or Yelp; null asks no one. */
  reviewLink: z.nullable(webAddress),
};

export const businessSettingsSchema = strictBody(fields);
export type BusinessSettings = z.infer<typeof businessSettingsSchema>;

/** The defaults until the owner decides. */
export const defaultSettings: BusinessSettings = {
  specialDays: [],
  booking: defaultBookingRules,
  laborRates: [{ label: 'Standard', dollarsPerHour: defaultDollarsPerHour }],
  priceRates: defaultPriceRates,
  reminders: { dayBefore: '17:00', hoursBefore: 2 },
  notifications: { showNames: false },
  credentials: noCredentials,
  reviewLink: null,
};

/** The body of PUT /api/desk/settings/business: all settings, based on the version in `updatedAt`, null for none yet. */
export const settingsChangeSchema = strictBody({ ...fields, updatedAt: baseVersion });
export type SettingsChange = z.infer<typeof settingsChangeSchema>;

export const businessSettingsId = 'business';

/** The stored settings. Invalid parts become defaults. */
export const storedSettingsSchema = stored({
  id: field(z.string(), 'plain'),
  updatedAt: lenient(instantSchema, 'plain'),
  specialDays: field(
    z.catch(z.array(z.extend(specialDaySchema, { date: z.iso.date() })), () => defaultSettings.specialDays),
    'plain',
  ),
  booking: field(
    z.catch(fields.booking, () => defaultSettings.booking),
    'plain',
  ),
  laborRates: field(
    z.catch(fields.laborRates, () => defaultSettings.laborRates),
    'plain',
  ),
  priceRates: field(
    z.catch(fields.priceRates, () => defaultSettings.priceRates),
    'plain',
  ),
  reminders: field(
    z.catch(fields.reminders, () => defaultSettings.reminders),
    'plain',
  ),
  notifications: field(
    z.catch(fields.notifications, () => defaultSettings.notifications),
    'plain',
  ),
  credentials: field(
    z.catch(fields.credentials, () => defaultSettings.credentials),
    'plain',
  ),
  reviewLink: field(z.catch(fields.reviewLink, defaultSettings.reviewLink), 'plain'),
});
export type StoredSettings = z.infer<typeof storedSettingsSchema>;

/** The response of GET /api/special-days: from today on, soonest first. */
export const specialDaysResponseSchema = z.object({ specialDays: z.array(specialDaySchema) });

/** The rates for the price range, with the first labor rate as the hourly price. */
export function ratesOf({
  priceRates,
  laborRates,
}: Pick<BusinessSettings, 'priceRates' | 'laborRates'>): Rates {
  return { ...priceRates, dollarsPerHour: laborRates[0]?.dollarsPerHour ?? defaultDollarsPerHour };
}
