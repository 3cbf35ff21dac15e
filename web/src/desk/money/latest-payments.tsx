import type { Client } from '@welding/domain/entities/client';
import { clientName } from '@welding/domain/entities/client-names';
import { arrivedAt, type Payment, paymentSchema } from '@welding/domain/entities/payment';
import { paymentMethodName } from '@welding/domain/entities/payment-record';
import { projectSchema } from '@welding/domain/entities/project';
import { type IncomeSource, incomeSources } from '@welding/domain/money/money-year';
import { deskPaths } from '@welding/domain/paths';
import { addMonths } from '@welding/domain/values/chicago-day';
import { formatChicagoDate } from '@welding/domain/values/chicago-time';
import { HandCoins, X } from 'lucide-react';
import { Link } from 'react-router';
import { type DeskList, useDeskList } from '#desk/live/use-desk-list.ts';
import { netText, paymentState } from '#desk/payments/payment-words.ts';
import { problemWords } from '#desk/ui/desk-list-view.tsx';
import { deskUiTexts } from '#desk/ui/desk-ui-texts.ts';
import { useChoiceInUrl } from '#desk/ui/page-links.tsx';
import { WithClients, WithDocuments } from '#desk/ui/with-clients.tsx';
import type { Part } from '#shared/live-lists/complete.ts';
import { LoadedView } from '#shared/live-lists/loaded-view.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { useToday } from '#shared/ui/use-clock.ts';
import { moneyOverviewTexts } from './money-texts.ts';
import { formatMonth, isMonth, type Month, monthRange } from './month-switch.tsx';
import { plotTexts } from './plot-texts.ts';
import { sourceLabel, type YearFilter } from './year-panel.tsx';

const most = 10;
/** Enough to find ten of one service. */
const mostMatched = 300;

/** The newest payments of some months, at most `limit`. @param last the last month, by default the only one */
export function newestPayments(first: Month, last = first, limit = most) {
  return {
    collection: 'payments',
    schema: paymentSchema,
    where: [
      ['paidAt', '>=', monthRange(first).from],
      ['paidAt', '<', monthRange(last).to],
    ],
    order: ['paidAt', 'desc'],
    limit,
  } as const;
}

/** The current month, and the first of the twelve that end with it. */
export function useYearMonths(): { first: Month; last: Month } {
  const last = useToday().slice(0, 7);
  return { first: addMonths(last, -11), last };
}

/** The chosen month and service, in the address. */
export function useYearFilter(): [YearFilter, (filter: YearFilter) => void] {
  const [text, choose] = useChoiceInUrl('bar', '', (given) => given);
  const [month = '', source = ''] = text.split('.');
  const filter = {
    month: isMonth(month) ? month : undefined,
    source: incomeSources.find((known) => known === source),
  };
  const join = ({ month: of, source: kind }: YearFilter) => (of || kind ? `${of ?? ''}.${kind ?? ''}` : '');
  return [filter, (next) => choose(join(next))];
}

type LatestPaymentsProps = {
  /** The newest of all. */
  latest: DeskList<Payment>;
  filter: YearFilter;
  onFilter: (filter: YearFilter) => void;
};

/** The ten newest payments that match the plot's month and service. */
export function LatestPayments({ latest, filter, onFilter }: LatestPaymentsProps) {
  const t = plotTexts();
  const { month, source } = filter;
  return (
    <Panel title={t.latestPayments} icon={HandCoins}>
      {(month || source) && (
        <div className="flex flex-wrap gap-2">
          {month && (
            <Button
              icon={X}
              aria-label={t.allMonths}
              onClick={() => onFilter({ ...filter, month: undefined })}
            >
              {formatMonth(month)}
            </Button>
          )}
          {source && (
            <Button
              icon={X}
              aria-label={t.allServices}
              onClick={() => onFilter({ ...filter, source: undefined })}
            >
              {sourceLabel(source)}
            </Button>
          )}
        </div>
      )}
      {month || source ? <Matching key={month} filter={filter} /> : <Rows list={latest} />}
      <Link
        to={month ? `${deskPaths.payments}?month=${month}` : deskPaths.payments}
        className="link inline-flex min-h-11 items-center justify-self-start"
      >
        {t.allPayments}
      </Link>
    </Panel>
  );
}

function Matching({ filter: { month, source } }: { filter: YearFilter }) {
  const { first, last } = useYearMonths();
  const list = useDeskList(newestPayments(month ?? first, month ?? last, mostMatched));
  return <Rows list={list} source={source} />;
}

function Rows({ list, source }: { list: DeskList<Payment>; source?: IncomeSource | undefined }) {
  const t = plotTexts();
  return (
    <LoadedView
      of={list}
      loading={deskUiTexts().loading(moneyOverviewTexts().nounPayments)}
      {...problemWords()}
    >
      {({ isComplete, items: payments }) => (
        <WithDocuments
          collection="projects"
          schema={projectSchema}
          ids={source ? payments.flatMap(({ projectId }) => projectId || []) : []}
        >
          {(projects, areAll) => {
            const isOfSource = ({ projectId }: Payment) =>
              !source || (projects.get(projectId)?.serviceType ?? 'none') === source;
            const matching = payments.filter(isOfSource).slice(0, most);
            return areAll && isComplete && [...matching].length === 0 ? (
              <p>{t.noneLikeThat}</p>
            ) : (
              <Newest payments={matching} />
            );
          }}
        </WithDocuments>
      )}
    </LoadedView>
  );
}

function Newest({ payments }: { payments: Part<Payment> }) {
  return (
    <WithClients ids={payments.flatMap(({ clientId }) => clientId || [])}>
      {(clients) => (
        <ul className="grid gap-x-8 lg:grid-cols-2 min-[90rem]:grid-cols-1">
          {[...payments].map((payment) => (
            <NewestRow key={payment.id} payment={payment} client={clients.get(payment.clientId)} />
          ))}
        </ul>
      )}
    </WithClients>
  );
}

function NewestRow({ payment, client }: { payment: Payment; client: Client | undefined }) {
  const t = moneyOverviewTexts();
  const { clientId, projectId } = payment;
  const name = client ? clientName(client) : clientId ? t.client : t.paidWithoutSigningIn;
  const state = paymentState(payment);
  const row = (
    <>
      <span className="grid min-w-0 flex-1">
        <span className="wrap-anywhere font-semibold">{name}</span>
        <span className="text-sm">
          {formatChicagoDate(new Date(arrivedAt(payment)))} · {paymentMethodName(payment)}
          {state && ` · ${state}`}
        </span>
      </span>
      <span className="font-semibold tabular-nums">{netText(payment)}</span>
    </>
  );
  const look = 'flex min-h-11 items-center gap-3 border-base-300 border-b py-1.5';
  return (
    <li>
      {projectId ? (
        <Link to={deskPaths.project(projectId)} className={`${look} hover:bg-base-200`}>
          {row}
        </Link>
      ) : (
        <span className={look}>{row}</span>
      )}
    </li>
  );
}
