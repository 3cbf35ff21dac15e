import { HandCoins } from 'lucide-react';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { CarriedMoney } from '#desk/payments/carried-money.tsx';
import { notHandedOver } from '#desk/payments/not-handed-over.ts';
import { LoadProblem } from '#desk/ui/load-problem.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { moneyOverviewTexts } from './money-overview-texts.ts';

/** Cash and checks that somebody of the staff still has. Nothing where everything is handed over. */
export function CarriedPanel() {
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
