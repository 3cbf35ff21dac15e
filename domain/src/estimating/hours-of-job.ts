import type { Intake } from '../entities/intake.ts';
import type { PriceRates } from './price-rates.ts';

type Hours = { readonly low: number; readonly high: number };

/** Quarters of an hour that a job takes; what is not known may be the least or the most. */
export function hoursOfJob(
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
