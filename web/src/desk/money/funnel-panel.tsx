import { funnelSteps, type MoneyYear } from '@welding/domain/money/money-year';
import { Filter } from 'lucide-react';
import { LoadedView } from '#shared/live-lists/loaded-view.tsx';
import type { Fetched } from '#shared/live-lists/use-fetched.ts';
import { Panel } from '#shared/ui/panel.tsx';
import { plotTexts } from './plot-texts.ts';

/** How many requests got an estimate, were approved and are done, and how long each step took. */
export function FunnelPanel({ of }: { of: Fetched<MoneyYear> }) {
  const t = plotTexts();
  return (
    <Panel title={t.fromRequestToDone} icon={Filter}>
      <LoadedView of={of} loading={t.moneyYear}>
        {({ data: { funnel, complete } }) => {
          const most = Math.max(1, ...funnelSteps.map((step) => funnel[step].count));
          return (
            <>
              {!complete && <p role="alert">{t.incomplete}</p>}
              <p className="text-sm text-base-content/80">{t.last90Days}</p>
              <ol className="funnel">
                {funnelSteps.map((step) => {
                  const { count, days } = funnel[step];
                  return (
                    <li key={step}>
                      <span className="flex flex-wrap items-baseline gap-x-2">
                        <span className="font-semibold">{t.steps[step]}</span>
                        {days !== null && <span className="text-sm">{t.afterDays(daysText(days))}</span>}
                        <span className="ms-auto font-semibold text-lg tabular-nums">{count}</span>
                      </span>
                      <span
                        aria-hidden="true"
                        className="funnel-bar"
                        style={{ width: `${(count / most) * 100}%` }}
                      />
                    </li>
                  );
                })}
              </ol>
            </>
          );
        }}
      </LoadedView>
    </Panel>
  );
}

function daysText(days: number): string {
  const t = plotTexts();
  return days < 1 ? t.lessThanADay : t.days(String(Math.round(days)));
}
