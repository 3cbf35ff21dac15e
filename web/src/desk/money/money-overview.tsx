import { FileSpreadsheet } from 'lucide-react';
import { CsvButton } from '#desk/ui/csv-button.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { DepositsPanel } from './deposits-panel.tsx';
import { IncomePanel } from './income-panel.tsx';
import { MonthsPanel } from './months-panel.tsx';
import { OwedPanel } from './owed-panel.tsx';
import { ProjectAccountsPanel } from './project-accounts-panel.tsx';
import { TroublePanel } from './trouble-panel.tsx';

const lists = [
  ['clients', 'Clients'],
  ['projects', 'Projects'],
  ['appointments', 'Visits'],
  ['quotes', 'Requests'],
  ['estimates', 'Estimates'],
  ['invoices', 'Invoices'],
  ['payments', 'Payments'],
] as const;

const quickBooks = [
  ['quickbooks-invoices', 'Invoices for QuickBooks'],
  ['quickbooks-payments', 'Payments for QuickBooks'],
] as const;

/** What is owed and held, what came in, what each project owes, and every list to take along. */
export function MoneyOverview() {
  return (
    <div className="grid gap-5">
      <TroublePanel />
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <div className="grid gap-5">
          <OwedPanel />
          <MonthsPanel />
          <DepositsPanel />
        </div>
        <div className="grid gap-5">
          <IncomePanel />
          <ProjectAccountsPanel />
        </div>
      </div>
      <Panel title="Take along" icon={FileSpreadsheet}>
        <p>Every entry of a list, as CSV for a spreadsheet. Times are Chicago’s.</p>
        <div className="flex flex-wrap gap-3">
          {lists.map(([collection, label]) => (
            <CsvButton key={collection} collection={collection} label={label} />
          ))}
        </div>
        <p>In the columns that QuickBooks Online imports.</p>
        <div className="flex flex-wrap gap-3">
          {quickBooks.map(([collection, label]) => (
            <CsvButton key={collection} collection={collection} label={label} />
          ))}
        </div>
      </Panel>
    </div>
  );
}
