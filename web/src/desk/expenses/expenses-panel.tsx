import type { Project } from '@welding/domain/entities/project';
import { Receipt } from 'lucide-react';
import { ExpensesDisclosure } from '#desk/expenses/expenses-disclosure.tsx';
import { Panel } from '#shared/ui/panel.tsx';

/** What was spent for a job. */
export function ExpensesPanel({ project: { id, title } }: { project: Project }) {
  return (
    <Panel title="Costs" icon={Receipt}>
      <p>What you spend for this job is seen by you and the owner.</p>
      <ExpensesDisclosure projectId={id} projectName={title} />
    </Panel>
  );
}
