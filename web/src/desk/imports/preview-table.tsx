import type { ImportKind, ImportRow, RowOutcome } from '@welding/domain/entities/import-request';
import { Pencil } from 'lucide-react';
import { Fragment, useEffect, useRef, useState } from 'react';
import { ActionButton } from '#desk/ui/action-button.tsx';
import { Button } from '#shared/ui/button.tsx';
import { focusIfLost } from '#shared/ui/use-modal.ts';
import { importsTexts } from './imports-texts.ts';
import { rowsLeftOut } from './left-out-rows.tsx';
import type { PreviewedRow } from './plan-rows.ts';
import { RowCorrection } from './row-correction.tsx';
import type { LeftOutRow } from './stored-run.ts';

type PreviewTableProps = {
  kind: ImportKind;
  rows: readonly PreviewedRow[];
  /** The numbers of the rows that the reader leaves out. */
  unticked: ReadonlySet<number>;
  onUntick: (unticked: ReadonlySet<number>) => void;
  isBusy: boolean;
  onCorrect: (at: number, row: ImportRow<ImportKind>) => Promise<void>;
  onImport: (rows: readonly PreviewedRow[], leftOut: LeftOutRow[]) => Promise<void>;
};

const pageSize = 50;
const outcomes: readonly RowOutcome['does'][] = ['create', 'join', 'skip'];

/** What each row does, with a tick for those that are imported, filters with counts, and corrections in place. */
export function PreviewTable({
  kind,
  rows,
  unticked,
  onUntick,
  isBusy,
  onCorrect,
  onImport,
}: PreviewTableProps) {
  const texts = importsTexts();
  const [filter, setFilter] = useState<RowOutcome['does']>();
  const [limit, setLimit] = useState(pageSize);
  const [correcting, setCorrecting] = useState<number>();
  const corrected = useRef<number>(undefined);
  const summary = useRef<HTMLParagraphElement>(null);
  // The button that asked for the preview is gone, or the corrected row from among those shown.
  useEffect(() => {
    if (rows.length > 0) focusIfLost(summary.current);
  }, [rows]);
  const close = (at: number) => {
    corrected.current = at;
    setCorrecting(undefined);
  };
  const of = (does: RowOutcome['does']) => rows.filter((row) => row.does === does);
  const [created, joined, skipped] = [of('create').length, of('join').length, of('skip').length];
  const paid = rows.filter(({ problem, code }) => problem?.code === 'paid' || isPaid(code)).length;
  const isTicked = ({ at, does }: PreviewedRow) => does !== 'skip' && !unticked.has(at);
  const ticked = rows.filter(isTicked);
  const shown = filter ? of(filter) : rows;
  const tick = (at: number, isOn: boolean) => {
    const next = new Set(unticked);
    if (isOn) next.delete(at);
    else next.add(at);
    onUntick(next);
  };
  const show = (does: RowOutcome['does'] | undefined) => {
    setFilter(does);
    setLimit(pageSize);
  };
  const count = ticked.filter(doesSomething).length;
  const contacts = of('join').filter(({ isContact }) => isContact).length;
  const noted = of('join').filter(({ isNoted }) => isNoted).length;
  return (
    <div className="grid gap-4">
      <p ref={summary} tabIndex={-1} role="status" className="font-bold outline-none">
        {texts.willDo(created, joined, skipped)}
        {contacts > 0 && ` · ${texts.newContacts(contacts)}`}
        {noted > 0 && ` · ${texts.newNotes(noted)}`}
        {paid > 0 && ` · ${texts.paidLeftOut(paid)}`}
      </p>
      {count > 0 && (
        <ActionButton
          look="primary"
          className="justify-self-start"
          disabled={isBusy}
          act={() => onImport(ticked, rowsLeftOut(rows, isTicked))}
        >
          {texts.importThem(count)}
        </ActionButton>
      )}
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{texts.showRows}</legend>
        <FilterButton isOn={filter === undefined} onPress={() => show(undefined)}>
          {texts.allRows(rows.length)}
        </FilterButton>
        {outcomes.map((does) => (
          <FilterButton key={does} isOn={filter === does} onPress={() => show(does)}>
            {texts.rowsThat(texts.doAll[does], of(does).length)}
          </FilterButton>
        ))}
      </fieldset>
      <table className="w-full">
        <caption className="sr-only">{texts.whatRowsDo}</caption>
        <thead className="text-left text-sm">
          <tr>
            <th scope="col" className="py-1 pr-3">
              <span className="sr-only sm:not-sr-only">{texts.take}</span>
            </th>
            <th scope="col" className="w-full py-1">
              {texts.whatItDoes}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.slice(0, limit).map((row) => (
            <Fragment key={row.at}>
              <tr data-does={row.does} className="border-t border-base-300 align-top">
                <td className="py-2 pr-3">
                  {doesSomething(row) && (
                    <label className="flex min-h-11 items-center">
                      <input
                        type="checkbox"
                        className="checkbox"
                        aria-label={texts.takeRow(row.at, row.name)}
                        checked={isTicked(row)}
                        onChange={({ target }) => tick(row.at, target.checked)}
                      />
                    </label>
                  )}
                </td>
                <td className="py-2">
                  <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 wrap-anywhere">
                    <span>
                      <span className="font-semibold">{row.name}</span>
                      {row.name && labelOf(row) && ' · '}
                      {labelOf(row)}
                    </span>
                    {correcting === row.at ? (
                      <span className="h-11" />
                    ) : (
                      <Button
                        look="ghost"
                        square
                        icon={Pencil}
                        ref={(button) => {
                          // The form that had the focus is gone.
                          if (button && corrected.current === row.at) {
                            corrected.current = undefined;
                            button.focus();
                          }
                        }}
                        aria-label={texts.correctRow(row.at)}
                        onClick={() => setCorrecting(row.at)}
                      />
                    )}
                    {row.why && <span className="col-span-full text-sm">{row.why}</span>}
                    <span className="text-base-content/75 col-span-full text-sm">
                      {[texts.rowOf(row.at), detailsOf(row)].filter(Boolean).join(' · ')}
                    </span>
                  </div>
                </td>
              </tr>
              {correcting === row.at && (
                <tr>
                  <td colSpan={2} className="pt-2 pb-4">
                    <RowCorrection
                      kind={kind}
                      row={row.row}
                      onSave={async (typed) => {
                        close(row.at);
                        await onCorrect(row.at, typed);
                      }}
                      onCancel={() => close(row.at)}
                    />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
      {shown.length > limit && (
        <Button className="justify-self-start" onClick={() => setLimit((before) => before + pageSize)}>
          {texts.showMore}
        </Button>
      )}
    </div>
  );
}

/** A row of somebody who is here already changes nothing, unless it brings a person of a company or something for the note. */
const doesSomething = ({ does, isContact, isNoted }: PreviewedRow) =>
  does === 'create' || isContact === true || isNoted === true;

const isPaid = (code: string | undefined) => code === 'paid';

type FilterButtonProps = { isOn: boolean; onPress: () => void; children: string };

function FilterButton({ isOn, onPress, children }: FilterButtonProps) {
  return (
    <Button look={isOn ? 'chosen' : 'outline'} aria-pressed={isOn} onClick={onPress}>
      {children}
    </Button>
  );
}

/** The reason of a row that joins somebody begins with the same words. */
function labelOf({ does, isContact, why }: PreviewedRow): string {
  if (isContact) return importsTexts().newContact;
  return does === 'join' && why ? '' : importsTexts().does[does];
}

const names: ReadonlySet<string> = new Set(['company', 'name', 'firstName', 'lastName']);
const longestDetails = 160;

/** The row's other fields in one line, without names that it already shows. */
function detailsOf({ row, name }: PreviewedRow): string {
  const text = Object.entries(row)
    .flatMap(([column, value]) =>
      value && value !== name && !(names.has(column) && name.includes(value)) ? value : [],
    )
    .join(' · ');
  return text.length > longestDetails ? `${text.slice(0, longestDetails)}…` : text;
}
