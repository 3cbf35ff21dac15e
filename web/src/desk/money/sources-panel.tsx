import { deskApiPaths } from '@welding/domain/api-paths';
import { foundByLabels } from '@welding/domain/entities/found-by';
import { sourcesSchema } from '@welding/domain/money/sources';
import { formatDollars } from '@welding/domain/values/money';
import { Signpost } from 'lucide-react';
import { AnswerView, useAnswer } from '#desk/ui/answer-view.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { earningsTexts } from './earnings-texts.ts';
import { formatMonth, type Month } from './month-switch.tsx';

export function SourcesPanel({ month }: { month: Month }) {
  const texts = earningsTexts();
  const asked = useAnswer(deskApiPaths.sources(month), {
    parse: (json) => sourcesSchema.parse(json),
    subject: texts.foundUs,
  });
  return (
    <Panel title={texts.foundUs} icon={Signpost} className="max-w-4xl">
      <p className="text-sm text-base-content/80">{texts.foundUsIntroduction(formatMonth(month))}</p>
      <AnswerView asked={asked} loading={texts.loading(formatMonth(month))}>
        {({ sources, complete }) => (
          <>
            {!complete && <p role="alert">{texts.tooManyRequests}</p>}
            {sources.length === 0 ? (
              <p>{texts.noRequests}</p>
            ) : (
              <div className="overflow-x-auto">
                <table className="money-table">
                  <thead>
                    <tr>
                      {[texts.source, texts.requests, texts.askedFor, texts.agreed, texts.earned].map(
                        (name) => (
                          <th key={name} scope="col">
                            {name}
                          </th>
                        ),
                      )}
                    </tr>
                  </thead>
                  <tbody>
                    {sources.map(({ foundBy, requests, won, asked: dollars, agreed, earned }) => (
                      <tr key={foundBy}>
                        <th scope="row">{foundBy ? foundByLabels[foundBy] : texts.notSaid}</th>
                        <td>{texts.wonOf(won, requests)}</td>
                        <td>{formatDollars(dollars)}</td>
                        <td>{formatDollars(agreed)}</td>
                        <td>{formatDollars(earned)}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </div>
            )}
          </>
        )}
      </AnswerView>
    </Panel>
  );
}
