import type { BusinessSettings } from '@welding/domain/business/settings';
import { lineKindLabels, lineKinds, maxLines } from '@welding/domain/entities/money-line';
import { formatDollars } from '@welding/domain/values/money';
import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useFieldArray, useFormState } from 'react-hook-form';
import { usePriceBook } from '#desk/price-book/use-price-book.ts';
import { numberText } from '#shared/form/number-field.tsx';
import { useFieldWords } from '#shared/form/use-form-field.ts';
import type { SavedFormHandle } from '#shared/form/use-saved-form.ts';
import { Button } from '#shared/ui/button.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { LineRow } from './line-row.tsx';
import { paperTexts } from './paper-texts.ts';
import {
  isBlank,
  type LineValues,
  type LiveTotals,
  newLine,
  type PaperValues,
  writtenLines,
} from './paper-values.ts';

type LinesFieldProps = {
  form: SavedFormHandle<PaperValues>;
  totals: LiveTotals;
  /** With sales tax, each line says whether it is taxed. */
  isTaxed: boolean;
  /** The hourly rates; empty for welders, who may not read settings. */
  rates: BusinessSettings['laborRates'];
};

export function LinesField({ form, totals, isTaxed, rates }: LinesFieldProps) {
  const t = paperTexts();
  const { fields, insert, move, remove } = useFieldArray({ control: form.control, name: 'lines' });
  const { errors } = useFormState({ control: form.control, name: 'lines' });
  useFieldWords({ form, name: 'lines', label: t.lineField }, (lines) =>
    writtenLines({ lines }).map(lineText),
  );
  const prices = usePriceBook();
  const [added, setAdded] = useState<number>();
  // Focuses a new line once.
  useEffect(() => {
    if (added !== undefined) setAdded(undefined);
  }, [added]);
  const add = (line: LineValues) => {
    const written = writtenLines(form.getValues());
    setAdded(written.length);
    form.setValue('lines', [...written, line]);
  };
  const removeLine = (index: number) => {
    const line = form.getValues('lines')[index];
    remove(index);
    if (!line || isBlank(line)) return;
    const { description } = line;
    const onAction = () => insert(index, line, { shouldFocus: false });
    void showToast({
      title: t.lineRemoved,
      description,
      action: { label: t.undo, onAction },
    });
  };
  return (
    <div className="grid gap-4">
      <ol className="grid gap-3">
        {fields.map(({ id }, index) => (
          <LineRow
            key={id}
            form={form}
            index={index}
            count={fields.length}
            prices={prices.status === 'ready' ? [...prices.items] : []}
            cents={totals.byLine[index]}
            isTaxed={isTaxed}
            isNew={index === added}
            onMove={(step) => move(index, index + step)}
            onRemove={() => removeLine(index)}
          />
        ))}
      </ol>
      <p className="font-semibold text-error empty:hidden">{errors.lines?.root?.message}</p>
      {prices.status === 'ready' && prices.isFull && <p className="text-sm">{t.morePrices}</p>}
      {fields.length < maxLines && <AddLine rates={rates} onAdd={add} />}
    </div>
  );
}

function lineText({ kind, description, quantity, unit, unitPrice, taxable }: LineValues): string {
  const t = paperTexts();
  const line = `${lineKindLabels[kind]}: ${description}, ${numberText(quantity)} ${unit}`;
  const tax = taxable ? t.withTax : t.withoutTax;
  return [t.lineAtPrice(line, numberText(unitPrice, 2)), taxable === undefined ? '' : tax]
    .filter(Boolean)
    .join(', ');
}

function AddLine({ rates, onAdd }: { rates: LinesFieldProps['rates']; onAdd: (line: LineValues) => void }) {
  const t = paperTexts();
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">{t.addALine}</legend>
      <div className="flex flex-wrap gap-2">
        {rates.map(({ label, dollarsPerHour }) => (
          <AddButton
            key={label}
            onAdd={() =>
              onAdd(newLine('labor', { description: t.laborAt(label), unitPrice: dollarsPerHour }))
            }
          >
            {t.laborButton(label, formatDollars(dollarsPerHour))}
          </AddButton>
        ))}
        {(rates.length === 0 ? lineKinds : lineKinds.filter((kind) => kind !== 'labor')).map((kind) => (
          <AddButton
            key={kind}
            onAdd={() => onAdd(newLine(kind, kind === 'trip' ? { description: lineKindLabels.trip } : {}))}
          >
            {lineKindLabels[kind]}
          </AddButton>
        ))}
      </div>
    </fieldset>
  );
}

function AddButton({ onAdd, children }: { onAdd: () => void; children: string }) {
  return (
    <Button icon={Plus} onClick={onAdd}>
      {children}
    </Button>
  );
}
