import { DepositsPanel, ProjectAccountsPanel } from './project-accounts-panel.tsx';

/** What each job was billed and paid, and deposits not invoiced yet. */
export function JobsPage() {
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[3fr_2fr]">
      <ProjectAccountsPanel />
      <DepositsPanel />
    </div>
  );
}
