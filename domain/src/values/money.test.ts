import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dollarsSchema } from './given-number.ts';
import { moneyColumnMax } from './limits.ts';
import { centsToDollars, dollarsToCents, formatDollars, formatWholeDollars, hasWholeCents } from './money.ts';

const maxCents = Math.round(moneyColumnMax * 100);
const anyCents = fc.integer({ min: 0, max: maxCents });

describe('money', () => {
  test('keeps each cent through dollars and back, for any amount a column can hold', () => {
    fc.assert(
      fc.property(anyCents, (cents) => {
        expect(dollarsToCents(centsToDollars(cents))).toBe(cents);
      }),
      { numRuns: 20_000 },
    );
  });

  test('keeps each cent through the first 1,000,000 cents and the last', () => {
    for (let offset = 0; offset <= 1_000_000; offset += 1) {
      if (dollarsToCents(offset / 100) !== offset) expect.fail(`${offset} cents`);
      const high = maxCents - offset;
      if (dollarsToCents(high / 100) !== high) expect.fail(`${high} cents`);
    }
  });

  test('keeps each cent as a decimal, in JSON and read again', () => {
    fc.assert(
      fc.property(anyCents, (cents) => {
        const written = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
        expect(dollarsToCents(JSON.parse(JSON.stringify(Number(written))))).toBe(cents);
        expect(dollarsSchema.parse(Number(written))).toBe(centsToDollars(cents));
      }),
    );
  });

  test('adds up exactly in cents where dollars do not', () => {
    expect(0.1 + 0.2).not.toBe(0.3);
    expect(centsToDollars(dollarsToCents(0.1) + dollarsToCents(0.2))).toBe(0.3);
    fc.assert(
      fc.property(fc.array(anyCents, { maxLength: 50 }), (amounts) => {
        const sum = amounts
          .map(centsToDollars)
          .reduce((total, dollars) => total + dollarsToCents(dollars), 0);
        expect(sum).toBe(amounts.reduce((total, cents) => total + cents, 0));
      }),
    );
  });

  test('refuses every fraction of a cent', () => {
    fc.assert(
      fc.property(anyCents, fc.integer({ min: 1, max: 9 }), (cents, tenths) => {
        const dollars = (cents * 10 + tenths) / 1000;
        expect(hasWholeCents(dollars)).toBe(false);
        expect(() => dollarsToCents(dollars)).toThrow(RangeError);
      }),
    );
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1.005])(
    'refuses %d',
    (amount) => {
      expect(() => dollarsToCents(amount)).toThrow(RangeError);
    },
  );

  test.each([0.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1])(
    'refuses to convert %d cents to dollars',
    (cents) => {
      expect(() => centsToDollars(cents)).toThrow(RangeError);
    },
  );

  test.each([
    [-0.01, 'Amount must not be negative'],
    [100_000_000, 'Amount is too large'],
    [0.001, 'Amount must have at most two decimals'],
    ['1', 'Amount must be a number'],
  ])('refuses %j as a stored amount: %s', (amount, message) => {
    expect(dollarsSchema.safeParse(amount).error?.issues[0]?.message).toBe(message);
  });

  test('is formatted for readers', () => {
    expect(formatDollars(1250)).toBe('$1,250.00');
    expect(formatDollars(99_999_999.99)).toBe('$99,999,999.99');
    expect(formatDollars(-3.5)).toBe('-$3.50');
  });

  test('is formatted as Intl does', () => {
    const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
    fc.assert(
      fc.property(fc.integer({ min: -maxCents, max: maxCents }), (cents) => {
        expect(formatDollars(cents / 100)).toBe(format.format(cents / 100));
      }),
    );
  });

  test.each([
    [0, '$0'],
    [500, '$500'],
    [1250, '$1,250'],
    [99_999_999, '$99,999,999'],
  ])('%d whole dollars are formatted as %s', (dollars, text) => {
    expect(formatWholeDollars(dollars)).toBe(text);
  });
});
