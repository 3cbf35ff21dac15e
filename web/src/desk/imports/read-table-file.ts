import type { Table } from './find-table.ts';
import { findTable } from './find-table.ts';

/** A ZIP archive's first bytes, which every .xlsx has. */
const isZip = ([one, other]: Uint8Array) => one === 0x50 && other === 0x4b;

/**
 * Reads a file of records: .xlsx, vCard or CSV, known by its contents. Each reader loads when a file needs it.
 * @returns undefined for a file without a row @throws for a damaged .xlsx
 */
export async function readTableFile(buffer: ArrayBuffer): Promise<Table | undefined> {
  const bytes = new Uint8Array(buffer);
  if (isZip(bytes)) {
    const { readWorkbook } = await import('./read-workbook.ts');
    return await readWorkbook(buffer);
  }
  const { decodeText } = await import('./decode-text.ts');
  const text = decodeText(bytes);
  if (/^\s*BEGIN:VCARD/i.test(text)) {
    const { readVcards } = await import('./read-vcards.ts');
    return readVcards(text);
  }
  const { readCsv } = await import('./read-csv.ts');
  const { grid, broken } = readCsv(text);
  return findTable(grid, broken);
}
