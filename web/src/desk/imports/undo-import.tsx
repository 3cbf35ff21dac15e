import type { UsedRow } from '@welding/domain/entities/import-request';
import { deskPaths } from '@welding/domain/paths';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { DialogButton } from '#desk/ui/dialog-button.tsx';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { useSave } from '#shared/form/use-save.ts';
import { Button } from '#shared/ui/button.tsx';
import { Notice } from '#shared/ui/panel.tsx';
import { importsTexts } from './imports-texts.ts';
import { type UndoProgress, type UsedRows, undoImport } from './send-import.ts';

type UndoImportProps = { what: string; onStart: () => void };

export function UndoImport({ what, onStart }: UndoImportProps) {
  const texts = importsTexts();
  return (
    <DialogButton label={texts.takeBack} of={what} title={texts.takeBackWhich(what)}>
      {() => (
        <>
          <p>{texts.takeBackQuestion}</p>
          <Button look="primary" large onClick={onStart}>
            {texts.takeBack}
          </Button>
        </>
      )}
    </DialogButton>
  );
}

type UndoingImportProps = {
  id: string;
  what: string;
  /** How far an earlier page or the server's job was. */
  before: UndoProgress;
  /** @param used the rows that stay, if any */
  onUndone: (used: UsedRows | undefined) => void;
};

/** An import that is being undone: goes on with it while the page is open, and shows how far it is. */
export function UndoingImport({ id, what, before, onUndone }: UndoingImportProps) {
  const texts = importsTexts();
  const { state, isSaving, save } = useSave();
  const [{ left, undoRows }, setProgress] = useState(before);
  const isOpen = useRef(true);
  const status = useRef<HTMLParagraphElement>(null);
  const goOn = () =>
    save(async () => {
      const used = await undoImport(id, (progress) => {
        setProgress(progress);
        return isOpen.current;
      });
      if (isOpen.current) onUndone(used);
    });
  const first = useRef(goOn);
  useEffect(() => {
    isOpen.current = true;
    // The button that had the focus is gone.
    if (document.activeElement === document.body) status.current?.focus();
    void first.current();
    return () => {
      isOpen.current = false;
    };
  }, []);
  const isKnown = left !== undefined && undoRows !== undefined;
  return (
    <div className="grid w-full gap-2">
      <p ref={status} role="status" tabIndex={-1}>
        {isKnown ? texts.undone(undoRows - left, undoRows) : texts.undoing}
      </p>
      <progress
        className="progress w-full"
        aria-label={texts.takeBackWhich(what)}
        {...(isKnown && { value: undoRows - left, max: undoRows })}
      />
      <SaveProblem state={state} />
      {!isSaving && (
        <Button className="justify-self-start" onClick={() => void goOn()}>
          {texts.goOnUndoing}
        </Button>
      )}
      <p className="text-sm text-base-content/75">{texts.undoGoesOn}</p>
    </div>
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
