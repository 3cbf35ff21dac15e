import { CarriedPanel } from './carried-panel.tsx';
import { DepositsPanel } from './deposits-panel.tsx';
import { ExportPanel } from './export-panel.tsx';
import { IncomePanel } from './income-panel.tsx';
import { MonthsPanel } from './months-panel.tsx';
import { OwedPanel } from './owed-panel.tsx';
import { ProjectAccountsPanel } from './project-accounts-panel.tsx';
import { TroublePanel } from './trouble-panel.tsx';

/** What is owed and held, what came in, what each project owes, and every list to export. */
export function MoneyOverview() {
  return (
    <div className="grid gap-5">
      <TroublePanel />
      <CarriedPanel />
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
      <ExportPanel />
    </div>
  );
}
