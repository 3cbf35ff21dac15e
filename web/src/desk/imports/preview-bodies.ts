import { cutText } from '@welding/domain/entities/import-cells';
import {
  type ImportKind,
  type ImportRow,
  maxImportBytes,
  maxPreviewRows,
} from '@welding/domain/entities/import-request';

type Row = ImportRow<ImportKind>;

/** A request of the preview. The rows of earlier requests come first again, so their outcomes are left out of its answer. */
export type PreviewBody = { readonly body: Blob; readonly earlier: number };

/** Leaves room for the request around the rows. */
const mostBytes = maxImportBytes * 0.9;
/** The oldest rows are left out beyond this, so that a request always has rows of its own. */
const mostEarlierBytes = mostBytes * 0.75;
/** Enough to compare a cell of an earlier row. */
const mostCompared = 200;
const encoder = new TextEncoder();

/**
 * The bodies of the requests that preview these rows: one if it fits, because the API finds rows of one person within a request.
 * Clients' notes decide nothing, so they are left out of a longer preview. If that is still too long, each request repeats the
 * earlier rows, shortened, because later ones may join them.
 */
export function previewBodies(kind: ImportKind, rows: readonly Row[]): PreviewBody[] {
  const whole = rows.map(sized);
  if (bytesOf(whole) <= mostBytes && rows.length <= maxPreviewRows) return [bodyOf(kind, [], whole)];
  const deciding = kind === 'clients' ? rows.map((row): Row => ({ ...row, note: undefined })) : rows;
  const bare = deciding.map(sized);
  const compared = deciding.map((row) => sized(shortened(row)));
  const bodies: PreviewBody[] = [];
  for (let from = 0; from < bare.length; ) {
    const earlier = lastThatFit(compared.slice(0, from));
    let bytes = bytesOf(earlier);
    let to = from;
    for (const { size } of bare.slice(from, from + maxPreviewRows - earlier.length)) {
      bytes += size;
      if (to > from && bytes > mostBytes) break;
      to += 1;
    }
    bodies.push(bodyOf(kind, earlier, bare.slice(from, to)));
    from = to;
  }
  return bodies;
}

/** A row as JSON, with its bytes in a list. */
type SizedRow = { readonly json: string; readonly size: number };

function sized(row: Row): SizedRow {
  const json = JSON.stringify(row);
  return { json, size: encoder.encode(json).length + 1 };
}

const bytesOf = (rows: readonly SizedRow[]) => rows.reduce((sum, { size }) => sum + size, 0);

function shortened(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([name, cell]) => [name, cell && cutText(cell, mostCompared)]),
  );
}

function lastThatFit(rows: readonly SizedRow[]): SizedRow[] {
  let bytes = 0;
  const tooMany = rows.findLastIndex(({ size }, index) => {
    bytes += size;
    return bytes > mostEarlierBytes || rows.length - index >= maxPreviewRows;
  });
  return rows.slice(tooMany + 1);
}

function bodyOf(kind: ImportKind, earlier: readonly SizedRow[], own: readonly SizedRow[]): PreviewBody {
  const rows = [...earlier, ...own].map(({ json }) => json).join(',');
  const json = [`{"kind":"${kind}","apply":false,"rows":[`, rows, ']}'];
  return { body: new Blob(json, { type: 'application/json' }), earlier: earlier.length };
}
