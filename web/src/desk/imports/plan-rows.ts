import type { RowOutcome } from '@welding/domain/entities/import-request';
import { importsTexts } from './imports-texts.ts';
import type { OpenFile, RowsWanted } from './open-file.ts';
import type { ReadRow } from './rows-of.ts';
import { previewRows } from './send-import.ts';

/** A row of the preview: of the file, with what it does. */
export type PreviewedRow = ReadRow & Omit<RowOutcome, 'row'>;

/** What each row does: as the page itself finds, otherwise as the server says. @throws as `previewRows` */
export async function planRows(file: OpenFile, wanted: RowsWanted): Promise<PreviewedRow[]> {
  const { rows, answer: outcomes } = await file.rows(wanted, (bodies) => previewRows(bodies));
  let sent = 0;
  return rows.map((read) => {
    const found = read.problem ? undefined : outcomes[sent++];
    const { row: _, ...outcome } = found ?? { row: 0, does: 'skip', name: nameOf(read) };
    return { ...read, ...outcome, ...(read.problem && { why: whyOf(read.problem) }) };
  });
}

function nameOf({ row }: ReadRow): string {
  const { company, name, firstName, lastName }: Readonly<Record<string, string | undefined>> = row;
  return company || name || [firstName, lastName].filter(Boolean).join(' ');
}

export function whyOf(problem: NonNullable<ReadRow['problem']>): string {
  if (problem.code === 'tooLong')
    return importsTexts().cellTooLong(headingOf(problem.heading), problem.length);
  return importsTexts()[problem.code];
}

function headingOf(heading: string | { readonly column: string }): string {
  if (typeof heading === 'string') return heading;
  const names: Readonly<Record<string, string>> = importsTexts().columnNames;
  return names[heading.column] ?? heading.column;
}
