import { askedCents, type Invoice } from '@welding/domain/entities/invoice';
import { ageGroups, ageLabels, ageOf, onItsWayCents, owedByAge } from '@welding/domain/money/owed-by-age';
import { deskPaths } from '@welding/domain/paths';
import { formatCents } from '@welding/domain/values/money';
import { formatDay } from '@welding/domain/values/words';
import { Hourglass } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { owedInvoices } from '#desk/live/next-and-owed.ts';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { WholeListView } from '#desk/ui/desk-list-view.tsx';
import { RowsWithClients } from '#desk/ui/with-clients.tsx';
import type { Complete } from '#shared/live-lists/complete.ts';
import { Panel } from '#shared/ui/panel.tsx';
import { useToday } from '#shared/ui/use-clock.ts';
import { moneyOverviewTexts } from './money-texts.ts';
import { plotTexts } from './plot-texts.ts';

/** Above what a shop has open; more are not added up. */
const mostOwed = 1000;

export function OwedPanel() {
  const t = moneyOverviewTexts();
  const invoices = useDeskList(owedInvoices(mostOwed));
  return (
    <Panel title={t.owed} icon={Hourglass}>
      <WholeListView list={invoices} noun={t.nounInvoices} empty={<p>{t.nothingIsOwed}</p>}>
        {(items) => <OwedByAge items={items} />}
      </WholeListView>
      <Link to={deskPaths.invoices} className="link inline-flex min-h-11 items-center justify-self-start">
        {t.allInvoices}
      </Link>
    </Panel>
  );
}

/** One bar of what is owed by its age. A segment lists its invoices. */
function OwedByAge({ items }: { items: Complete<Invoice> }) {
  const t = moneyOverviewTexts();
  const plot = plotTexts();
  const today = useToday();
  const [chosen, setChosen] = useState<(typeof ageGroups)[number]>();
  const owed = owedByAge(items, today);
  const wayCents = onItsWayCents(items);
  const all = ageGroups.reduce((sum, group) => sum + owed[group], 0);
  const seen = ageGroups.filter((group) => owed[group] > 0);
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-3">
        <span>{t.onInvoices(items.filter((invoice) => askedCents(invoice) > 0).length)}</span>
        <strong className="text-2xl tabular-nums">{formatCents(all)}</strong>
      </p>
      <div className="age-bar">
        {seen.map((group) => (
          <button
            key={group}
            type="button"
            data-age={group}
            aria-pressed={chosen === group}
            aria-label={plot.dueIn(ageLabels[group], formatCents(owed[group]))}
            style={{ flexGrow: owed[group] }}
            onClick={() => setChosen(chosen === group ? undefined : group)}
          />
        ))}
      </div>
      <dl className="age-list">
        {ageGroups.map((group) => (
          <div key={group} data-late={(group !== 'not_due' && owed[group] > 0) || undefined}>
            <dt>
              <span aria-hidden="true" className="plan-swatch" data-age={group} />
              {ageLabels[group]}
            </dt>
            <dd>{formatCents(owed[group])}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-base-content/75">{t.daysPastTheDueDate}</p>
      {wayCents > 0 && <p>{t.onItsWay(formatCents(wayCents))}</p>}
      {chosen && (
        <section aria-label={ageLabels[chosen]}>
          <RowsWithClients items={items.filter((invoice) => ageOf(invoice, today) === chosen)}>
            {(invoice, client) => (
              <Link to={deskPaths.invoice(invoice.id)} className="list-row-button">
                <span className="grid min-w-0 flex-1">
                  <span className="wrap-anywhere font-semibold">
                    {invoice.number} · {client}
                  </span>
                  <span className="text-sm">{plot.due(formatDay(invoice.dueDate))}</span>
                </span>
                <span className="tabular-nums">{formatCents(askedCents(invoice))}</span>
              </Link>
            )}
          </RowsWithClients>
        </section>
      )}
    </>
  );
}
