import type { Payment } from '@welding/domain/entities/payment';
import type { Project } from '@welding/domain/entities/project';
import { serviceTypeLabels } from '@welding/domain/entities/service-type';
import { storedPaymentSchema } from '@welding/domain/entities/stored-payment';
import { storedProjectSchema } from '@welding/domain/entities/stored-project';
import { formatCents } from '@welding/domain/values/money';
import { ChartNoAxesColumn } from 'lucide-react';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { DeskListView } from '#desk/ui/desk-list-view.tsx';
import { useToday } from '#desk/ui/use-today.ts';
import { WithDocuments } from '#desk/ui/with-documents.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { incomeByService } from './income-by-service.ts';
import { moneyOverviewTexts } from './money-overview-texts.ts';
import { addMonths, formatMonth, monthRange } from './month.ts';

/** Two months of a shop; a list that is full is not added up. */
const most = 1000;

/** What came in this month against the last one, by service. */
export function MonthsPanel() {
  const month = useToday().slice(0, 7);
  const { from: since, to } = monthRange(month);
  const payments = useDeskList({
    collection: 'payments',
    schema: storedPaymentSchema,
    where: [
      ['paidAt', '>=', monthRange(addMonths(month, -1)).from],
      ['paidAt', '<', to],
    ],
    order: ['paidAt', 'desc'],
    limit: most,
  });
  return (
    <Panel title={moneyOverviewTexts().thisMonth} icon={ChartNoAxesColumn}>
      <DeskListView
        list={payments}
        noun={moneyOverviewTexts().nounPayments}
        empty={<p>{moneyOverviewTexts().noPayments}</p>}
      >
        {(items) =>
          items.length === most ? (
            <p>{moneyOverviewTexts().tooManyPayments}</p>
          ) : (
            <WithDocuments
              collection="projects"
              schema={storedProjectSchema}
              ids={items.flatMap(({ projectId }) => projectId || [])}
            >
              {(projects) => <Months payments={items} projects={projects} since={since} month={month} />}
            </WithDocuments>
          )
        }
      </DeskListView>
    </Panel>
  );
}

type MonthsProps = {
  payments: readonly Payment[];
  projects: ReadonlyMap<string, Project>;
  since: Date;
  month: string;
};

function Months({ payments, projects, since, month }: MonthsProps) {
  const sources = incomeByService(payments, projects, since);
  const sum = (of: 'thisCents' | 'lastCents') => sources.reduce((all, source) => all + source[of], 0);
  return (
    <table className="money-table">
      <thead>
        <tr>
          <th scope="col">{moneyOverviewTexts().netOfRefunds}</th>
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
            <th scope="row">
              {source === 'none' ? moneyOverviewTexts().withoutAProject : serviceTypeLabels[source]}
            </th>
            <td>{formatCents(thisCents)}</td>
            <td>{formatCents(lastCents)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{moneyOverviewTexts().inAll}</th>
          <td>{formatCents(sum('thisCents'))}</td>
          <td>{formatCents(sum('lastCents'))}</td>
        </tr>
      </tfoot>
    </table>
  );
}
