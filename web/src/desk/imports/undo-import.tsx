import type { UsedRow } from '@welding/domain/entities/import-request';
import { deskPaths } from '@welding/domain/paths';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { ActionButton } from '#desk/ui/action-button.tsx';
import { DialogButton } from '#desk/ui/dialog-button.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Notice } from '#shared/ui/panel.tsx';
import { importsTexts } from './imports-texts.ts';
import { type UsedRows, undoImport } from './send-import.ts';

type UndoImportProps = {
  id: string;
  what: string;
  /** @param used the rows that stay, if any */
  onUndone: (used: UsedRows | undefined) => void;
};

export function UndoImport({ id, what, onUndone }: UndoImportProps) {
  const texts = importsTexts();
  return (
    <DialogButton label={texts.takeBack} of={what} title={texts.takeBackWhich(what)}>
      {(close) => (
        <>
          <p>{texts.takeBackQuestion}</p>
          <ActionButton
            look="primary"
            large
            act={async () => {
              const used = await undoImport(id);
              if (used) close();
              onUndone(used);
            }}
          >
            {texts.takeBack}
          </ActionButton>
        </>
      )}
    </DialogButton>
  );
}

const pageSize = 50;

/** The rows that stay, each with the reason and the way to it. */
export function UsedRowsNotice({ used: { sentence, rows } }: { used: UsedRows }) {
  const texts = importsTexts();
  const [limit, setLimit] = useState(pageSize);
  const notice = useRef<HTMLDivElement>(null);
  // The list below the dialog loads again, and the button with it.
  useEffect(() => notice.current?.focus(), []);
  return (
    <Notice
      kind="warning"
      stacked
      className="w-full scroll-mt-24 gap-3 outline-none"
      ref={notice}
      tabIndex={-1}
    >
      <p role="alert">{sentence}</p>
      <ul className="grid w-full gap-2" aria-label={texts.rowsThatStay}>
        {rows.slice(0, limit).map((row) => (
          <li key={`${row.row} ${placeOf(row)} ${row.name}`} className="wrap-anywhere">
            {row.row !== undefined && `${texts.rowOf(row.row)} · `}
            <Link to={placeOf(row)} className="link font-semibold">
              {row.name}
            </Link>
            {` · ${row.why}`}
          </li>
        ))}
      </ul>
      {rows.length > limit && (
        <Button onClick={() => setLimit((before) => before + pageSize)}>{texts.showMore}</Button>
      )}
    </Notice>
  );
}

function placeOf({ clientId, projectId }: UsedRow): string {
  if (clientId) return deskPaths.client(clientId);
  return projectId ? deskPaths.project(projectId) : deskPaths.priceBook;
}
