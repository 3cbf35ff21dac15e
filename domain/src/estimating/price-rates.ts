import * as z from 'zod/mini';
import { strictBody } from '../values/text-fields.ts';

/** The most bands of distance. */
export const maxTravelBands = 10;

function between(label: string, min: number, max: number, parts: number, how: string) {
  const message = `${label} must be ${how} from ${min} to ${withCommas(max)}`;
  return z.number(message).check(
    z.gte(min, message),
    z.lte(max, message),
    z.refine((value) => Math.round(value * parts) / parts === value, message),
  );
}

// Without Intl, which would cost every start of the API.
const withCommas = (count: number) => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');

const dollars = (label: string) => between(label, 0, 10_000, 100, 'an amount');
const percent = (label: string) => between(label, 0, 500, 1, 'a whole number of percent');
const hours = (label: string) => between(label, 0.25, 100, 4, 'quarters of an hour');

const hoursOf = (label: string) =>
  strictBody({ from: hours(label), to: hours(label) }).check(
    z.refine(({ from, to }) => from <= to, `${label}: the longer time must not be below the shorter one`),
  );

const ascends = (numbers: readonly number[]) =>
  numbers.every((number, index) => index === 0 || number >= (numbers[index - 1] ?? 0));

const hoursSchema = strictBody({
  thin: hoursOf('Hours under 1/8 in'),
  medium: hoursOf('Hours for 1/8 to 3/8 in'),
  heavy: hoursOf('Hours over 3/8 in'),
}).check(
  z.refine(
    ({ thin, medium, heavy }) =>
      ascends([thin.from, medium.from, heavy.from]) && ascends([thin.to, medium.to, heavy.to]),
    'Thicker metal must not take less time',
  ),
);

/** What makes the hours more, in percent of them. */
const extraPercentSchema = strictBody({
  stainless: percent('Stainless steel'),
  aluminum: percent('Aluminum'),
  cast_iron: percent('Cast iron'),
  several: percent('A few places'),
  large: percent('More than 3 ft'),
  vertical: percent('From the side'),
  overhead: percent('From below'),
  leads: percent('Leads up to 150 ft'),
  carry: percent('Further, upstairs or on a roof'),
}).check(
  z.refine(({ several, large }) => ascends([several, large]), 'More to weld must not add less time'),
  z.refine(
    ({ vertical, overhead }) => ascends([vertical, overhead]),
    'Overhead must not add less time than upright',
  ),
  z.refine(({ leads, carry }) => ascends([leads, carry]), 'A harder way in must not add less time'),
);

const travelSchema = z
  .array(strictBody({ upToMiles: between('Miles', 1, 500, 1, 'a whole number'), dollars: dollars('Travel') }))
  .check(
    z.minLength(1, 'At least one distance is needed'),
    z.maxLength(maxTravelBands, `At most ${maxTravelBands} distances are possible`),
    z.refine(
      (bands) =>
        new Set(bands.map(({ upToMiles }) => upToMiles)).size === bands.length &&
        ascends(bands.map(({ upToMiles }) => upToMiles)) &&
        ascends(bands.map((band) => band.dollars)),
      'Distances must go up, and a longer way must not cost less',
    ),
  );

const fields = {
  /** The least that a visit costs. */
  minimum: dollars('Minimum'),
  hours: hoursSchema,
  extraPercent: extraPercentSchema,
  /** Added to labor in the evening, by night and on weekends. */
  afterHoursPercent: percent('After hours'),
  /** The nearest first; beyond the last one its amount holds. */
  travel: travelSchema,
};

/**
 * What a price range is worked out from, beside the first labor rate. In any that this schema takes more work never costs
 * less: thicker metal, a worse position and a longer way cannot be cheaper.
 */
export const priceRatesSchema = strictBody(fields);
export type PriceRates = z.infer<typeof priceRatesSchema>;

/** What holds where the owner has not decided. */
export const defaultPriceRates: PriceRates = {
  minimum: 150,
  hours: {
    thin: { from: 1, to: 2 },
    medium: { from: 1.5, to: 3 },
    heavy: { from: 2.5, to: 5 },
  },
  extraPercent: {
    stainless: 25,
    aluminum: 30,
    cast_iron: 60,
    several: 75,
    large: 200,
    vertical: 15,
    overhead: 35,
    leads: 10,
    carry: 30,
  },
  afterHoursPercent: 50,
  travel: [
    { upToMiles: 10, dollars: 0 },
    { upToMiles: 25, dollars: 45 },
    { upToMiles: 50, dollars: 90 },
  ],
};

/** What an hour costs where the owner names no labor rate. */
export const defaultDollarsPerHour = 125;

/** The answer of GET /api/rates: all that the price range is worked out from, the price of an hour in dollars among it. */
export const ratesSchema = z.object({ ...fields, dollarsPerHour: dollars('Rate') });
export type Rates = z.infer<typeof ratesSchema>;

/** The rates that the site works with until it knows the owner's, or without a network. */
export const builtInRates: Rates = { ...defaultPriceRates, dollarsPerHour: defaultDollarsPerHour };
