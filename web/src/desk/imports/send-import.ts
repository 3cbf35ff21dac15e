import { deskApiPaths } from '@welding/domain/api-paths';
import {
  importPreviewSchema,
  importResponseSchema,
  importRestSchema,
  type RowOutcome,
  type UsedRow,
  usedImportSchema,
} from '@welding/domain/entities/import-request';
import { errorCodes } from '@welding/domain/error-codes';
import { deskRequest } from '#desk/session/desk-request.ts';
import { ApiError, failureSentence } from '#shared/api/api-request.ts';
import type { PreviewBody } from './preview-bodies.ts';
import type { StoredRun } from './stored-run.ts';

const askPreview = async (body: Blob) =>
  await deskRequest(deskApiPaths.imports, (json) => importPreviewSchema.parse(json), { body });

/**
 * The outcome of each row of these bodies (`previewBodies`), without storing it.
 * @throws as `deskRequest`
 */
export async function previewRows(
  bodies: readonly PreviewBody[],
  ask: (body: Blob) => Promise<{ readonly rows: readonly RowOutcome[] }> = askPreview,
): Promise<RowOutcome[]> {
  const outcomes: RowOutcome[] = [];
  for (const { body, earlier } of bodies) {
    const { rows } = await whenReady(() => ask(body));
    outcomes.push(...rows.slice(earlier));
  }
  return outcomes;
}

/**
 * Sends the next part of an import.
 * @returns the import with it @throws as `deskRequest`; a repeated call then sends the same part again, and it is stored once
 */
export async function sendNextPart(run: StoredRun): Promise<StoredRun> {
  const { kind, rows, numbers, parts, sentParts, importId } = run;
  const part = parts[sentParts];
  if (!part) return run;
  const body = {
    ...{ kind, rows: rows.slice(part.from, part.to), apply: true },
    rowNumbers: numbers.slice(part.from, part.to),
    ...(importId && { continues: importId }),
  };
  const parse = (json: unknown) => importResponseSchema.parse(json);
  const options = { body, idempotencyKey: part.key };
  const { id } = await whenReady(() => deskRequest(deskApiPaths.imports, parse, options));
  return { ...run, importId: id, sentParts: sentParts + 1 };
}

/** Shows an import's balances to their clients. @throws as `deskRequest` */
export async function showImport(id: string): Promise<void> {
  await untilDone(() => deskRequest(deskApiPaths.showImport(id), parseRest, { body: {} }));
}

/** The rows that stay because they were used or changed, and what became of the others. */
export type UsedRows = { readonly sentence: string; readonly rows: readonly UsedRow[] };

/** How far undoing an import is: the rows left of all. */
export type UndoProgress = { readonly left?: number | undefined; readonly undoRows?: number | undefined };

/**
 * Undoes a whole import. A job of the server goes on with what is begun.
 * @param onPart gets each answer; false stops @returns the rows that stay, if any @throws as `deskRequest`
 */
export async function undoImport(
  id: string,
  onPart: (progress: UndoProgress) => boolean,
): Promise<UsedRows | undefined> {
  try {
    await untilDone(async () => {
      const rest = await deskRequest(deskApiPaths.import(id), parseRest, { method: 'DELETE' });
      return onPart(rest) ? rest : { left: 0 };
    });
    return undefined;
  } catch (error) {
    // The job, or another device, has done the rest.
    if (error instanceof ApiError && error.status === 404) return undefined;
    const used = usedRowsOf(error);
    if (!used) throw error;
    return used;
  }
}

export function usedRowsOf(error: unknown): UsedRows | undefined {
  if (!(error instanceof ApiError) || error.code !== errorCodes.importUsed) return undefined;
  const { data } = usedImportSchema.safeParse(error.body);
  return data && { sentence: failureSentence(error), rows: data.rows };
}

const parseRest = (json: unknown) => importRestSchema.parse(json);

/** Repeats a call that does a part each time, until nothing is left. @throws the first error */
export async function untilDone(call: () => Promise<{ readonly left: number }>): Promise<void> {
  for (;;) {
    const { left } = await whenReady(call);
    if (left === 0) return;
  }
}

/** The pauses before a call is repeated that the API was too busy for. */
const pausesMs = [1_000, 3_000, 9_000];

/** Repeats a call that the API is too busy for, because a long import makes a hundred. @throws as the last call */
export async function whenReady<Answer>(
  call: () => Promise<Answer>,
  pause: (ms: number) => Promise<unknown> = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
): Promise<Answer> {
  for (const ms of pausesMs) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 503) throw error;
      await pause(ms);
    }
  }
  return await call();
}

/** How many rows of an import are stored. */
export const sentRows = ({ parts, sentParts }: StoredRun): number => parts[sentParts - 1]?.to ?? 0;
