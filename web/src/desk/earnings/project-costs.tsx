import type { Project } from '@welding/domain/entities/project';
import { ExpensesPanel } from '#desk/expenses/expenses-panel.tsx';
import { useIsOwner } from '#desk/payments/use-is-owner.ts';
import { lazyPart } from '#shared/ui/lazy-part.tsx';

const CostPanel = lazyPart(async () => (await import('./cost-panel.tsx')).CostPanel, { waiting: null });

/** What a job costs us: all of it and what it earns for the owner, for the office what it spent itself. */
export function ProjectCosts({ project }: { project: Project }) {
  return useIsOwner() ? <CostPanel project={project} /> : <ExpensesPanel project={project} />;
}
