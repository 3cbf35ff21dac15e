import { deskApiPaths } from '@welding/domain/api-paths';
import { localTitle } from '@welding/domain/entities/local-title';
import type { Project } from '@welding/domain/entities/project';
import { hasCosts, type JobCost, jobCostSchema, marginWarning } from '@welding/domain/money/job-cost';
import { hoursText } from '@welding/domain/values/minutes';
import { formatDollars } from '@welding/domain/values/money';
import { PiggyBank, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { ExpensesDisclosure } from '#desk/expenses/expenses-disclosure.tsx';
import { useSentCount } from '#desk/queue/use-desk-queue.ts';
import { useDeskFetched } from '#desk/ui/use-desk-fetched.ts';
import { LoadedView } from '#shared/live-lists/loaded-view.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { isAtMost, marginText, unknownTexts, warningText } from './cost-words.ts';
import { jobEarningsTexts } from './earnings-texts.ts';

/** A job's planned and real earnings and its costs. Owner only. */
export function CostPanel({ project }: { project: Project }) {
  const t = jobEarningsTexts();
  const [changes, setChanges] = useState(0);
  const sent = useSentCount();
  const asked = useDeskFetched(deskApiPaths.cost(project.id), {
    parse: (json) => jobCostSchema.parse(json),
    subject: t.whatThisJobEarns,
    version: `${changes} ${sent} ${project.updatedAt ?? ''}`,
  });
  return (
    <Panel title={t.whatItEarns} icon={PiggyBank}>
      <LoadedView of={asked} loading={t.loading}>
        {({ data: cost }) => <Cost cost={cost} project={project} />}
      </LoadedView>
      <ExpensesDisclosure
        projectId={project.id}
        projectName={localTitle(project.title)}
        onChange={() => setChanges((before) => before + 1)}
      />
    </Panel>
  );
}

function Cost({ cost, project }: { cost: JobCost; project: Project }) {
  const t = jobEarningsTexts();
  const warning = marginWarning(project, cost);
  const unknown = unknownTexts(cost);
  return (
    <>
      {warning && (
        <p role="alert" className="flex items-start gap-2 font-semibold">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
          {warningText(warning, cost)}
        </p>
      )}
      <p>
        {cost.salesTax > 0
          ? t.ofWithoutTax(formatDollars(cost.earned), formatDollars(cost.salesTax))
          : t.of(formatDollars(cost.earned))}
      </p>
      <PlanBars cost={cost} />
      <CostTable cost={cost} />
      {unknown.length > 0 && (
        <ul className="grid gap-1 text-sm">
          {unknown.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <p className="text-sm text-base-content/80">{t.onlyYouSeeThis}</p>
    </>
  );
}

function CostTable({ cost }: { cost: JobCost }) {
  const t = jobEarningsTexts();
  const { planned } = cost;
  const most = (figure: string) => {
    if (!hasCosts(cost)) return t.noCostsYet;
    return isAtMost(cost) ? t.atMost(figure) : figure;
  };
  const parts = [
    ['labor', planned.labor, cost.labor],
    ['materials', planned.materials, cost.materials],
    ['expenses', 0, cost.expenses],
  ] as const;
  return (
    <table className="money-table">
      <thead>
        <tr>
          <td />
          <th scope="col">{t.planned}</th>
          <th scope="col">{t.soFar}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t.hours}</th>
          <td>{hoursText(planned.hours)}</td>
          <td>{hoursText(cost.hours)}</td>
        </tr>
        {parts.map(([part, plan, real]) => (
          <tr key={part}>
            <th scope="row">
              <Swatch part={part} />
              {partNames[part]}
            </th>
            <td>{dollars(plan)}</td>
            <td>{dollars(real)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            <Swatch part="profit" />
            {partNames.profit}
          </th>
          <td>{dollars(planned.profit)}</td>
          <td>{most(dollars(cost.profit))}</td>
        </tr>
        <tr>
          <th scope="row">{t.margin}</th>
          <td>{planned.margin === null ? t.unknown : marginText(planned.margin)}</td>
          <td>{most(marginText(cost.margin))}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function Swatch({ part }: { part: keyof typeof partNames }) {
  return <span aria-hidden="true" className="plan-swatch" data-part={part} />;
}

function dollars(amount: number | null): string {
  return amount === null ? jobEarningsTexts().unknown : formatDollars(amount);
}

type Part = 'labor' | 'materials' | 'expenses' | 'profit';

/** Dollars per part; a loss has no profit part. */
type Bar = { readonly name: string; readonly parts: readonly (readonly [part: Part, dollars: number])[] };

const partNames = {
  labor: jobEarningsTexts().labor,
  materials: jobEarningsTexts().materials,
  expenses: jobEarningsTexts().expenses,
  profit: jobEarningsTexts().profit,
} as const satisfies Record<Part, string>;

function PlanBars({ cost }: { cost: JobCost }) {
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
  const t = jobEarningsTexts();
  const told = parts.map(([part, dollars]) => `${partNames[part]} ${formatDollars(dollars)}`);
  const loss = name === t.soFar && profit < 0 ? [t.loss(formatDollars(-profit))] : [];
  return `${name}: ${[...told, ...loss].join(', ')}`;
}
