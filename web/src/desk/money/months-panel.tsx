import { arrivedAt, type Payment, paymentSchema } from '@welding/domain/entities/payment';
import { type Project, projectSchema } from '@welding/domain/entities/project';
import { serviceTypeLabels, type serviceTypes } from '@welding/domain/entities/service-type';
import { netCents } from '@welding/domain/money/balance';
import { formatCents } from '@welding/domain/values/money';
import { ChartNoAxesColumn } from 'lucide-react';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { NotWhole, WholeListView } from '#desk/ui/desk-list-view.tsx';
import { WithDocuments } from '#desk/ui/with-clients.tsx';
import type { Complete } from '#shared/live-lists/complete.ts';
import { Panel } from '#shared/ui/panel.tsx';
import { useToday } from '#shared/ui/use-clock.ts';
import { useOnline } from '#shared/ui/use-online.ts';
import { moneyOverviewTexts } from './money-texts.ts';
import { addMonths, formatMonth, monthRange } from './month-switch.tsx';

/** Above two months of a shop; a full list is not totaled. */
const most = 1000;

export function MonthsPanel() {
  const t = moneyOverviewTexts();
  const month = useToday().slice(0, 7);
  const isOnline = useOnline();
  const { from: since, to } = monthRange(month);
  const payments = useDeskList({
    collection: 'payments',
    schema: paymentSchema,
    where: [
      ['paidAt', '>=', monthRange(addMonths(month, -1)).from],
      ['paidAt', '<', to],
    ],
    order: ['paidAt', 'desc'],
    limit: most,
  });
  return (
    <Panel title={t.thisMonth} icon={ChartNoAxesColumn}>
      <WholeListView list={payments} noun={t.nounPayments} empty={<p>{t.noPayments}</p>}>
        {(items) => (
          <WithDocuments
            collection="projects"
            schema={projectSchema}
            ids={items.flatMap(({ projectId }) => projectId || [])}
          >
            {(projects, areAll) =>
              areAll ? (
                <Months payments={items} projects={projects} since={since} month={month} />
              ) : (
                <NotWhole
                  of={[isOnline ? { status: 'loading' } : { status: 'error', offline: true }]}
                  noun={t.nounProjects}
                />
              )
            }
          </WithDocuments>
        )}
      </WholeListView>
    </Panel>
  );
}

type MonthsProps = {
  payments: Complete<Payment>;
  projects: ReadonlyMap<string, Project>;
  since: Date;
  month: string;
};

function Months({ payments, projects, since, month }: MonthsProps) {
  const t = moneyOverviewTexts();
  const sources = incomeByService(payments, projects, since);
  const sum = (of: 'thisCents' | 'lastCents') => sources.reduce((all, source) => all + source[of], 0);
  return (
    <table className="money-table">
      <thead>
        <tr>
          <th scope="col">{t.netOfRefunds}</th>
          <th scope="col" className="first-letter:uppercase">
            {formatMonth(month)}
          </th>
          <th scope="col" className="first-letter:uppercase">
            {formatMonth(addMonths(month, -1))}
          </th>
        </tr>
      </thead>
      <tbody>
        {sources.map(({ source, thisCents, lastCents }) => (
          <tr key={source}>
            <th scope="row">{source === 'none' ? t.withoutAProject : serviceTypeLabels[source]}</th>
            <td>{formatCents(thisCents)}</td>
            <td>{formatCents(lastCents)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t.inAll}</th>
          <td>{formatCents(sum('thisCents'))}</td>
          <td>{formatCents(sum('lastCents'))}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** A service, or `none` for income without a known project. */
type IncomeSource = (typeof serviceTypes)[number] | 'none';
type IncomeOfSource = {
  readonly source: IncomeSource;
  readonly thisCents: number;
  readonly lastCents: number;
};

/**
 * Income of both months by the project's service, highest first.
 * @param payments of both months
 * @param since the start of this month
 */
export function incomeByService(
  payments: readonly Payment[],
  projects: ReadonlyMap<string, Pick<Project, 'serviceType'>>,
  since: Date,
): IncomeOfSource[] {
  const sums = new Map<IncomeSource, { thisCents: number; lastCents: number }>();
  for (const payment of payments) {
    const source = projects.get(payment.projectId)?.serviceType ?? 'none';
    const sum = sums.get(source) ?? { thisCents: 0, lastCents: 0 };
    const isThis = new Date(arrivedAt(payment)) >= since;
    sum[isThis ? 'thisCents' : 'lastCents'] += netCents(payment);
    sums.set(source, sum);
  }
  return [...sums]
    .map(([source, sum]) => ({ source, ...sum }))
    .toSorted((one, other) => other.thisCents - one.thisCents || other.lastCents - one.lastCents);
}
