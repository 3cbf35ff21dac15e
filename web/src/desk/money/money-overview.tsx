import { HandCoins } from 'lucide-react';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { CarriedMoney } from '#desk/payments/carried-money.tsx';
import { notHandedOver } from '#desk/payments/not-handed-over.ts';
import { LoadProblem } from '#desk/ui/load-problem.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { DepositsPanel } from './deposits-panel.tsx';
import { ExportPanel } from './export-panel.tsx';
import { IncomePanel } from './income-panel.tsx';
import { moneyOverviewTexts } from './money-overview-texts.ts';
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

/** Cash and checks that somebody of the staff still has. Nothing where everything is handed over. */
function CarriedPanel() {
  const list = useDeskList(notHandedOver);
  if (list.status === 'loading' || (list.status === 'ready' && list.items.length === 0)) return null;
  return (
    <Panel title={moneyOverviewTexts().notHandedOverYet} icon={HandCoins}>
      {list.status === 'error' ? (
        <LoadProblem
          subject={moneyOverviewTexts().collectedOnSite}
          offline={list.offline}
          retry={list.retry}
        />
      ) : (
        <CarriedMoney payments={list.items} />
      )}
    </Panel>
  );
}
