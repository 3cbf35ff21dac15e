import { deskApiPaths } from '@welding/domain/api-paths';
import {
  type ImportKind,
  type ImportRow,
  importListSchema,
  importPreviewSchema,
  importResponseSchema,
  maxImportRows,
  type RowOutcome,
  undoneImportSchema,
} from '@welding/domain/entities/import-request';
import { formatChicagoDateTime } from '@welding/domain/values/chicago-time';
import { History } from 'lucide-react';
import { deskRequest } from '#desk/session/desk-request.ts';
import { ConfirmButton } from '#desk/ui/action-button.tsx';
import { deskUiTexts } from '#desk/ui/desk-ui-texts.ts';
import { useDeskFetched } from '#desk/ui/use-desk-fetched.ts';
import { LoadedView } from '#shared/live-lists/loaded-view.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { importsTexts } from './imports-texts.ts';

/**
 * The imports of the last day, each with undo.
 * @param props.version changes with each import
 */
export function LatestImports({ version }: { version: string }) {
  const asked = useDeskFetched(deskApiPaths.imports, {
    parse: (json) => importListSchema.parse(json).imports,
    subject: importsTexts().latest,
    version,
  });
  return (
    <Panel title={importsTexts().latest} icon={History}>
      <LoadedView of={asked} loading={deskUiTexts().loading(importsTexts().theImports)}>
        {({ data: imports, retry }) =>
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
                      act={() => undoImport(id)}
                      onDone={() => {
                        void showToast({ title: importsTexts().takenBack, description: what });
                        retry();
                      }}
                    />
                  </li>
                );
              })}
            </ul>
          )
        }
      </LoadedView>
    </Panel>
  );
}

type Row = ImportRow<ImportKind>;
type Progress = (done: number) => void;

function partsOf(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / maxImportRows);
  return Array.from({ length: count }, (_, part) =>
    rows.slice(part * maxImportRows, (part + 1) * maxImportRows),
  );
}

/**
 * The outcome of each row, without storing it.
 * @throws as `deskRequest`
 */
export async function previewRows(
  kind: ImportKind,
  rows: readonly Row[],
  onDone: Progress,
): Promise<RowOutcome[]> {
  const outcomes: RowOutcome[] = [];
  for (const part of partsOf(rows)) {
    const body = { kind, rows: part, apply: false };
    const preview = await deskRequest(deskApiPaths.imports, (json) => importPreviewSchema.parse(json), {
      body,
    });
    outcomes.push(...preview.rows);
    onDone(outcomes.length);
  }
  return outcomes;
}

/** Sends rows in parts. A retry continues after a failure: each part has its own key and is stored once. */
export function importOf(kind: ImportKind, rows: readonly Row[]) {
  const parts = partsOf(rows).map((part) => ({ part, key: crypto.randomUUID() }));
  let sent = 0;
  let continues: string | undefined;
  /** @throws as `deskRequest` */
  return async (onDone: Progress): Promise<void> => {
    for (const { part, key } of parts.slice(sent)) {
      const body = { kind, rows: part, apply: true, ...(continues && { continues }) };
      const options = { body, idempotencyKey: key };
      const { id } = await deskRequest(
        deskApiPaths.imports,
        (json) => importResponseSchema.parse(json),
        options,
      );
      continues = id;
      sent += 1;
      onDone(Math.min(sent * maxImportRows, rows.length));
    }
  };
}

/**
 * Undoes a whole import.
 * @throws as `deskRequest`; ApiError 409 names what was used since
 */
async function undoImport(id: string): Promise<void> {
  for (;;) {
    const parse = (json: unknown) => undoneImportSchema.parse(json);
    const { left } = await deskRequest(deskApiPaths.import(id), parse, { method: 'DELETE' });
    if (left === 0) return;
  }
}
