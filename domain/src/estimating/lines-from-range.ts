import { inLanguages, say } from '../values/language.ts';
import { centsToDollars } from '../values/money.ts';
import { centsOfHours, type WorkedOutRange } from './price-range-of.ts';

const lineTexts = inLanguages({
  lines: {
    work: say('Welding on site', 'Soldadura en el lugar'),
    afterHours: say('Evening, night or weekend', 'Tarde, noche o fin de semana'),
    travel: say('Travel', 'Traslado'),
    minimum: say('Up to our minimum', 'Hasta nuestro mínimo'),
  },
});

/** `unitPrice` is dollars; `quantity` has at most two decimals. */
type ProposedLine = {
  readonly kind: 'labor' | 'after_hours' | 'trip' | 'other';
  readonly description: string;
  readonly quantity: number;
  readonly unit?: string;
  readonly unitPrice: number;
};

/** Estimate lines for the middle of a range. Their total is within the range. */
export function linesFromRange(range: WorkedOutRange): ProposedLine[] {
  const t = lineTexts();
  const { hours, centsPerHour, afterHours, afterHoursCentsPerHour, travel, floor } = range;
  const worked = middle(hours);
  const late = Math.min(middle(afterHours), worked);
  const travelCents = Math.round((travel.low + travel.high) / 2);
  const cents = centsOfHours(worked, centsPerHour) + centsOfHours(late, afterHoursCentsPerHour) + travelCents;
  const lines: ProposedLine[] = [
    {
      kind: 'labor',
      description: t.lines.work,
      quantity: worked,
      unit: 'hour',
      unitPrice: centsToDollars(centsPerHour),
    },
    {
      kind: 'after_hours',
      description: t.lines.afterHours,
      quantity: late,
      unit: 'hour',
      unitPrice: centsToDollars(afterHoursCentsPerHour),
    },
    {
      kind: 'trip',
      description: t.lines.travel,
      quantity: 1,
      unitPrice: centsToDollars(travelCents),
    },
    {
      kind: 'other',
      description: t.lines.minimum,
      quantity: 1,
      unitPrice: centsToDollars(Math.max(0, floor - cents)),
    },
  ];
  return lines.filter(({ quantity, unitPrice }) => quantity > 0 && unitPrice > 0);
}

export function centsOfLine({ quantity, unitPrice }: ProposedLine): number {
  return centsOfHours(quantity, Math.round(unitPrice * 100));
}

export function centsOfLines(lines: readonly ProposedLine[]): number {
  return lines.reduce((sum, line) => sum + centsOfLine(line), 0);
}

/** The middle, rounded up to a quarter hour. */
function middle({ low, high }: { readonly low: number; readonly high: number }): number {
  return Math.ceil((low + high) * 2) / 4;
}
