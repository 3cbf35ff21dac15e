import { csvRow } from '@welding/domain/values/csv-row';
import { Download, ListX } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { downloadFile } from '#shared/ui/download-file.ts';
import { Panel } from '#shared/ui/panel.tsx';
import { importsTexts } from './imports-texts.ts';
import type { PreviewedRow } from './plan-rows.ts';
import { sentRows } from './send-import.ts';
import type { LeftOutRow, StoredRun } from './stored-run.ts';

const pageSize = 50;

/** The rows of an import that is over that were not imported, in a list and as a file. */
export function LeftOutRows({ fileName, rows }: { fileName: string; rows: readonly LeftOutRow[] }) {
  const texts = importsTexts();
  const [limit, setLimit] = useState(pageSize);
  return (
    <Panel title={texts.leftOutOf(rows.length, fileName)} icon={ListX}>
      <Button
        icon={Download}
        className="justify-self-start"
        onClick={() =>
          downloadFile(new Blob([csvOf(rows)], { type: 'text/csv' }), texts.leftOutFile(fileName))
        }
      >
        {texts.downloadLeftOut}
      </Button>
      <ul className="grid gap-2" aria-label={texts.doAll.skip}>
        {rows.slice(0, limit).map(({ at, name, why }) => (
          <li key={at} className="wrap-anywhere">
            {`${texts.rowOf(at)} · `}
            {name && <span className="font-semibold">{name}</span>}
            {name && why && ' · '}
            {why}
          </li>
        ))}
      </ul>
      {rows.length > limit && (
        <Button className="justify-self-start" onClick={() => setLimit((before) => before + pageSize)}>
          {texts.showMore}
        </Button>
      )}
    </Panel>
  );
}

/** Excel knows UTF-8 by its byte order mark. */
export function csvOf(rows: readonly LeftOutRow[]): string {
  const { row, reason, columnNames } = importsTexts();
  return `\ufeff${csvRow([row, columnNames.name, reason])}${rows.map(({ at, name, why }) => csvRow([at, name, why])).join('')}`;
}

/** The rows of a preview that are not imported. */
export function rowsLeftOut(
  rows: readonly PreviewedRow[],
  isTicked: (row: PreviewedRow) => boolean,
): LeftOutRow[] {
  return rows
    .filter((row) => !isTicked(row))
    .map(({ at, name, does, why }) => ({
      at,
      name,
      why: does === 'skip' ? (why ?? '') : importsTexts().byYou,
    }));
}

/** The rows that an import leaves out, with those that it has not reached when it is stopped for good. */
export function leftOutBy(run: StoredRun): LeftOutRow[] {
  const done = sentRows(run);
  const rest = run.rows.slice(done).map(({ company, name, firstName = '', lastName = '' }, index) => ({
    at: run.numbers[done + index] ?? 0,
    name: company || name || `${firstName} ${lastName}`.trim(),
    why: importsTexts().notReached,
  }));
  return [...(run.leftOut ?? []), ...rest].toSorted((one, other) => one.at - other.at);
}
