import { FileSpreadsheet } from 'lucide-react';
import { CsvButton } from '#desk/ui/csv-button.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { IncomePanel } from './income-panel.tsx';
import { ProjectAccountsPanel } from './project-accounts-panel.tsx';

const lists = [
  ['clients', 'Clients'],
  ['projects', 'Projects'],
  ['appointments', 'Visits'],
  ['quotes', 'Requests'],
  ['payments', 'Payments'],
] as const;

/** What came in, what each project owes, and every list to take along. */
export function MoneyScreen() {
  return (
    <div className="grid gap-6">
      <h1 className="display text-4xl sm:text-5xl">Money</h1>
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <IncomePanel />
        <ProjectAccountsPanel />
      </div>
      <Panel title="Take along" icon={FileSpreadsheet}>
        <p>Every entry of a list, as CSV for a spreadsheet. Times are Chicago’s.</p>
        <div className="flex flex-wrap gap-3">
          {lists.map(([collection, label]) => (
            <CsvButton key={collection} collection={collection} label={label} />
          ))}
        </div>
      </Panel>
    </div>
  );
}
