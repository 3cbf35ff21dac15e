import type { Intake } from '../entities/intake.ts';
import type { PriceRange } from '../entities/price-range.ts';
import { startingPrices } from '../values/business.ts';
import { hoursOfJob } from './hours-of-job.ts';
import type { PriceRates, Rates } from './price-rates.ts';

/** What a price range is worked out from. */
export type Job = {
  /** One with a published starting price; without it the owner's minimum alone is the least. */
  readonly serviceType: string;
  readonly intake: Intake;
  /** From the middle of the service area; undefined where nobody knows. */
  readonly miles: number | undefined;
};

/** An amount between two, in whole cents. */
type Cents = { readonly low: number; readonly high: number };

/** A price range and what it is made of, in whole cents and hours of two decimals. */
export type WorkedOutRange = {
  readonly hours: { readonly low: number; readonly high: number };
  readonly centsPerHour: number;
  /** What an hour costs on top after hours; its hours are none where the work can wait for the day. */
  readonly afterHours: { readonly low: number; readonly high: number };
  readonly afterHoursCentsPerHour: number;
  readonly travel: Cents;
  /** The published starting price or the owner's minimum, whichever is more. */
  readonly floor: number;
  readonly total: Cents;
};

/** Works out between what and what a job costs; with more work, a worse place or a longer way neither end is ever less. */
export function priceRangeOf({ serviceType, intake, miles }: Job, rates: Rates): WorkedOutRange {
  const hours = hoursOfJob(serviceType, intake, rates);
  const centsPerHour = centsOf(rates.dollarsPerHour);
  const afterHoursCentsPerHour = Math.round((centsPerHour * rates.afterHoursPercent) / 100);
  const afterHours = {
    low: intake.when === 'nights' ? hours.low : 0,
    high: intake.when === 'nights' || intake.when === 'now' ? hours.high : 0,
  };
  const travel = travelCents(miles, rates.travel);
  const floor = Math.max(centsOf(rates.minimum), startingCents(serviceType));
  const sum = (end: 'low' | 'high') =>
    Math.max(
      floor,
      centsOfHours(hours[end], centsPerHour) +
        centsOfHours(afterHours[end], afterHoursCentsPerHour) +
        travel[end],
    );
  return {
    hours,
    centsPerHour,
    afterHours,
    afterHoursCentsPerHour,
    travel,
    floor,
    total: { low: sum('low'), high: sum('high') },
  };
}

/** What people are shown: rounded away from each other to whole tens of dollars, and never below the floor. */
export function shownRange({ total, floor }: WorkedOutRange): PriceRange {
  const low = Math.max(Math.floor(total.low / 1000) * 10, Math.ceil(floor / 100));
  return { low, high: Math.max(Math.ceil(total.high / 1000) * 10, low) };
}

/** Whole cents of quarters of an hour. */
export function centsOfHours(hours: number, centsPerHour: number): number {
  return Math.round((Math.round(hours * 100) * centsPerHour) / 100);
}

// The rates' schema takes whole cents alone. Written here, because every page carries what is used of values/money.
const centsOf = (dollars: number) => Math.round(dollars * 100);

function startingCents(serviceType: string): number {
  const prices: Readonly<Record<string, number>> = startingPrices;
  return Object.hasOwn(prices, serviceType) ? centsOf(prices[serviceType] ?? 0) : 0;
}

/** Where nobody knows the way, it may be the shortest or the longest. */
function travelCents(miles: number | undefined, bands: PriceRates['travel']): Cents {
  const last = centsOf(bands.at(-1)?.dollars ?? 0);
  if (miles === undefined || !(miles >= 0)) return { low: centsOf(bands[0]?.dollars ?? 0), high: last };
  const band = bands.find(({ upToMiles }) => miles <= upToMiles);
  const cents = band ? centsOf(band.dollars) : last;
  return { low: cents, high: cents };
}
