import {
  type ImportKind,
  type ImportRow,
  maxImportBytes,
  maxPreviewRows,
} from '@welding/domain/entities/import-request';

type Row = ImportRow<ImportKind>;

/** Leaves room for the request around the rows. */
const mostBytes = maxImportBytes * 0.9;
const encoder = new TextEncoder();

/**
 * The bodies of the requests that preview these rows: one if it fits, because the API finds rows of one person within a request.
 * Clients' notes decide nothing, so they are left out of a longer preview.
 */
export function previewBodies(kind: ImportKind, rows: readonly Row[]): Blob[] {
  const parts = partsOf(rows);
  const bare = parts.length > 1 && kind === 'clients' ? partsOf(rows.map(withoutNote)) : parts;
  return bare.map(
    (part) =>
      new Blob([`{"kind":"${kind}","apply":false,"rows":[`, part.join(','), ']}'], {
        type: 'application/json',
      }),
  );
}

const withoutNote = (row: Row): Row => ({ ...row, note: undefined });

/** The rows as JSON, by request. */
function partsOf(rows: readonly Row[]): string[][] {
  const parts: string[][] = [];
  let bytes = 0;
  for (const row of rows) {
    const json = JSON.stringify(row);
    const size = encoder.encode(json).length + 1;
    const last = parts.at(-1);
    if (last && last.length < maxPreviewRows && bytes + size <= mostBytes) {
      last.push(json);
      bytes += size;
    } else {
      parts.push([json]);
      bytes = size;
    }
  }
  return parts;
}
