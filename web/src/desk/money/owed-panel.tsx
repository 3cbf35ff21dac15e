import { invoiceSchema } from '@welding/domain/entities/invoice';
import { ageGroups, ageLabels, owedByAge } from '@welding/domain/money/owed-by-age';
import { deskPaths } from '@welding/domain/paths';
import { formatCents } from '@welding/domain/values/money';
import { Hourglass } from 'lucide-react';
import { Link } from 'react-router';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { DeskListView } from '#desk/ui/desk-list-view.tsx';
import { useToday } from '#desk/ui/use-today.ts';
import { Panel } from '#shared/ui/panel.tsx';
import { moneyOverviewTexts } from './money-overview-texts.ts';

/** Far more than a shop has open at a time. */
const most = 500;

/** What clients owe by invoices, by how long it is overdue. */
export function OwedPanel() {
  const texts = moneyOverviewTexts();
  const today = useToday();
  const invoices = useDeskList({
    collection: 'invoices',
    schema: invoiceSchema,
    where: [
      ['onPortal', '==', true],
      ['status', '==', 'open'],
    ],
    order: ['dueDate', 'asc'],
    limit: most,
  });
  return (
    <Panel title={texts.owed} icon={Hourglass}>
      <DeskListView list={invoices} noun={texts.nounInvoices} empty={<p>{texts.nothingIsOwed}</p>}>
        {(items) => {
          const owed = owedByAge(items, today);
          const all = ageGroups.reduce((sum, group) => sum + owed[group], 0);
          return (
            <>
              <p className="flex flex-wrap items-baseline justify-between gap-3 border-base-300 border-b pb-3">
                <span>
                  {items.length === most ? texts.onOldestInvoices(most) : texts.onInvoices(items.length)}
                </span>
                <strong className="text-2xl tabular-nums">{formatCents(all)}</strong>
              </p>
              <dl className="ages">
                {ageGroups.map((group) => (
                  <div key={group} data-late={(group !== 'not_due' && owed[group] > 0) || undefined}>
                    <dt>{ageLabels[group]}</dt>
                    <dd>{formatCents(owed[group])}</dd>
                  </div>
                ))}
              </dl>
              <p className="text-sm text-base-content/75">{texts.daysPastTheDueDate}</p>
            </>
          );
        }}
      </DeskListView>
      <Link to={deskPaths.invoices} className="link inline-flex min-h-11 items-center justify-self-start">
        {texts.allInvoices}
      </Link>
    </Panel>
  );
}
