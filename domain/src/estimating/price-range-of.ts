import type { Intake } from '../entities/intake.ts';
import type { PriceRange } from '../entities/price-range.ts';
import { startingPrices } from '../values/business.ts';
import type { PriceRates, Rates } from './price-rates.ts';

type Hours = { readonly low: number; readonly high: number };

/** Quarters of an hour that a job takes; what is not known may be the least or the most. */
function hoursOfJob(
  serviceType: string,
  intake: Intake,
  { hours, extraPercent }: Pick<PriceRates, 'hours' | 'extraPercent'>,
): Hours {
  const thickness = intake.thickness ?? 'unsure';
  const base =
    thickness === 'unsure'
      ? { low: hours.thin.from, high: hours.heavy.to }
      : { low: hours[thickness].from, high: hours[thickness].to };
  const metal = metalPercent(serviceType, intake.metal, extraPercent);
  // What was not asked or answered is taken as the usual: one place, lying flat, with the truck beside it.
  const others =
    (intake.size === 'several' || intake.size === 'large' ? extraPercent[intake.size] : 0) +
    (intake.position === 'vertical' || intake.position === 'overhead' ? extraPercent[intake.position] : 0) +
    (intake.access === 'leads' || intake.access === 'carry' ? extraPercent[intake.access] : 0);
  return {
    low: withPercent(base.low, metal.low + others),
    high: withPercent(base.high, metal.high + others),
  };
}

function metalPercent(
  serviceType: string,
  metal: Intake['metal'],
  { stainless, aluminum, cast_iron: castIron }: PriceRates['extraPercent'],
): Hours {
  switch (metal) {
    case 'steel':
      return { low: 0, high: 0 };
    case 'stainless':
      return { low: stainless, high: stainless };
    case 'aluminum':
      return { low: aluminum, high: aluminum };
    case 'cast_iron':
      return { low: castIron, high: castIron };
    default:
      return serviceType === 'aluminum'
        ? { low: aluminum, high: aluminum }
        : { low: 0, high: Math.max(stainless, aluminum, castIron) };
  }
}

/** Rounded up to the quarter of an hour that is billed. In whole numbers, so that a sum never misses by a rounding. */
function withPercent(hours: number, percent: number): number {
  return Math.ceil((Math.round(hours * 4) * (100 + percent)) / 100) / 4;
}

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
