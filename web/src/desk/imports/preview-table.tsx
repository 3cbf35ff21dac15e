import type { ImportKind, ImportRow, RowOutcome } from '@welding/domain/entities/import-request';
import { useRef, useState } from 'react';
import { ActionButton } from '#desk/ui/action-button.tsx';
import { Button } from '#shared/ui/button.tsx';
import { importsTexts } from './imports-texts.ts';
import type { PreviewedRow } from './plan-rows.ts';
import { RowCorrection } from './row-correction.tsx';

type PreviewTableProps = {
  rows: readonly PreviewedRow[];
  isBusy: boolean;
  onCorrect: (at: number, row: ImportRow<ImportKind>) => Promise<void>;
  onImport: (rows: readonly PreviewedRow[]) => Promise<void>;
};

const pageSize = 50;
const outcomes: readonly RowOutcome['does'][] = ['create', 'join', 'skip'];

/** What each row does, with a tick for those that are imported, filters with counts, and corrections in place. */
export function PreviewTable({ rows, isBusy, onCorrect, onImport }: PreviewTableProps) {
  const texts = importsTexts();
  const [filter, setFilter] = useState<RowOutcome['does']>();
  const [limit, setLimit] = useState(pageSize);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [correcting, setCorrecting] = useState<number>();
  const corrected = useRef<number>(undefined);
  const close = (at: number) => {
    corrected.current = at;
    setCorrecting(undefined);
  };
  const of = (does: RowOutcome['does']) => rows.filter((row) => row.does === does);
  const [created, joined, skipped] = [of('create').length, of('join').length, of('skip').length];
  const paid = rows.filter(({ problem, code }) => problem?.code === 'paid' || isPaid(code)).length;
  const isTicked = ({ at, does }: PreviewedRow) => does !== 'skip' && !left.has(at);
  const ticked = rows.filter(isTicked);
  const shown = filter ? of(filter) : rows;
  const tick = (at: number, isOn: boolean) => {
    const next = new Set(left);
    if (isOn) next.delete(at);
    else next.add(at);
    setLeft(next);
  };
  const show = (does: RowOutcome['does'] | undefined) => {
    setFilter(does);
    setLimit(pageSize);
  };
  const count = ticked.filter(({ does, isContact }) => does === 'create' || isContact).length;
  const contacts = of('join').filter(({ isContact }) => isContact).length;
  return (
    <div className="grid gap-4">
      <p role="status" className="font-bold">
        {texts.willDo(created, joined, skipped)}
        {contacts > 0 && ` · ${texts.newContacts(contacts)}`}
        {paid > 0 && ` · ${texts.paidLeftOut(paid)}`}
      </p>
      {count > 0 && (
        <ActionButton
          look="primary"
          className="justify-self-start"
          disabled={isBusy}
          act={() => onImport(ticked)}
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
            {texts.rowsThat(texts.does[does], of(does).length)}
          </FilterButton>
        ))}
      </fieldset>
      <table className="w-full">
        <caption className="sr-only">{texts.whatRowsDo}</caption>
        <thead className="text-left text-sm">
          <tr>
            <th scope="col" className="py-1 pr-2">
              {texts.take}
            </th>
            <th scope="col" className="py-1 pr-2">
              {texts.row}
            </th>
            <th scope="col" className="w-full py-1">
              {texts.whatItDoes}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.slice(0, limit).map((row) => (
            <tr key={row.at} data-does={row.does} className="border-t border-base-300 align-top">
              <td className="py-2 pr-2">
                <input
                  type="checkbox"
                  className="checkbox"
                  aria-label={texts.takeRow(row.at, row.name)}
                  checked={isTicked(row)}
                  disabled={row.does === 'skip'}
                  onChange={({ target }) => tick(row.at, target.checked)}
                />
              </td>
              <td className="py-2 pr-2 tabular-nums">{row.at}</td>
              <td className="py-2">
                <div className="wrap-anywhere grid gap-1">
                  <span>
                    <span className="font-semibold">{row.name || texts.rowOf(row.at)}</span>
                    {' · '}
                    {row.isContact ? texts.newContact : texts.does[row.does]}
                  </span>
                  {row.why && <span className="text-sm">{row.why}</span>}
                  <span className="text-base-content/75 text-sm">{detailsOf(row)}</span>
                  {correcting === row.at ? (
                    <RowCorrection
                      row={row.row}
                      onSave={async (typed) => {
                        close(row.at);
                        await onCorrect(row.at, typed);
                      }}
                      onCancel={() => close(row.at)}
                    />
                  ) : (
                    <Button
                      look="ghost"
                      className="justify-self-start px-0"
                      ref={(button) => {
                        // The form that had the focus is gone.
                        if (button && corrected.current === row.at) {
                          corrected.current = undefined;
                          button.focus();
                        }
                      }}
                      aria-label={texts.correctRow(row.at)}
                      onClick={() => setCorrecting(row.at)}
                    >
                      {texts.correct}
                    </Button>
                  )}
                </div>
              </td>
            </tr>
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

const isPaid = (code: string | undefined) => code === 'paid';

type FilterButtonProps = { isOn: boolean; onPress: () => void; children: string };

function FilterButton({ isOn, onPress, children }: FilterButtonProps) {
  return (
    <Button look={isOn ? 'chosen' : 'outline'} aria-pressed={isOn} onClick={onPress}>
      {children}
    </Button>
  );
}

/** The row's other fields in one line. */
function detailsOf({ row, name }: PreviewedRow): string {
  const values = Object.values(row).filter((value) => value && value !== name);
  return values.join(' · ').slice(0, 160);
}
