import { hasCosts, type JobCost } from '@welding/domain/money/job-cost';
import { formatDollars } from '@welding/domain/values/money';
import { jobEarningsTexts } from './earnings-texts.ts';

type Part = 'labor' | 'materials' | 'expenses' | 'profit';

/** Dollars per part; a loss has no profit part. */
type Bar = { readonly name: string; readonly parts: readonly (readonly [part: Part, dollars: number])[] };

const order = ['labor', 'materials', 'expenses', 'profit'] as const;

export const partNames = {
  labor: jobEarningsTexts().labor,
  materials: jobEarningsTexts().materials,
  expenses: jobEarningsTexts().expenses,
  profit: jobEarningsTexts().profit,
} as const satisfies Record<Part, string>;

type CostBarsProps = {
  cost: JobCost;
  /** Dollars as long as the whole width, to compare jobs. */
  width?: number;
};

/** A job's planned and real costs and profit as bars. A dashed one is planned. */
export function CostBars({ cost, width = 0 }: CostBarsProps) {
  const t = jobEarningsTexts();
  const { planned, earned, labor, materials, expenses, profit } = cost;
  const bars: Bar[] = [
    ...(planned.labor === null || planned.profit === null
      ? []
      : [
          barOf(t.planned, {
            labor: planned.labor,
            materials: planned.materials,
            profit: planned.profit,
          }),
        ]),
    ...(hasCosts(cost) ? [barOf(t.soFar, { labor, materials, expenses, profit })] : []),
  ];
  const longest = Math.max(width, earned, ...bars.map(lengthOf));
  if (longest <= 0) return null;
  return (
    <div className="plan-bars">
      {bars.map((bar) => (
        <div key={bar.name} className="plan-bar-row">
          {(bars.length > 1 || !width) && (
            <span aria-hidden="true" className="text-sm">
              {bar.name}
            </span>
          )}
          <div
            role="img"
            aria-label={spoken(bar, cost)}
            className="plan-bar"
            data-planned={bar.name === t.planned || undefined}
          >
            {bar.parts.map(([part, dollars]) => (
              <span key={part} data-part={part} style={{ width: `${(100 * dollars) / longest}%` }} />
            ))}
            {earned > 0 && earned < longest && (
              <span data-mark style={{ insetInlineStart: `${(100 * earned) / longest}%` }} />
            )}
          </div>
        </div>
      ))}
    </div>
  );
}

function barOf(name: string, parts: Partial<Record<Part, number>>): Bar {
  return {
    name,
    parts: order.flatMap((part) => {
      const dollars = parts[part] ?? 0;
      return dollars > 0 ? [[part, dollars] as const] : [];
    }),
  };
}

function lengthOf({ parts }: Bar): number {
  return parts.reduce((sum, [, dollars]) => sum + dollars, 0);
}

function spoken({ name, parts }: Bar, { profit }: JobCost): string {
  const t = jobEarningsTexts();
  const told = parts.map(([part, dollars]) => `${partNames[part]} ${formatDollars(dollars)}`);
  const loss = name === t.soFar && profit < 0 ? [t.loss(formatDollars(-profit))] : [];
  return `${name}: ${[...told, ...loss].join(', ')}`;
}

export function Swatch({ part }: { part: Part }) {
  return <span aria-hidden="true" className="plan-swatch" data-part={part} />;
}

/** The parts of the bars below it. */
export function CostLegend() {
  return (
    <ul className="flex flex-wrap gap-x-4 text-sm">
      {order.map((part) => (
        <li key={part}>
          <Swatch part={part} />
          {partNames[part]}
        </li>
      ))}
    </ul>
  );
}
