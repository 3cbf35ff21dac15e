import { summaryOf } from './file-summary.ts';
import type { Table } from './find-table.ts';
import type { WorkerAnswer, WorkerRequest } from './open-file.ts';
import { previewBodies } from './preview-bodies.ts';
import { readTableFile } from './read-table-file.ts';
import { correctedRow, rowsOf } from './rows-of.ts';

/** The page receives this many rows in one task. */
const rowsAtOnce = 250;

let table: Table | undefined;

globalThis.onmessage = ({ data, ports: [port] }: MessageEvent<WorkerRequest>) => {
  const answer = (message: WorkerAnswer) => port?.postMessage(message);
  handle(data, answer).catch(() => answer({ failed: true }));
};

async function handle(request: WorkerRequest, answer: (message: WorkerAnswer) => void): Promise<void> {
  if ('buffer' in request) {
    table = await readTableFile(request.buffer);
    return answer({ summary: table && summaryOf(table) });
  }
  const { kind, targets, orders, corrections } = request;
  if (!table) throw new Error('No file was read');
  const rows = rowsOf(table, targets, orders).map((row) => correctedRow(row, corrections.get(row.at)));
  // First, so that the API plans them while the page receives the rows.
  answer({
    bodies: previewBodies(
      kind,
      rows.flatMap(({ row, problem }) => (problem ? [] : row)),
    ),
  });
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    answer({ rows: rows.slice(from, from + rowsAtOnce), isLast: from + rowsAtOnce >= rows.length });
  }
}
