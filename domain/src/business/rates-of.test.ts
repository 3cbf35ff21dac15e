import { expect, test } from 'vitest';
import { builtInRates } from '../estimating/price-rates.ts';
import { ratesOf } from './rates-of.ts';
import { defaultSettings } from './settings.ts';

test('the first labor rate is what an hour costs; without one the built-in', () => {
  const night = { label: 'Night', dollarsPerHour: 200 };
  expect(ratesOf({ ...defaultSettings, laborRates: [night] }).dollarsPerHour).toBe(200);
  expect(ratesOf({ ...defaultSettings, laborRates: [] })).toEqual(builtInRates);
});
