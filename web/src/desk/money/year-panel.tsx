import { showMoneyYear } from '@welding/domain/contracts/money';
import { serviceTypeLabels } from '@welding/domain/entities/service-type';
import {
  type IncomeSource,
  incomeSources,
  type MoneyYear,
  type MonthIncome,
} from '@welding/domain/money/money-year';
import { lazyByLanguage } from '@welding/domain/values/chicago-time';
import { centsToDollars, formatCents } from '@welding/domain/values/money';
import { scaleLinear } from 'd3-scale';
import { ChartNoAxesColumn } from 'lucide-react';
import { useDeskFetched } from '#desk/ui/use-desk-fetched.ts';
import { LoadedView } from '#shared/live-lists/loaded-view.tsx';
import type { Fetched } from '#shared/live-lists/use-fetched.ts';
import { Panel } from '#shared/ui/panel.tsx';
import { moneyOverviewTexts } from './money-texts.ts';
import { formatMonth, type Month } from './month-switch.tsx';
import { plotTexts } from './plot-texts.ts';

/** Which payments are listed below the plot. */
export type YearFilter = {
  readonly month: Month | undefined;
  readonly source: IncomeSource | undefined;
};

/** @param version changes with the payments, and fetches again; null until they are known */
export function useMoneyYear(version: string | null): Fetched<MoneyYear> {
  return useDeskFetched(version === null ? null : showMoneyYear.path, {
    parse: (json) => showMoneyYear.answer.parse(json),
    subject: plotTexts().moneyYear,
    version: version ?? '',
  });
}

type YearPanelProps = {
  of: Fetched<MoneyYear>;
  filter: YearFilter;
  onFilter: (filter: YearFilter) => void;
};

/** The income of twelve months by service. A month or service chosen filters the payments. */
export function YearPanel({ of, filter, onFilter }: YearPanelProps) {
  const t = plotTexts();
  return (
    <Panel title={moneyOverviewTexts().whatCameIn} icon={ChartNoAxesColumn}>
      <LoadedView of={of} loading={t.moneyYear}>
        {({ data: { months, complete } }) => (
          <>
            {!complete && <p role="alert">{t.incomplete}</p>}
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span>
                {t.twelveMonths}. {t.netOfRefunds}.
              </span>
              <strong className="text-2xl tabular-nums">
                {formatCents(months.reduce((sum, month) => sum + totalOf(month), 0))}
              </strong>
            </p>
            <YearPlot months={months} filter={filter} onFilter={onFilter} />
            <Numbers months={months} />
          </>
        )}
      </LoadedView>
    </Panel>
  );
}

export function sourceLabel(source: IncomeSource): string {
  return source === 'none' ? moneyOverviewTexts().withoutAProject : serviceTypeLabels[source];
}

function totalOf({ cents }: MonthIncome): number {
  return incomeSources.reduce((sum, source) => sum + cents[source], 0);
}

type YearPlotProps = Omit<YearPanelProps, 'of'> & { months: readonly MonthIncome[] };

function YearPlot({ months, filter, onFilter }: YearPlotProps) {
  const t = plotTexts();
  const most = Math.max(
    1,
    ...months.map((month) => seenSources(month).reduce((sum, [, cents]) => sum + cents, 0)),
  );
  const scale = scaleLinear()
    .domain([0, centsToDollars(most)])
    .nice(4)
    .range([0, 100]);
  return (
    <figure className="grid gap-3">
      <div className="year-plot">
        {scale.ticks(4).map((tick) => (
          <span
            key={tick}
            aria-hidden="true"
            className="year-plot-tick"
            style={{ bottom: `calc(1.5rem + (100% - 1.5rem) * ${scale(tick) / 100})` }}
          >
            {shortDollars().format(tick)}
          </span>
        ))}
        {months.map((income) => {
          const { month } = income;
          return (
            <button
              key={month}
              type="button"
              className="year-plot-month"
              aria-pressed={filter.month === month}
              onClick={() => onFilter({ ...filter, month: filter.month === month ? undefined : month })}
            >
              <span className="year-plot-stack">
                {seenSources(income).map(([source, cents]) => (
                  <span
                    key={source}
                    className="plot-fill"
                    data-source={source}
                    data-aside={(filter.source && filter.source !== source) || undefined}
                    style={{ height: `${scale(centsToDollars(cents))}%` }}
                  />
                ))}
              </span>
              <span className="whitespace-nowrap text-xs">
                {shortMonth(month)}
                <span className="sr-only">
                  {' '}
                  {t.receivedIn(month.slice(0, 4), formatCents(totalOf(income)))}
                </span>
              </span>
            </button>
          );
        })}
      </div>
      <p className="text-sm sm:hidden">{t.lastSixDrawn}</p>
      <figcaption className="flex flex-wrap gap-1">
        {receivedSources(months).map((source) => (
          <button
            key={source}
            type="button"
            className="btn btn-ghost btn-sm min-h-11 px-2 font-normal! aria-pressed:bg-base-300"
            aria-pressed={filter.source === source}
            onClick={() => onFilter({ ...filter, source: filter.source === source ? undefined : source })}
          >
            <span aria-hidden="true" className="plan-swatch" data-source={source} />
            {sourceLabel(source)}
          </button>
        ))}
      </figcaption>
    </figure>
  );
}

function receivedSources(months: readonly MonthIncome[]): IncomeSource[] {
  return incomeSources.filter((source) => months.some(({ cents }) => cents[source] !== 0));
}

/** The drawn parts of a month. A refund above the month's income has no height; the numbers show it. */
function seenSources({ cents }: MonthIncome): [IncomeSource, number][] {
  return incomeSources.flatMap((source) => (cents[source] > 0 ? [[source, cents[source]]] : []));
}

function Numbers({ months }: { months: readonly MonthIncome[] }) {
  const t = plotTexts();
  const known = receivedSources(months);
  return (
    <details>
      <summary className="link min-h-11 content-center">{t.showNumbers}</summary>
      <div className="overflow-x-auto" tabIndex={-1}>
        <table className="money-table">
          <thead>
            <tr>
              {[t.month, ...known.map(sourceLabel), t.total].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map((income) => (
              <tr key={income.month}>
                <th scope="row" className="whitespace-nowrap first-letter:uppercase">
                  {formatMonth(income.month)}
                </th>
                {known.map((source) => (
                  <td key={source}>{formatCents(income.cents[source])}</td>
                ))}
                <td>{formatCents(totalOf(income))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

const shortDollars = lazyByLanguage(
  (locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', notation: 'compact' }),
);

const monthName = lazyByLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }),
);

function shortMonth(month: Month): string {
  return monthName().format(Date.parse(`${month}-15`));
}
