import { deskApiPaths } from '@welding/domain/api-paths';
import { type StripeReport, stripeReportSchema } from '@welding/domain/money/stripe-report';
import { addDays } from '@welding/domain/values/chicago-day';
import { formatChicagoDate } from '@welding/domain/values/chicago-time';
import { formatDollars } from '@welding/domain/values/money';
import { Landmark } from 'lucide-react';
import { useState } from 'react';
import { useDeskFetched } from '#desk/ui/use-desk-fetched.ts';
import { LoadedView } from '#shared/live-lists/loaded-view.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { useToday } from '#shared/ui/use-clock.ts';
import { stripeTexts } from './money-texts.ts';
import { addMonths, MonthSwitch } from './month-switch.tsx';

/** Stripe's fees and payouts of a month, compared with our records. */
export function StripePage() {
  const today = useToday();
  const thisMonth = today.slice(0, 7);
  const [month, setMonth] = useState(thisMonth);
  const lastDay = addDays(`${addMonths(month, 1)}-01`, -1);
  return (
    <Panel title={stripeTexts().stripesBooks} icon={Landmark} className="max-w-4xl">
      <MonthSwitch month={month} thisMonth={thisMonth} onShow={setMonth} />
      <ReportOf key={month} from={`${month}-01`} to={lastDay < today ? lastDay : today} />
    </Panel>
  );
}

function ReportOf({ from, to }: { from: string; to: string }) {
  const asked = useDeskFetched(deskApiPaths.stripeReport(from, to), {
    parse: (json) => stripeReportSchema.parse(json),
    subject: stripeTexts().stripesBooks,
  });
  return (
    <LoadedView of={asked} loading={stripeTexts().loadingStripesBooks}>
      {({ data: report }) => <Report report={report} />}
    </LoadedView>
  );
}

function Report({ report }: { report: StripeReport }) {
  const { charges, refunds, disputes, fees, other, net, payouts, differences, complete } = report;
  const figures = [
    [stripeTexts().cardPayments, charges],
    [stripeTexts().refunds, refunds],
    [stripeTexts().disputes, disputes],
    [stripeTexts().stripesFees, fees],
    [stripeTexts().other, other],
  ] as const;
  return (
    <>
      {!complete && <p role="alert">{stripeTexts().incomplete}</p>}
      <dl className="totals">
        {figures.map(([term, dollars]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{formatDollars(dollars)}</dd>
          </div>
        ))}
        <div data-total>
          <dt>{stripeTexts().leftBeforePayouts}</dt>
          <dd>{formatDollars(net)}</dd>
        </div>
      </dl>
      <section aria-label={stripeTexts().payouts} className="grid gap-2">
        <h3 className="text-lg font-bold">{stripeTexts().payoutsToTheBank}</h3>
        {payouts.length === 0 && <p>{stripeTexts().noPayouts}</p>}
        <ul className="grid gap-2">
          {payouts.map(({ id, amount, status, arrivesAt }) => (
            <li key={id} className="list-row-plain">
              <span>
                {formatChicagoDate(new Date(arrivesAt))}, {payoutStatus(status)}
              </span>
              <span className="font-semibold tabular-nums">{formatDollars(amount)}</span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-label={stripeTexts().differences} className="grid gap-2">
        <h3 className="text-lg font-bold">{stripeTexts().differences}</h3>
        {differences.length === 0 && <p>{stripeTexts().noDifferences}</p>}
        <ul className="grid gap-2">
          {differences.map(({ kind, paymentId, sentence }) => (
            <li key={`${kind} ${paymentId}`} className="list-row-plain">
              <span className="grid wrap-anywhere">
                {sentence}
                <span className="text-sm text-base-content/80">{paymentId}</span>
              </span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** An unknown status is shown as Stripe's text. */
function payoutStatus(status: string): string {
  const known: Readonly<Record<string, string>> = stripeTexts().payoutStatuses;
  return known[status] ?? status.replaceAll('_', ' ');
}
