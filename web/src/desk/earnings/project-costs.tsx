import type { Project } from '@welding/domain/entities/project';
import { toldTitle } from '@welding/domain/entities/told-title';
import { Receipt } from 'lucide-react';
import { ExpensesDisclosure } from '#desk/expenses/expenses-disclosure.tsx';
import { useIsOwner } from '#desk/session/desk-session.ts';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { jobEarningsTexts } from './earnings-texts.ts';

const CostPanel = lazyPart(async () => (await import('./cost-panel.tsx')).CostPanel, { waiting: null });

/** The owner sees all costs with the earnings, the office its own expenses. */
export function ProjectCosts({ project }: { project: Project }) {
  return useIsOwner() ? <CostPanel project={project} /> : <OwnExpenses project={project} />;
}

function OwnExpenses({ project: { id, title } }: { project: Project }) {
  return (
    <Panel title={jobEarningsTexts().spending} icon={Receipt}>
      <p>{jobEarningsTexts().whoSees}</p>
      <ExpensesDisclosure projectId={id} projectName={toldTitle(title)} />
    </Panel>
  );
}
