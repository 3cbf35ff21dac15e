import type { Project } from '@welding/domain/entities/project';
import { Receipt } from 'lucide-react';
import { ExpensesDisclosure } from '#desk/expenses/expenses-disclosure.tsx';
import { useIsOwner } from '#desk/payments/use-is-owner.ts';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { Panel } from '#shared/ui/panel.tsx';

const CostPanel = lazyPart(async () => (await import('./cost-panel.tsx')).CostPanel, { waiting: null });

/** What a job costs us: all of it and what it earns for the owner, for the office what it spent itself. */
export function ProjectCosts({ project }: { project: Project }) {
  return useIsOwner() ? <CostPanel project={project} /> : <OwnExpenses project={project} />;
}

function OwnExpenses({ project: { id, title } }: { project: Project }) {
  return (
    <Panel title="Costs" icon={Receipt}>
      <p>Only you and the owner see what you spend on this job.</p>
      <ExpensesDisclosure projectId={id} projectName={title} />
    </Panel>
  );
}
