import type { ImportKind, ImportRow } from '@welding/domain/entities/import-request';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import type { Column } from './headings.ts';
import { importsTexts } from './imports-texts.ts';

type RowCorrectionProps = {
  row: ImportRow<ImportKind>;
  onSave: (row: ImportRow<ImportKind>) => Promise<void>;
  onCancel: () => void;
};

/** The cells of a row, to correct them. The file itself stays as it is. */
export function RowCorrection({ row, onSave, onCancel }: RowCorrectionProps) {
  const texts = importsTexts();
  const [typed, setTyped] = useState<Readonly<Record<string, string | undefined>>>(row);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onSave(Object.fromEntries(Object.entries(typed).filter(([, value]) => value)));
  };
  const isColumn = (name: string): name is Column => name in texts.columnNames;
  return (
    <form ref={form} className="grid gap-3" onSubmit={submit}>
      {Object.keys(row)
        .filter(isColumn)
        .map((column) => (
          <Field key={column} label={texts.columnNames[column]}>
            {(control) => (
              <input
                {...control}
                className="input w-full"
                value={typed[column] ?? ''}
                onChange={({ target }) => setTyped({ ...typed, [column]: target.value })}
              />
            )}
          </Field>
        ))}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary">
          {texts.saveRow}
        </Button>
        <Button onClick={onCancel}>{texts.cancel}</Button>
      </div>
    </form>
  );
}
