import { lineKindLabels, lineTextLimits } from '@welding/domain/entities/money-line';
import type { PriceEntry } from '@welding/domain/entities/price-entry';
import { isTaxable } from '@welding/domain/entities/totals';
import { formatCents } from '@welding/domain/values/money';
import { useCombobox } from 'downshift';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { findEntries, priceText } from '#desk/price-book/use-price-book.ts';
import { AmountField, NumberField } from '#shared/form/number-field.tsx';
import { optionsOf, SelectField } from '#shared/form/select-field.tsx';
import { TextField } from '#shared/form/text-field.tsx';
import { useFormField } from '#shared/form/use-form-field.ts';
import type { SavedFormHandle } from '#shared/form/use-saved-form.ts';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { paperTexts } from './paper-texts.ts';
import { type PaperValues, pickedLine } from './paper-values.ts';

type LineRowProps = {
  form: SavedFormHandle<PaperValues>;
  index: number;
  count: number;
  prices: readonly PriceEntry[];
  /** Undefined for an unfinished line. */
  cents: number | undefined;
  /** With sales tax, each line says whether it is taxed. */
  isTaxed: boolean;
  isNew: boolean;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
};

const kinds = optionsOf(lineKindLabels);

/** One line of a paper: a card on a phone, a row on wide screens. */
export function LineRow(props: LineRowProps) {
  const t = paperTexts();
  const { form, index, prices, cents, isTaxed, isNew } = props;
  const name = `lines.${index}` as const;
  const line = form.getValues('lines')[index];
  if (!line) return null;
  return (
    <li>
      <fieldset className="line-row">
        <legend className="sr-only">{t.line(index + 1)}</legend>
        <SelectField
          form={form}
          name={`${name}.kind`}
          label={t.whatItIs}
          options={kinds}
          className="line-kind"
        />
        <DescriptionField form={form} name={name} prices={prices} isNew={isNew} />
        <NumberField form={form} name={`${name}.quantity`} label={t.quantity} className="line-quantity" />
        <TextField form={form} name={`${name}.unit`} className="line-unit" />
        <AmountField form={form} name={`${name}.unitPrice`} label={t.unitPrice} className="line-unitPrice" />
        <p className="line-amount">
          <span className="text-sm text-base-content/75">{t.amount}</span>
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
              {t.taxed}
            </label>
          ) : (
            <span />
          )}
          <LineButtons {...props} name={line.description || t.lineName(index + 1)} />
        </div>
      </fieldset>
    </li>
  );
}

function LineButtons({ name, index, count, onMove, onRemove }: LineRowProps & { name: string }) {
  const t = paperTexts();
  const isLast = index === count - 1;
  return (
    <div className="flex">
      <Button
        look="ghost"
        square
        icon={ArrowUp}
        aria-label={t.moveUp(name)}
        aria-disabled={index === 0}
        onClick={() => index > 0 && onMove(-1)}
      />
      <Button
        look="ghost"
        square
        icon={ArrowDown}
        aria-label={t.moveDown(name)}
        aria-disabled={isLast}
        onClick={() => !isLast && onMove(1)}
      />
      <Button look="ghost" square icon={X} aria-label={t.remove(name)} onClick={onRemove} />
    </div>
  );
}

const mostSuggested = 8;

type DescriptionFieldProps = {
  form: SavedFormHandle<PaperValues>;
  name: `lines.${number}`;
  prices: readonly PriceEntry[];
  isNew: boolean;
};

/** A line's description, typed or picked from the price book, which fills in the line. */
function DescriptionField({ form, name, prices, isNew }: DescriptionFieldProps) {
  const t = paperTexts();
  const { value, onChange, input, error } = useFormField(
    { form, name: `${name}.description`, label: t.description },
    String,
  );
  const found = findEntries(prices, value, form.getValues(`${name}.kind`)).slice(0, mostSuggested);
  const pick = (entry: PriceEntry) => form.setValue(name, pickedLine(form.getValues(name), entry));
  const type = (text: string) => {
    onChange(text);
    if (text.trim() !== '') return;
    form.setValue(`${name}.priceBookId`, undefined);
    form.setValue(`${name}.includedTax`, undefined);
  };
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox<PriceEntry>({
    items: found,
    selectedItem: null,
    inputValue: value,
    itemToKey: (entry) => entry?.id,
    itemToString: (entry) => entry?.name ?? '',
    onSelectedItemChange: ({ selectedItem }) => selectedItem && pick(selectedItem),
    stateReducer: (state, { type: change, changes }) => {
      const { InputBlur, InputClick } = useCombobox.stateChangeTypes;
      // Leaving the field keeps the text, and a tap into a filled field is for editing.
      const isQuiet = change === InputBlur || (change === InputClick && state.inputValue !== '');
      return isQuiet ? { ...state, isOpen: false, highlightedIndex: -1 } : changes;
    },
  });
  const isShown = isOpen && found.length > 0;
  const isPicked = form.getValues(`${name}.priceBookId`) !== undefined;
  return (
    <div className="line-description relative">
      <Field label={t.description} error={error} isQuiet hint={isPicked && t.fromThePriceBook}>
        {(control) => (
          <input
            {...getInputProps({
              ...control,
              ...input,
              'aria-labelledby': undefined,
              // Synchronous, because a later update moves the cursor to the end.
              onChange: ({ currentTarget }) => type(currentTarget.value),
            })}
            className="input"
            maxLength={lineTextLimits.description}
            placeholder={prices.length > 0 ? t.typeOrPick : undefined}
            // biome-ignore lint/a11y/noAutofocus: a tap just now has asked for it
            autoFocus={isNew}
          />
        )}
      </Field>
      <p role="status" className="sr-only">
        {isShown && t.inThePriceBook(found.length)}
      </p>
      <ul
        {...getMenuProps({ 'aria-label': t.priceBook, 'aria-labelledby': undefined })}
        className="suggestions"
        hidden={!isShown}
      >
        {isShown &&
          found.map((entry, index) => (
            <li
              key={entry.id}
              {...getItemProps({ item: entry, index })}
              className={`suggestion ${index === highlightedIndex ? 'bg-base-300' : ''}`}
            >
              <span className="min-w-0 font-semibold wrap-anywhere">{entry.name}</span>
              <span className="text-sm text-base-content/75">{priceText(entry)}</span>
            </li>
          ))}
      </ul>
    </div>
  );
}
