import type { Project } from '@welding/domain/entities/project';
import { Receipt } from 'lucide-react';
import { ExpensesDisclosure } from '#desk/expenses/expenses-disclosure.tsx';
import { Panel } from '#shared/ui/panel.tsx';

/** What was spent for a job. */
export function ExpensesPanel({ project: { id, title } }: { project: Project }) {
  return (
    <Panel title="Costs" icon={Receipt}>
      <p>Only you and the owner see what you spend on this job.</p>
      <ExpensesDisclosure projectId={id} projectName={title} />
    </Panel>
  );
}
