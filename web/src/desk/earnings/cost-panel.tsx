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
import { FoldedPanel } from '#desk/ui/folded-panel.tsx';
import { useDeskFetched } from '#desk/ui/use-desk-fetched.ts';
import { LoadedView } from '#shared/live-lists/loaded-view.tsx';
import { CostBars, partNames, Swatch } from './cost-bars.tsx';
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
    <FoldedPanel
      title={t.whatItEarns}
      icon={PiggyBank}
      folds="on-phones"
      note={asked.status === 'ready' && profitText(asked.data)}
    >
      <LoadedView of={asked} loading={t.loading}>
        {({ data: cost }) => <Cost cost={cost} project={project} />}
      </LoadedView>
      <div className="side-by-side">
        {asked.status === 'ready' && <Numbers cost={asked.data} />}
        <ExpensesDisclosure
          projectId={project.id}
          projectName={localTitle(project.title)}
          onChange={() => setChanges((before) => before + 1)}
        />
      </div>
    </FoldedPanel>
  );
}

function Cost({ cost, project }: { cost: JobCost; project: Project }) {
  const warning = marginWarning(project, cost);
  return (
    <>
      {warning && (
        <p role="alert" className="flex items-start gap-2 font-semibold">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
          {warningText(warning, cost)}
        </p>
      )}
      <CostBars cost={cost} />
    </>
  );
}

function profitText(cost: JobCost): string {
  if (!hasCosts(cost)) return jobEarningsTexts().noCostsYet;
  return atMost(cost, `${dollars(cost.profit)} · ${marginText(cost.margin)}`);
}

function Numbers({ cost }: { cost: JobCost }) {
  const t = jobEarningsTexts();
  const unknown = unknownTexts(cost);
  return (
    <details>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">{t.showNumbers}</summary>
      <div className="grid gap-3">
        <p>
          {cost.salesTax > 0
            ? t.ofWithoutTax(formatDollars(cost.earned), formatDollars(cost.salesTax))
            : t.of(formatDollars(cost.earned))}
        </p>
        <CostTable cost={cost} />
        {unknown.length > 0 && (
          <ul className="grid gap-1 text-sm">
            {unknown.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
        <p className="text-sm text-base-content/80">{t.onlyYouSeeThis}</p>
      </div>
    </details>
  );
}

function atMost(cost: JobCost, figure: string): string {
  return isAtMost(cost) ? jobEarningsTexts().atMost(figure) : figure;
}

function CostTable({ cost }: { cost: JobCost }) {
  const t = jobEarningsTexts();
  const { planned } = cost;
  const most = (figure: string) => (hasCosts(cost) ? atMost(cost, figure) : t.noCostsYet);
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

function dollars(amount: number | null): string {
  return amount === null ? jobEarningsTexts().unknown : formatDollars(amount);
}
