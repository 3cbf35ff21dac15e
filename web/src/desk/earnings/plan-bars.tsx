import { hasCosts, type JobCost } from '@welding/domain/money/job-cost';
import { formatDollars } from '@welding/domain/values/money';
import { earningsTexts } from './earnings-texts.ts';

type Part = 'labor' | 'materials' | 'expenses' | 'profit';

/** Dollars of each part; no profit where it is a loss. */
type Bar = { readonly name: string; readonly parts: readonly (readonly [part: Part, dollars: number])[] };

/** What each part is called, and its swatch beside the figures. */
export const partNames = {
  labor: earningsTexts().labor,
  materials: earningsTexts().materials,
  expenses: earningsTexts().expenses,
  profit: earningsTexts().profit,
} as const satisfies Record<Part, string>;

/** Planned against real: one bar each on one scale, with the mark up to which there is something to earn. */
export function PlanBars({ cost }: { cost: JobCost }) {
  const { planned, earned, labor, materials, expenses, profit } = cost;
  const bars: Bar[] = [
    ...(planned.labor === null || planned.profit === null
      ? []
      : [
          barOf(earningsTexts().planned, {
            labor: planned.labor,
            materials: planned.materials,
            profit: planned.profit,
          }),
        ]),
    ...(hasCosts(cost) ? [barOf(earningsTexts().soFar, { labor, materials, expenses, profit })] : []),
  ];
  const longest = Math.max(earned, ...bars.map(lengthOf));
  if (longest <= 0) return null;
  return (
    <div className="plan-bars">
      {bars.map((bar) => (
        <div key={bar.name} className="grid gap-1">
          <span aria-hidden="true" className="text-sm">
            {bar.name}
          </span>
          <div role="img" aria-label={spoken(bar, cost)} className="plan-bar">
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
  const order = ['labor', 'materials', 'expenses', 'profit'] as const;
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
  const told = parts.map(([part, dollars]) => `${partNames[part]} ${formatDollars(dollars)}`);
  const loss =
    name === earningsTexts().soFar && profit < 0 ? [earningsTexts().loss(formatDollars(-profit))] : [];
  return `${name}: ${[...told, ...loss].join(', ')}`;
}
