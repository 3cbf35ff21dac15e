import type { ImportKind, ImportRow } from '@welding/domain/entities/import-request';
import type { DayOrder } from '@welding/domain/values/typed-day';
import { useEffect, useRef, useState } from 'react';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { useSave } from '#shared/form/use-save.ts';
import { Button } from '#shared/ui/button.tsx';
import { ColumnFields } from './column-fields.tsx';
import { DayOrders } from './day-orders.tsx';
import type { Target } from './headings.ts';
import { importsTexts } from './imports-texts.ts';
import type { Corrections, OpenFile } from './open-file.ts';
import { type PreviewedRow, planRows } from './plan-rows.ts';
import { PreviewTable } from './preview-table.tsx';
import { newRun, type StoredRun } from './stored-run.ts';

type ChosenFileProps = {
  kind: ImportKind;
  file: OpenFile;
  fileName: string;
  onImport: (run: StoredRun) => Promise<void>;
};

/**
 * A file's columns, then what becomes of each row, at once unless its days have to be asked for. Everything can be changed
 * before anything is stored.
 */
export function ChosenFile({ kind, file, fileName, onImport }: ChosenFileProps) {
  const texts = importsTexts();
  const [targets, setTargets] = useState(file.summary.as[kind].targets);
  const [orders, setOrders] = useState<Readonly<Record<number, DayOrder>>>({});
  const [corrections, setCorrections] = useState<Corrections>(new Map());
  const [planned, setPlanned] = useState<readonly PreviewedRow[]>();
  const [unticked, setUnticked] = useState<ReadonlySet<number>>(new Set());
  const changes = useRef(0);
  const { state, isSaving, save, settle } = useSave();
  const unclear = file.summary.unclear.filter(({ column }) => isDay(targets[column]));
  const { program } = file.summary.as[kind];
  const { rows } = file.summary;
  const change = (work: () => void) => {
    work();
    changes.current++;
    setPlanned(undefined);
  };
  const look = async (corrected: Corrections = corrections) => {
    if (unclear.some(({ column }) => !orders[column])) return settle(texts.chooseOrder);
    const wanted = { kind, targets, orders, corrections: corrected };
    const before = changes.current;
    await save(async () => {
      const rows = await planRows(file, wanted);
      // The columns may have changed meanwhile.
      if (changes.current === before) setPlanned(rows);
    });
  };
  const opening = useRef<HTMLParagraphElement>(null);
  const first = useRef(look);
  const isClear = useRef(unclear.length === 0);
  useEffect(() => {
    opening.current?.scrollIntoView({ block: 'nearest' });
    if (isClear.current) void first.current();
  }, []);
  const correct = async (at: number, row: ImportRow<ImportKind>) => {
    const next = new Map(corrections).set(at, row);
    setCorrections(next);
    await look(next);
  };
  return (
    <>
      <p ref={opening} className="scroll-mt-24 scroll-mb-80 font-semibold">
        {program ? texts.fileOf(program, rows) : texts.rowsInFile(rows)}
      </p>
      <ColumnFields
        kind={kind}
        summary={file.summary}
        targets={targets}
        isOpen={program === undefined}
        onTarget={(index, target) => change(() => setTargets(targets.with(index, target)))}
      />
      <DayOrders
        headings={file.summary.headings}
        columns={unclear}
        orders={orders}
        onOrder={(column, order) => change(() => setOrders({ ...orders, [column]: order }))}
      />
      <SaveProblem state={state} />
      {planned ? (
        <PreviewTable
          kind={kind}
          rows={planned}
          unticked={unticked}
          onUntick={setUnticked}
          isBusy={isSaving}
          onCorrect={correct}
          onImport={async (chosen, leftOut) => onImport(await newRun(kind, fileName, chosen, leftOut))}
        />
      ) : (
        <Button look="primary" isBusy={isSaving} className="justify-self-start" onClick={() => void look()}>
          {isSaving ? texts.previewing : texts.preview}
        </Button>
      )}
    </>
  );
}

const isDay = (target: Target | undefined) => target === 'dueDate' || target === 'when';
