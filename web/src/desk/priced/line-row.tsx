import { lineKindLabels } from '@welding/domain/entities/money-line';
import type { PriceEntry } from '@welding/domain/entities/price-entry';
import { isTaxable } from '@welding/domain/entities/totals';
import { formatCents } from '@welding/domain/values/money';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { AmountField, NumberField } from '#desk/ui/form/number-field.tsx';
import { optionsOf, SelectField } from '#desk/ui/form/select-field.tsx';
import { TextField } from '#desk/ui/form/text-field.tsx';
import type { DeskFormHandle } from '#desk/ui/form/use-desk-form.ts';
import { DescriptionField } from './description-field.tsx';
import { paperTexts } from './paper-texts.ts';
import type { PaperValues } from './paper-values.ts';

type LineRowProps = {
  form: DeskFormHandle<PaperValues>;
  index: number;
  /** How many lines there are. */
  count: number;
  /** What it can be picked from. */
  prices: readonly PriceEntry[];
  /** Undefined while the line is not finished. */
  cents: number | undefined;
  /** Whether sales tax is asked for, so that each line says whether it is on it. */
  isTaxed: boolean;
  /** It was added just now and takes the focus. */
  isNew: boolean;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
};

const kinds = optionsOf(lineKindLabels);

/** One line of an estimate or invoice: a card on a phone, a row where there is room. */
export function LineRow(props: LineRowProps) {
  const { form, index, prices, cents, isTaxed, isNew } = props;
  const name = `lines.${index}` as const;
  const line = form.getValues('lines')[index];
  if (!line) return null;
  return (
    <li>
      <fieldset className="line-row">
        <legend className="sr-only">{paperTexts().line(index + 1)}</legend>
        <SelectField
          form={form}
          name={`${name}.kind`}
          label={paperTexts().whatItIs}
          options={kinds}
          className="line-kind"
        />
        <DescriptionField form={form} name={name} prices={prices} isNew={isNew} />
        <NumberField
          form={form}
          name={`${name}.quantity`}
          label={paperTexts().quantity}
          className="line-quantity"
        />
        <TextField form={form} name={`${name}.unit`} label={paperTexts().unit} className="line-unit" />
        <AmountField
          form={form}
          name={`${name}.unitPrice`}
          label={paperTexts().unitPrice}
          className="line-unitPrice"
        />
        <p className="line-amount">
          <span className="text-sm text-base-content/75">{paperTexts().amount}</span>
          <span className="text-lg font-semibold tabular-nums">
            {cents === undefined ? '–' : formatCents(cents)}
          </span>
        </p>
        <div className="line-end">
          {isTaxed ? (
            <label className="flex min-h-11 items-center gap-2">
              <input
                type="checkbox"
                className="checkbox"
                checked={isTaxable(line)}
                onChange={({ target }) => form.setValue(`${name}.taxable`, target.checked)}
              />
              {paperTexts().taxed}
            </label>
          ) : (
            <span />
          )}
          <LineButtons {...props} name={line.description || paperTexts().lineName(index + 1)} />
        </div>
      </fieldset>
    </li>
  );
}

function LineButtons({ name, index, count, onMove, onRemove }: LineRowProps & { name: string }) {
  const isLast = index === count - 1;
  return (
    <div className="flex">
      <button
        type="button"
        className="btn btn-ghost btn-square"
        aria-label={paperTexts().moveUp(name)}
        aria-disabled={index === 0}
        onClick={() => index > 0 && onMove(-1)}
      >
        <ArrowUp aria-hidden="true" className="size-5" />
      </button>
      <button
        type="button"
        className="btn btn-ghost btn-square"
        aria-label={paperTexts().moveDown(name)}
        aria-disabled={isLast}
        onClick={() => !isLast && onMove(1)}
      >
        <ArrowDown aria-hidden="true" className="size-5" />
      </button>
      <button
        type="button"
        className="btn btn-ghost btn-square"
        aria-label={paperTexts().remove(name)}
        onClick={onRemove}
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}
