import { deskApiPaths } from '@welding/domain/api-paths';
import { importListSchema } from '@welding/domain/entities/import-request';
import { formatChicagoDateTime } from '@welding/domain/values/chicago-time';
import { History } from 'lucide-react';
import { useState } from 'react';
import { ConfirmButton } from '#desk/ui/action-button.tsx';
import { deskUiTexts } from '#desk/ui/desk-ui-texts.ts';
import { useDeskFetched } from '#desk/ui/use-desk-fetched.ts';
import { LoadedView } from '#shared/live-lists/loaded-view.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { importsTexts } from './imports-texts.ts';
import { showImport, type UsedRows } from './send-import.ts';
import { UndoImport, UndoingImport, UsedRowsNotice } from './undo-import.tsx';

/**
 * The imports that can still be undone.
 * @param props.version changes with each import
 */
export function LatestImports({ version }: { version: string }) {
  const asked = useDeskFetched(deskApiPaths.imports, {
    parse: (json) => importListSchema.parse(json).imports,
    subject: importsTexts().latest,
    version,
  });
  const [undone, setUndone] = useState<readonly string[]>([]);
  const [used, setUsed] = useState<{ readonly id: string; readonly rows: UsedRows }>();
  const [undoing, setUndoing] = useState<ReadonlySet<string>>(new Set());
  return (
    <Panel title={importsTexts().latest} icon={History} step={`${version} ${undone.length}`}>
      <LoadedView of={asked} loading={deskUiTexts().loading(importsTexts().theImports)}>
        {({ data, retry }) => {
          const imports = data.filter(({ id }) => !undone.includes(id));
          return imports.length === 0 ? (
            <p>{importsTexts().noImports}</p>
          ) : (
            <ul className="grid gap-3">
              {imports.map(({ id, kind, at, created, joined, skipped, shownAt, undoingSince, ...before }) => {
                const isUndoing = undoingSince !== undefined || undoing.has(id);
                const what = `${importsTexts().kinds[kind]}, ${formatChicagoDateTime(new Date(at))}`;
                return (
                  <li key={id} className="list-row-plain">
                    <span className="grid min-w-0 grow basis-40">
                      <span className="font-semibold">{what}</span>
                      <span>{importsTexts().willDo(created, joined, skipped)}</span>
                      {shownAt && <span>{importsTexts().shown}</span>}
                      {undoingSince && (
                        <span>
                          {importsTexts().undoingSince(formatChicagoDateTime(new Date(undoingSince)))}
                        </span>
                      )}
                    </span>
                    {kind === 'balances' && !shownAt && !isUndoing && (
                      <ConfirmButton
                        label={importsTexts().show}
                        of={what}
                        title={importsTexts().show}
                        question={importsTexts().showQuestion}
                        yes={importsTexts().show}
                        act={() => showImport(id)}
                        onDone={retry}
                      />
                    )}
                    {isUndoing ? (
                      <UndoingImport
                        id={id}
                        what={what}
                        before={before}
                        onUndone={(rows) => {
                          setUndoing((ids) => new Set([...ids].filter((each) => each !== id)));
                          setUsed(rows && { id, rows });
                          if (!rows) {
                            void showToast({ title: importsTexts().takenBack, description: what });
                            setUndone([...undone, id]);
                          }
                          retry();
                        }}
                      />
                    ) : (
                      <UndoImport what={what} onStart={() => setUndoing((ids) => new Set([...ids, id]))} />
                    )}
                    {used?.id === id && <UsedRowsNotice used={used.rows} />}
                  </li>
                );
              })}
            </ul>
          );
        }}
      </LoadedView>
    </Panel>
  );
}
