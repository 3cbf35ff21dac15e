import type { ImportKind, ImportRow } from '@welding/domain/entities/import-request';
import type { DayOrder } from '@welding/domain/values/typed-day';
import type { FileSummary } from './file-summary.ts';
import type { Target } from './headings.ts';
import type { PreviewBody } from './preview-bodies.ts';
import type { ReadRow } from './rows-of.ts';

/** The cells that the reader typed instead, by the row's number in the file. */
export type Corrections = ReadonlyMap<number, ImportRow<ImportKind>>;

/** How the reader wants the rows of the file. */
export type RowsWanted = {
  readonly kind: ImportKind;
  readonly targets: readonly Target[];
  readonly orders: Readonly<Record<number, DayOrder>>;
  readonly corrections: Corrections;
};

export type WorkerRequest = { readonly buffer: ArrayBuffer } | RowsWanted;
export type WorkerAnswer =
  | { readonly summary: FileSummary | undefined }
  | { readonly bodies: readonly PreviewBody[] }
  | { readonly rows: readonly ReadRow[]; readonly isLast: boolean }
  | { readonly failed: true };

/** A file in a worker, which has its cells and makes its rows, so that a long one never blocks the page. */
export type OpenFile = {
  readonly summary: FileSummary;
  /**
   * Passes the bodies of the preview's requests to `send` while the rows still arrive.
   * @returns the rows and what `send` answers @throws as `send`
   */
  readonly rows: <Answer>(
    wanted: RowsWanted,
    send: (bodies: readonly PreviewBody[]) => Promise<Answer>,
  ) => Promise<{ rows: readonly ReadRow[]; answer: Answer }>;
  readonly close: () => void;
};

/** @returns undefined for a file without a row @throws for a damaged file */
export async function openFile(file: Blob): Promise<OpenFile | undefined> {
  const worker = new Worker(new URL('./file-worker.ts', import.meta.url), { type: 'module' });
  const close = () => worker.terminate();
  try {
    const buffer = await file.arrayBuffer();
    const summary = await new Promise<FileSummary | undefined>((resolve, reject) => {
      ask(worker, { buffer }, reject, (answer) => 'summary' in answer && resolve(answer.summary));
    });
    if (summary) return { summary, rows: (wanted, send) => rowsFrom(worker, wanted, send), close };
  } catch (error) {
    close();
    throw error;
  }
  close();
  return undefined;
}

async function rowsFrom<Answer>(
  worker: Worker,
  wanted: RowsWanted,
  send: (bodies: readonly PreviewBody[]) => Promise<Answer>,
): Promise<{ rows: readonly ReadRow[]; answer: Answer }> {
  const rows: ReadRow[] = [];
  const arrived = Promise.withResolvers<void>();
  const bodies = await new Promise<readonly PreviewBody[]>((resolve, reject) => {
    const fail = (error: Error) => {
      reject(error);
      arrived.reject(error);
    };
    ask(worker, wanted, fail, (answer) => {
      if ('bodies' in answer) resolve(answer.bodies);
      if (!('rows' in answer)) return;
      rows.push(...answer.rows);
      if (answer.isLast) arrived.resolve();
    });
  });
  const [answer] = await Promise.all([send(bodies), arrived.promise]);
  return { rows, answer };
}

/** Each request has its own port, so that answers to two requests never mix. */
function ask(
  worker: Worker,
  request: WorkerRequest,
  fail: (error: Error) => void,
  take: (answer: WorkerAnswer) => void,
): void {
  const { port1: own, port2: its } = new MessageChannel();
  own.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
    if ('failed' in data) fail(new Error('The file could not be read'));
    else take(data);
  };
  worker.onerror = ({ message }) => fail(new Error(message));
  worker.postMessage(request, 'buffer' in request ? [its, request.buffer] : [its]);
}
