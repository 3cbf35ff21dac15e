import { deskApiPaths } from '@welding/domain/api-paths';
import { foundByLabels } from '@welding/domain/entities/plain-quote-request';
import { type Source, sourcesSchema } from '@welding/domain/money/sources';
import { formatDollars } from '@welding/domain/values/money';
import { Signpost } from 'lucide-react';
import { useDeskFetched } from '#desk/ui/use-desk-fetched.ts';
import { LoadedView } from '#shared/live-lists/loaded-view.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { earningsPageTexts } from './money-texts.ts';
import { formatMonth, type Month } from './month-switch.tsx';
import { plotTexts } from './plot-texts.ts';

/** A month's requests and what came of them, by how clients found the business. Owner only. */
export function SourcesPanel({ month }: { month: Month }) {
  const t = earningsPageTexts();
  const asked = useDeskFetched(deskApiPaths.sources(month), {
    parse: (json) => sourcesSchema.parse(json),
    subject: t.foundUs,
  });
  return (
    <Panel title={t.foundUs} icon={Signpost} className="max-w-4xl">
      <p className="text-sm text-base-content/80">{t.foundUsIntroduction(formatMonth(month))}</p>
      <LoadedView of={asked} loading={t.loading(formatMonth(month))}>
        {({ data: { sources, complete } }) => (
          <>
            {!complete && <p role="alert">{t.tooManyRequests}</p>}
            {sources.length === 0 ? (
              <p>{t.noRequests}</p>
            ) : (
              <>
                <SourceBars sources={sources} />
                <details>
                  <summary className="link min-h-11 content-center">{plotTexts().showNumbers}</summary>
                  <div className="overflow-x-auto">
                    <table className="money-table">
                      <thead>
                        <tr>
                          {[t.source, t.requests, t.askedFor, t.agreed, t.earned].map((name) => (
                            <th key={name} scope="col">
                              {name}
                            </th>
                          ))}
                        </tr>
                      </thead>
                      <tbody>
                        {sources.map(({ foundBy, requests, won, asked: dollars, agreed, earned }) => (
                          <tr key={foundBy}>
                            <th scope="row">{foundBy ? foundByLabels[foundBy] : t.notSaid}</th>
                            <td>{t.wonOf(won, requests)}</td>
                            <td>{formatDollars(dollars)}</td>
                            <td>{formatDollars(agreed)}</td>
                            <td>{formatDollars(earned)}</td>
                          </tr>
                        ))}
                      </tbody>
                    </table>
                  </div>
                </details>
              </>
            )}
          </>
        )}
      </LoadedView>
    </Panel>
  );
}

/** Requests of each source and how many of them were won, with the dollars agreed. */
function SourceBars({ sources }: { sources: readonly Source[] }) {
  const t = earningsPageTexts();
  const most = Math.max(1, ...sources.map(({ requests }) => requests));
  return (
    <ul className="grid gap-2">
      {sources.map(({ foundBy, requests, won, agreed }) => (
        <li key={foundBy} className="grid gap-1">
          <span className="flex flex-wrap items-baseline gap-x-2">
            <span className="font-semibold">{foundBy ? foundByLabels[foundBy] : t.notSaid}</span>
            <span className="text-sm">{t.wonOfRequests(won, requests)}</span>
            <span className="ms-auto font-semibold tabular-nums">{formatDollars(agreed)}</span>
          </span>
          <span aria-hidden="true" className="source-bar" style={{ width: `${(100 * requests) / most}%` }}>
            <span style={{ width: `${(100 * won) / Math.max(1, requests)}%` }} />
          </span>
        </li>
      ))}
    </ul>
  );
}
