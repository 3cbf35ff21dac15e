import { deskApiPaths } from '@welding/domain/api-paths';
import {
  type ImportKind,
  type ImportRow,
  importAnswerSchema,
  importPreviewSchema,
  maxImportRows,
  type RowOutcome,
  takenBackSchema,
} from '@welding/domain/entities/import-request';
import { deskRequest } from '#desk/session/desk-request.ts';

type Row = ImportRow<ImportKind>;
type Progress = (done: number) => void;

function partsOf(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / maxImportRows);
  return Array.from({ length: count }, (_, part) =>
    rows.slice(part * maxImportRows, (part + 1) * maxImportRows),
  );
}

/** What each row would do. @throws as `deskRequest` */
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
        (json) => importAnswerSchema.parse(json),
        options,
      );
      continues = id;
      sent += 1;
      onDone(Math.min(sent * maxImportRows, rows.length));
    }
  };
}

/** Takes all of an import back. @throws as `deskRequest`; ApiError 409 says what was used since */
export async function takeBack(id: string): Promise<void> {
  for (;;) {
    const parse = (json: unknown) => takenBackSchema.parse(json);
    const { left } = await deskRequest(deskApiPaths.import(id), parse, { method: 'DELETE' });
    if (left === 0) return;
  }
}
