import type { Intake } from '../entities/intake.ts';
import type { PriceRange } from '../entities/price-range.ts';
import { startingPrices } from '../values/business.ts';
import type { PriceRates, Rates } from './price-rates.ts';

type Hours = { readonly low: number; readonly high: number };

/** The hours of a job in quarters. Unknown answers widen the range. */
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
  // Unanswered questions count as usual: one place, flat, next to the truck.
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

/** Rounds up to the billed quarter hour. Uses whole numbers to avoid rounding errors. */
function withPercent(hours: number, percent: number): number {
  return Math.ceil((Math.round(hours * 4) * (100 + percent)) / 100) / 4;
}

export type Job = {
  /** Without a published starting price, only the owner's minimum applies. */
  readonly serviceType: string;
  readonly intake: Intake;
  /** From the service center; undefined if unknown. */
  readonly miles: number | undefined;
};

/** In whole cents. */
type Cents = { readonly low: number; readonly high: number };

/** A price range and its parts, in whole cents and hours with two decimals. */
export type WorkedOutRange = {
  readonly hours: { readonly low: number; readonly high: number };
  readonly centsPerHour: number;
  /** The after-hours surcharge per hour. Its hours are 0 if the work can wait for business hours. */
  readonly afterHours: { readonly low: number; readonly high: number };
  readonly afterHoursCentsPerHour: number;
  readonly travel: Cents;
  /** The higher of the starting price and the owner's minimum. */
  readonly floor: number;
  readonly total: Cents;
};

/** The lowest and highest price of a job. More work, a worse position or a longer way never lowers either. */
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

/** The range to show, widened to whole tens of dollars and never below the floor. */
export function shownRange({ total, floor }: WorkedOutRange): PriceRange {
  const low = Math.max(Math.floor(total.low / 1000) * 10, Math.ceil(floor / 100));
  return { low, high: Math.max(Math.ceil(total.high / 1000) * 10, low) };
}

/** In whole cents. Hours are in quarters. */
export function centsOfHours(hours: number, centsPerHour: number): number {
  return Math.round((Math.round(hours * 100) * centsPerHour) / 100);
}

// The schema guarantees whole cents. Defined here because every page would load values/money.
const centsOf = (dollars: number) => Math.round(dollars * 100);

function startingCents(serviceType: string): number {
  const prices: Readonly<Record<string, number>> = startingPrices;
  return Object.hasOwn(prices, serviceType) ? centsOf(prices[serviceType] ?? 0) : 0;
}

/** An unknown distance may be the shortest or the longest. */
function travelCents(miles: number | undefined, bands: PriceRates['travel']): Cents {
  const last = centsOf(bands.at(-1)?.dollars ?? 0);
  if (miles === undefined || !(miles >= 0)) return { low: centsOf(bands[0]?.dollars ?? 0), high: last };
  const band = bands.find(({ upToMiles }) => miles <= upToMiles);
  const cents = band ? centsOf(band.dollars) : last;
  return { low: cents, high: cents };
}
