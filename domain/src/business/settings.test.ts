import { describe, expect, test } from 'vitest';
import { builtInRates, defaultPriceRates, type PriceRates } from '../estimating/price-rates.ts';
import { defaultSettings, ratesOf, settingsChangeSchema, storedSettingsSchema } from './settings.ts';

const whole = { ...defaultSettings, updatedAt: null };
const day = { date: '2026-11-26', label: 'Thanksgiving', open: null };
const booking = (change: object) => ({ booking: { ...defaultSettings.booking, ...change } });
const rates = (change: Partial<PriceRates>) => ({ priceRates: { ...defaultPriceRates, ...change } });
const hours = (change: Partial<PriceRates['hours']>) =>
  rates({ hours: { ...defaultPriceRates.hours, ...change } });
const extra = (change: Partial<PriceRates['extraPercent']>) =>
  rates({ extraPercent: { ...defaultPriceRates.extraPercent, ...change } });
const travel = (bands: PriceRates['travel']) => rates({ travel: bands });

describe('settings as the owner sends them', () => {
  test('may be the defaults, and closed or shortened days', () => {
    const open = { from: '09:00', to: '13:00' };
    const specialDays = [day, { date: '2026-12-24', label: 'Christmas Eve', open }];
    expect(settingsChangeSchema.parse({ ...whole, specialDays }).specialDays).toEqual(specialDays);
  });

  test('may have no reminders', () => {
    const reminders = { dayBefore: null, hoursBefore: null };
    expect(settingsChangeSchema.parse({ ...whole, reminders }).reminders).toEqual(reminders);
  });

  test.each([
    [{ specialDays: [{ ...day, date: '2026-02-30' }] }, 'Date must be a day of the calendar'],
    [{ specialDays: [{ ...day, label: ' ' }] }, 'Label is required'],
    [{ specialDays: [day, day] }, 'List each special day once'],
    [{ specialDays: [{ ...day, open: { from: '9', to: '13:00' } }] }, 'A time of day must be HH:mm'],
    [
      { specialDays: [{ ...day, open: { from: '13:00', to: '09:00' } }] },
      'Closing must be later than opening',
    ],
    [booking({ gapMinutes: 1.5 }), 'Gap must be a whole number from 0 to 240'],
    [booking({ horizonDays: 0 }), 'Furthest booking must be a whole number from 1 to 3650'],
    [
      { laborRates: [{ label: 'Night', dollarsPerHour: 0.005 }] },
      'Rate must be an amount from 0 to 10,000 dollars',
    ],
    [
      { reminders: { dayBefore: '05:00', hoursBefore: null } },
      'The day-before reminder must go out between 8:00 AM and 9:00 PM',
    ],
    [{ reviewLink: 'http://reviews.example/us' }, 'The review link must begin with https://'],
    [
      { reminders: { dayBefore: null, hoursBefore: 24 } },
      'Hours before the visit must be a whole number from 1 to 12',
    ],
    [
      { priceRates: { ...defaultPriceRates, minimum: Number.NaN } },
      'Minimum must be an amount from 0 to 10,000',
    ],
    [
      hours({ thin: { from: 3, to: 2 } }),
      'Hours under 1/8 in: the longer time must not be below the shorter one',
    ],
    [
      hours({ thin: { from: 1.1, to: 2 } }),
      'Hours under 1/8 in must be quarters of an hour from 0.25 to 100',
    ],
    [hours({ heavy: { from: 1, to: 5 } }), 'Thicker metal must not take less time'],
    [extra({ overhead: 5 }), 'Overhead must not add less time than upright'],
    [extra({ carry: 5 }), 'A harder way in must not add less time'],
    [extra({ large: 5 }), 'More to weld must not add less time'],
    [extra({ stainless: -1 }), 'Stainless steel must be a whole number of percent from 0 to 500'],
    [travel([]), 'At least one distance is needed'],
    [
      travel([
        { upToMiles: 10, dollars: 50 },
        { upToMiles: 25, dollars: 45 },
      ]),
      'Distances must go up, and a longer way must not cost less',
    ],
    [{ color: 'red' }, 'Unknown field: color'],
  ])('with %j are refused: %s', (wrong, sentence) => {
    const parsed = settingsChangeSchema.safeParse({ ...whole, ...wrong });
    expect(parsed.error?.issues[0]?.message).toBe(sentence);
  });
});

test('stored settings use the default for a missing or broken part only', () => {
  expect(storedSettingsSchema.parse({ id: 'business' })).toEqual({ id: 'business', ...defaultSettings });
  const read = storedSettingsSchema.parse({ id: 'business', specialDays: [day], booking: 'soon' });
  expect(read).toEqual({ id: 'business', ...defaultSettings, specialDays: [day] });
});

test('an hour costs the first labor rate, or the built-in rate without one', () => {
  const night = { label: 'Night', dollarsPerHour: 200 };
  expect(ratesOf({ ...defaultSettings, laborRates: [night] }).dollarsPerHour).toBe(200);
  expect(ratesOf({ ...defaultSettings, laborRates: [] })).toEqual(builtInRates);
});
