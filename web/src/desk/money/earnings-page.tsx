import { deskApiPaths } from '@welding/domain/api-paths';
import { localTitle } from '@welding/domain/entities/local-title';
import { serviceTypeLabels } from '@welding/domain/entities/service-type';
import {
  type EarnedJob,
  type EarnedTogether,
  type Earnings,
  earnedByService,
  earnedByWelder,
  earningsSchema,
} from '@welding/domain/money/earnings';
import { hasCosts, marginWarning } from '@welding/domain/money/job-cost';
import { deskPaths } from '@welding/domain/paths';
import { centsToDollars, dollarsToCents, formatDollars } from '@welding/domain/values/money';
import { PiggyBank } from 'lucide-react';
import { Link } from 'react-router';
import { CostBars, CostLegend } from '#desk/earnings/cost-bars.tsx';
import { isAtMost, marginText, warningText } from '#desk/earnings/cost-words.ts';
import { useDeskFetched } from '#desk/ui/use-desk-fetched.ts';
import { LoadedView } from '#shared/live-lists/loaded-view.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { earningsPageTexts } from './money-texts.ts';
import { formatMonth, MonthSwitch, useShownMonth } from './month-switch.tsx';
import { SourcesPanel } from './sources-panel.tsx';

/** A month's earnings by job, service and welder, and running jobs over plan. Owner only. */
export function EarningsPage() {
  const t = earningsPageTexts();
  const shown = useShownMonth();
  const { month } = shown;
  const asked = useDeskFetched(deskApiPaths.earnings(month), {
    parse: (json) => earningsSchema.parse(json),
    subject: t.whatWasEarned,
  });
  return (
    <div className="grid items-start gap-6 2xl:grid-cols-2">
      <Panel title={t.whatJobsEarned} icon={PiggyBank} className="max-w-4xl">
        <p className="text-sm text-base-content/80">{t.introduction}</p>
        <MonthSwitch {...shown} />
        <LoadedView of={asked} loading={t.loading(formatMonth(month))}>
          {({ data: earnings }) => <EarnedMonth earnings={earnings} />}
        </LoadedView>
      </Panel>
      <SourcesPanel month={month} />
    </div>
  );
}

function EarnedMonth({ earnings: { jobs, running, complete } }: { earnings: Earnings }) {
  const t = earningsPageTexts();
  // Without costs every job would seem to earn all it brought in.
  const costed = jobs.filter(({ cost }) => hasCosts(cost));
  const uncosted = jobs.filter(({ cost }) => !hasCosts(cost));
  const earned = sumDollars(costed, 'earned');
  const profit = sumDollars(costed, 'profit');
  const longest = Math.max(0, ...jobs.map(({ cost }) => cost.earned));
  const sorted = costed.toSorted((one, other) => other.cost.margin - one.cost.margin);
  return (
    <>
      {!complete && <p role="alert">{t.incomplete}</p>}
      {running.length > 0 && (
        <section aria-label={t.toLookAt} className="grid gap-2">
          <h3 className="text-lg font-bold">{t.underWayAndAbovePlan}</h3>
          <ul className="grid gap-2">
            {running.map((job) => (
              <Job key={job.projectId} job={job} />
            ))}
          </ul>
        </section>
      )}
      {jobs.length === 0 ? (
        <p>{t.noJobs}</p>
      ) : (
        <>
          <p className="flex flex-wrap items-baseline justify-between gap-3 border-base-300 border-b pb-3">
            <span>
              {t.profitOf(costed.length)}
              {earned > 0 && ` · ${t.marginOf(marginText(profit / earned), formatDollars(earned))}`}
            </span>
            <strong className="text-[min(1.5rem,8vw)] tabular-nums">
              {profitText(
                profit,
                costed.some(({ cost }) => isAtMost(cost)),
              )}
            </strong>
          </p>
          {uncosted.length > 0 && (
            <p>{t.notCounted(uncosted.length, formatDollars(sumDollars(uncosted, 'earned')))}</p>
          )}
          <CostLegend />
          <ul className="grid gap-2" aria-label={t.jobsByEarned}>
            {[...sorted, ...uncosted].map((job) => (
              <Job key={job.projectId} job={job} width={longest} />
            ))}
          </ul>
          <EarnedTable
            title={t.byService}
            rows={earnedByService(costed, (service) => serviceTypeLabels[service])}
          />
          <EarnedTable title={t.byWelder} rows={earnedByWelder(costed)} />
        </>
      )}
    </>
  );
}

function sumDollars(jobs: readonly EarnedJob[], part: 'earned' | 'profit'): number {
  return centsToDollars(jobs.reduce((sum, { cost }) => sum + dollarsToCents(cost[part]), 0));
}

/** @param width dollars as long as the bar's whole width; without it there is no bar */
function Job({ job, width }: { job: EarnedJob; width?: number }) {
  const t = earningsPageTexts();
  const { projectId, title, serviceType, cost } = job;
  const warning = marginWarning(job, cost);
  return (
    <li className="list-row-plain grid! grid-cols-[minmax(0,1fr)] gap-1!">
      <span className="flex flex-wrap justify-between gap-x-3">
        <span className="grid min-w-0 flex-1 basis-48">
          <Link to={deskPaths.project(projectId)} className="link -my-2.5 block py-2.5 wrap-anywhere">
            {localTitle(title)}
          </Link>
          <span className="text-sm text-base-content/80">{serviceTypeLabels[serviceType]}</span>
        </span>
        <span className="ms-auto grid justify-items-end">
          <span className="font-semibold text-lg tabular-nums">
            {profitText(cost.profit, isAtMost(cost))}
          </span>
          <span className="text-sm tabular-nums">
            {hasCosts(cost) ? t.marginOf(marginText(cost.margin), formatDollars(cost.earned)) : t.noCosts}
          </span>
        </span>
      </span>
      {width !== undefined &&
        (hasCosts(cost) ? (
          <CostBars cost={cost} width={width} />
        ) : (
          <span aria-hidden="true" className="plan-bar">
            <span data-empty style={{ width: `${width > 0 ? (100 * cost.earned) / width : 0}%` }} />
          </span>
        ))}
      {warning && <span className="font-semibold text-sm">{warningText(warning, cost)}</span>}
    </li>
  );
}

/** @param profit dollars */
function profitText(profit: number, isMost: boolean): string {
  return isMost ? earningsPageTexts().atMost(formatDollars(profit)) : formatDollars(profit);
}

function EarnedTable({ title, rows }: { title: string; rows: readonly EarnedTogether[] }) {
  const t = earningsPageTexts();
  return (
    <table className="money-table">
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">{t.jobs}</th>
          <th scope="col">{t.profit}</th>
          <th scope="col">{t.margin}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, jobs, earned, profit }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>{jobs}</td>
            <td>{formatDollars(profit)}</td>
            <td>{earned > 0 ? marginText(profit / earned) : '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
