import { readSheet } from 'read-excel-file/universal';
import { findTable, type Table } from './find-table.ts';

/** Reads the first sheet of an .xlsx file. Dates become ISO days, with a time only if the cell has one. */
export async function readWorkbook(buffer: ArrayBuffer): Promise<Table | undefined> {
  const rows: readonly (readonly unknown[])[] = await readSheet(buffer);
  return findTable(rows.map((cells) => cells.map(textOf)));
}

function textOf(cell: unknown): string {
  if (cell instanceof Date)
    return cell
      .toISOString()
      .replace(/T00:00:00\.000Z$/, '')
      .replace(/:\d\d\.\d{3}Z$/, '');
  return cell === null || cell === undefined ? '' : String(cell).trim();
}
