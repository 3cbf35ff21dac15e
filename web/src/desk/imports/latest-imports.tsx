import { deskApiPaths } from '@welding/domain/api-paths';
import { importListSchema } from '@welding/domain/entities/import-request';
import { formatChicagoDateTime } from '@welding/domain/values/chicago-time';
import { History } from 'lucide-react';
import { ConfirmButton } from '#desk/ui/action-button.tsx';
import { AnswerView, useAnswer } from '#desk/ui/answer-view.tsx';
import { uiTexts } from '#desk/ui/ui-texts.ts';
import { Panel } from '#shared/ui/panel.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { takeBack } from './import-calls.ts';
import { importsTexts } from './imports-texts.ts';

/** What was imported in the last day, and the way back. @param props.version changes with each import */
export function LatestImports({ version }: { version: string }) {
  const asked = useAnswer(deskApiPaths.imports, {
    parse: (json) => importListSchema.parse(json).imports,
    subject: importsTexts().latest,
    version,
  });
  return (
    <Panel title={importsTexts().latest} icon={History}>
      <AnswerView asked={asked} loading={uiTexts().loading(importsTexts().theImports)}>
        {(imports) =>
          imports.length === 0 ? (
            <p>{importsTexts().noImports}</p>
          ) : (
            <ul className="grid gap-3">
              {imports.map(({ id, kind, at, created, joined, skipped }) => {
                const what = `${importsTexts().kinds[kind]}, ${formatChicagoDateTime(new Date(at))}`;
                return (
                  <li key={id} className="list-row-plain">
                    <span className="grid min-w-0 grow basis-40">
                      <span className="font-semibold">{what}</span>
                      <span>{importsTexts().willDo(created, joined, skipped)}</span>
                    </span>
                    <ConfirmButton
                      label={importsTexts().takeBack}
                      of={what}
                      title={importsTexts().takeBackWhich(what)}
                      question={importsTexts().takeBackQuestion}
                      yes={importsTexts().takeBack}
                      act={() => takeBack(id)}
                      onDone={() => {
                        void showToast({ title: importsTexts().takenBack, description: what });
                        asked.tryAgain();
                      }}
                    />
                  </li>
                );
              })}
            </ul>
          )
        }
      </AnswerView>
    </Panel>
  );
}
