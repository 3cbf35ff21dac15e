import { type ImportKind, type ImportRow, importColumns } from '@welding/domain/entities/import-request';
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import type { Column } from './headings.ts';
import { importsTexts } from './imports-texts.ts';

type RowCorrectionProps = {
  kind: ImportKind;
  row: ImportRow<ImportKind>;
  onSave: (row: ImportRow<ImportKind>) => Promise<void>;
  onCancel: () => void;
};

/** A row without one of these is mostly left out, so an empty one can be filled in. */
const neededColumns: Readonly<Record<ImportKind, readonly Column[]>> = {
  clients: ['company', 'name', 'email', 'phone'],
  price_book: ['name', 'unitPrice'],
  balances: ['name', 'email', 'number', 'amount', 'dueDate'],
  jobs: ['title', 'name', 'email', 'when'],
};

/** The columns to correct in a row: the filled ones and those that it needs. First and last name replace a name in one cell. */
export function correctableColumns(kind: ImportKind, row: ImportRow<ImportKind>): Column[] {
  const isFilled = (column: Column) => Object.hasOwn(row, column);
  const isNamed = isFilled('firstName') || isFilled('lastName');
  return importColumns[kind].filter((column) =>
    column === 'name' && isNamed ? false : isFilled(column) || neededColumns[kind].includes(column),
  );
}

/** The cells of a row, to correct them. The file itself stays as it is. */
export function RowCorrection({ kind, row, onSave, onCancel }: RowCorrectionProps) {
  const texts = importsTexts();
  const [typed, setTyped] = useState<Readonly<Record<string, string | undefined>>>(row);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input, textarea')?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onSave(Object.fromEntries(Object.entries(typed).filter(([, value]) => value)));
  };
  return (
    <form
      ref={form}
      className="grid gap-x-6 gap-y-3 rounded-box bg-base-200 p-4 sm:grid-cols-2"
      onSubmit={submit}
    >
      {correctableColumns(kind, row).map((column) => (
        <Field
          key={column}
          label={texts.columnNames[column]}
          className={column === 'note' ? 'col-span-full' : ''}
        >
          {(control) => {
            const cell = {
              ...control,
              value: typed[column] ?? '',
              onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
                setTyped({ ...typed, [column]: target.value }),
            };
            return column === 'note' ? (
              <textarea {...cell} rows={4} className="textarea w-full" />
            ) : (
              <input {...cell} className="input w-full" />
            );
          }}
        </Field>
      ))}
      <div className="col-span-full flex flex-wrap gap-3">
        <Button type="submit" look="primary">
          {texts.saveRow}
        </Button>
        <Button onClick={onCancel}>{texts.cancel}</Button>
      </div>
    </form>
  );
}
