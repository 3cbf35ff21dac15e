import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Intake, readAnswers } from '../entities/intake.ts';
import { intakeChoices } from '../entities/intake-choices.ts';
import { priceRangeSchema } from '../entities/price-range.ts';
import { quotableServices } from '../entities/service-type.ts';
import { startingPrices } from '../values/business.ts';
import { centsOfLines, linesFromRange } from './lines-from-range.ts';
import { type Job, priceRangeOf, shownRange } from './price-range-of.ts';
import { builtInRates, type PriceRates, priceRatesSchema, type Rates } from './price-rates.ts';

const job = (intake: Intake, fields: Partial<Job> = {}): Job => ({
  serviceType: 'metal_structures',
  intake,
  miles: 5,
  ...fields,
});
const shown = (intake: Intake, fields: Partial<Job> = {}) =>
  shownRange(priceRangeOf(job(intake, fields), builtInRates));

describe('with the built-in rates', () => {
  test.each<[Intake, Partial<Job>, [number, number]]>([
    // 1 to 2 hours at $125, at least $150.
    [{ metal: 'steel', thickness: 'thin' }, {}, [150, 250]],
    [{ metal: 'steel', thickness: 'thin' }, { serviceType: 'truck' }, [300, 300]],
    // 2.5 to 5 hours plus 35 %, rounded up to a quarter: 3.5 to 6.75 hours, and $90 for the drive.
    [{ metal: 'steel', thickness: 'heavy', position: 'overhead' }, { miles: 40 }, [520, 940]],
    // Half as much again at night.
    [{ metal: 'steel', thickness: 'heavy', when: 'nights' }, {}, [460, 940]],
    [{ metal: 'steel', thickness: 'heavy', when: 'now' }, {}, [310, 940]],
    [{ metal: 'aluminum', thickness: 'medium', size: 'large' }, { serviceType: 'aluminum' }, [620, 1250]],
    // The distance is unknown, or longer than the longest band.
    [{ metal: 'steel', thickness: 'medium' }, { miles: undefined }, [180, 470]],
    [{ metal: 'steel', thickness: 'medium' }, { miles: 80 }, [270, 470]],
    [{}, { serviceType: 'aluminum' }, [200, 820]],
  ])('%j, %j: %j', (intake, fields, [low, high]) => {
    expect(shown(intake, fields)).toEqual({ low, high });
  });

  test('the estimate starts with the lines of the range, at its middle', () => {
    const range = priceRangeOf(
      job({ thickness: 'heavy', metal: 'steel', when: 'nights' }, { miles: 20 }),
      builtInRates,
    );
    expect(linesFromRange(range)).toEqual([
      { kind: 'labor', description: 'Welding on site', quantity: 3.75, unit: 'hour', unitPrice: 125 },
      {
        kind: 'after_hours',
        description: 'Evening, night or weekend',
        quantity: 3.75,
        unit: 'hour',
        unitPrice: 62.5,
      },
      { kind: 'trip', description: 'Travel', quantity: 1, unitPrice: 45 },
    ]);
    const least = priceRangeOf(
      job({ thickness: 'thin', metal: 'steel' }, { serviceType: 'truck' }),
      builtInRates,
    );
    expect(centsOfLines(linesFromRange(least))).toBe(30_000);
  });
});

/** `count` ascending numbers between `min` and `max`. */
const ascending = (count: number, min: number, max: number) =>
  fc
    .array(fc.integer({ min, max }), { minLength: count, maxLength: count })
    .map((numbers) => numbers.toSorted((one, other) => one - other));
const cents = fc.integer({ min: 0, max: 1_000_000 }).map((amount) => amount / 100);
const percent = fc.integer({ min: 0, max: 500 });
const quarters = ascending(3, 1, 400).map((hours) => hours.map((quarter) => quarter / 4));

const someRates: fc.Arbitrary<Rates> = fc
  .record({
    from: quarters,
    to: quarters,
    metals: fc.tuple(percent, percent, percent),
    several: ascending(2, 0, 500),
    vertical: ascending(2, 0, 500),
    leads: ascending(2, 0, 500),
    miles: fc.uniqueArray(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 10 }),
    travel: ascending(10, 0, 1_000_000),
    minimum: cents,
    afterHoursPercent: percent,
    dollarsPerHour: cents,
  })
  .map(({ from, to, metals, several, vertical, leads, miles, travel, dollarsPerHour, ...rest }) => {
    const hours = (index: number) => {
      const [one = 0.25, other = 0.25] = [from[index], to[index]];
      return { from: Math.min(one, other), to: Math.max(one, other) };
    };
    const priceRates: PriceRates = {
      ...rest,
      hours: { thin: hours(0), medium: hours(1), heavy: hours(2) },
      extraPercent: {
        stainless: metals[0],
        aluminum: metals[1],
        cast_iron: metals[2],
        several: several[0] ?? 0,
        large: several[1] ?? 0,
        vertical: vertical[0] ?? 0,
        overhead: vertical[1] ?? 0,
        leads: leads[0] ?? 0,
        carry: leads[1] ?? 0,
      },
      travel: miles
        .toSorted((one, other) => one - other)
        .map((upToMiles, index) => ({ upToMiles, dollars: (travel[index] ?? 0) / 100 })),
    };
    return { ...priceRatesSchema.parse(priceRates), dollarsPerHour };
  });

const someAnswers = fc.record(
  Object.fromEntries(
    Object.entries(intakeChoices).map(([field, { options }]) => [
      field,
      fc.constantFrom('', ...Object.keys(options)),
    ]),
  ),
);
const someMiles = fc.oneof(
  fc.double({ min: 0, max: 600, noNaN: true }),
  fc.constantFrom(undefined, Number.NaN, Number.POSITIVE_INFINITY, -1),
);
const someJob: fc.Arbitrary<Job> = fc
  .record({
    serviceType: fc.constantFrom(...quotableServices, 'other', 'toString'),
    someAnswers,
    miles: someMiles,
  })
  .map(({ serviceType, someAnswers: answers, miles }) => ({
    serviceType,
    miles,
    intake: readAnswers(answers),
  }));

/** Answers to one question from the least work to the most. */
const scales: readonly Intake[][] = [
  [{ thickness: 'thin' }, { thickness: 'medium' }, { thickness: 'heavy' }],
  [{ size: 'spot' }, { size: 'several' }, { size: 'large' }],
  [{ position: 'flat' }, { position: 'vertical' }, { position: 'overhead' }],
  [{ access: 'beside' }, { access: 'leads' }, { access: 'carry' }],
  [{ metal: 'steel' }, { metal: 'stainless' }],
  [{ metal: 'steel' }, { metal: 'aluminum' }],
  [{ metal: 'steel' }, { metal: 'cast_iron' }],
  [{ when: 'weeks' }, { when: 'days' }, { when: 'now' }, { when: 'nights' }],
];

describe('for any rates and job', () => {
  test('no range is NaN, negative, inverted or below the published price', () => {
    fc.assert(
      fc.property(someJob, someRates, (some, rates) => {
        const range = priceRangeOf(some, rates);
        const { low, high } = range.total;
        expect([low, high].every(Number.isSafeInteger)).toBe(true);
        expect(low).toBeGreaterThanOrEqual(Math.max(0, range.floor));
        expect(high).toBeGreaterThanOrEqual(low);
        const people = shownRange(range);
        const prices: Readonly<Record<string, number>> = startingPrices;
        if (Object.hasOwn(prices, some.serviceType)) {
          expect(people.low).toBeGreaterThanOrEqual(prices[some.serviceType] ?? 0);
          expect(priceRangeSchema.parse(people)).toEqual(people);
        }
        expect(people.high * 100).toBeGreaterThanOrEqual(high);
        expect(people.low * 100).toBeLessThanOrEqual(Math.max(low, range.floor + 99));
      }),
    );
  });

  test('more work never costs less, at either end', () => {
    fc.assert(
      fc.property(someJob, someRates, fc.constantFrom(...scales), (some, rates, scale) => {
        const ranges = scale.map((answer) =>
          priceRangeOf({ ...some, intake: { ...some.intake, ...answer } }, rates),
        );
        for (const [index, range] of ranges.entries()) {
          const less = ranges[index - 1];
          if (!less) continue;
          expect(range.total.low).toBeGreaterThanOrEqual(less.total.low);
          expect(range.total.high).toBeGreaterThanOrEqual(less.total.high);
          expect(shownRange(range).low).toBeGreaterThanOrEqual(shownRange(less).low);
          expect(shownRange(range).high).toBeGreaterThanOrEqual(shownRange(less).high);
        }
      }),
    );
  });

  test('a longer drive never costs less', () => {
    const miles = fc.double({ min: 0, max: 600, noNaN: true });
    fc.assert(
      fc.property(someJob, someRates, miles, miles, (some, rates, one, other) => {
        const near = priceRangeOf({ ...some, miles: Math.min(one, other) }, rates).total;
        const far = priceRangeOf({ ...some, miles: Math.max(one, other) }, rates).total;
        expect(far.low).toBeGreaterThanOrEqual(near.low);
        expect(far.high).toBeGreaterThanOrEqual(near.high);
      }),
    );
  });

  test('the first lines of an estimate are whole cents and add up to within the range', () => {
    fc.assert(
      fc.property(someJob, someRates, (some, rates) => {
        const range = priceRangeOf(some, rates);
        const lines = linesFromRange(range);
        for (const { quantity, unitPrice } of lines) {
          expect(Math.round(unitPrice * 100) / 100).toBe(unitPrice);
          expect(Math.round(quantity * 4) / 4).toBe(quantity);
        }
        const sum = centsOfLines(lines);
        expect(sum).toBeGreaterThanOrEqual(range.total.low);
        expect(sum).toBeLessThanOrEqual(range.total.high);
      }),
    );
  });
});
