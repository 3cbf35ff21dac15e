import { deskApiPaths } from '@welding/domain/api-paths';
import type { Project } from '@welding/domain/entities/project';
import { toldTitle } from '@welding/domain/entities/told-title';
import { type JobCost, jobCostSchema, marginWarning } from '@welding/domain/money/job-cost';
import { formatDollars } from '@welding/domain/values/money';
import { PiggyBank, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { ExpensesDisclosure } from '#desk/expenses/expenses-disclosure.tsx';
import { useSentCount } from '#desk/queue/use-desk-queue.ts';
import { AnswerView } from '#desk/ui/answer-view.tsx';
import { useAnswer } from '#desk/ui/use-answer.ts';
import { Panel } from '#shared/ui/panel.tsx';
import { CostTable } from './cost-table.tsx';
import { unknownTexts, warningText } from './cost-words.ts';
import { earningsTexts } from './earnings-texts.ts';
import { PlanBars } from './plan-bars.tsx';

/** What a job earns, planned against real, and what was spent for it. For the owner. */
export function CostPanel({ project }: { project: Project }) {
  const [changes, setChanges] = useState(0);
  const sent = useSentCount();
  const asked = useAnswer(deskApiPaths.cost(project.id), {
    parse: (json) => jobCostSchema.parse(json),
    subject: earningsTexts().whatThisJobEarns,
    version: `${changes} ${sent} ${project.updatedAt ?? ''}`,
  });
  return (
    <Panel title={earningsTexts().whatItEarns} icon={PiggyBank}>
      <AnswerView asked={asked} loading={earningsTexts().loading}>
        {(cost) => <Cost cost={cost} project={project} />}
      </AnswerView>
      <ExpensesDisclosure
        projectId={project.id}
        projectName={toldTitle(project.title)}
        onChange={() => setChanges((before) => before + 1)}
      />
    </Panel>
  );
}

function Cost({ cost, project }: { cost: JobCost; project: Project }) {
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
          ? earningsTexts().ofWithoutTax(formatDollars(cost.earned), formatDollars(cost.salesTax))
          : earningsTexts().of(formatDollars(cost.earned))}
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
      <p className="text-sm text-base-content/80">{earningsTexts().onlyYouSeeThis}</p>
    </>
  );
}
