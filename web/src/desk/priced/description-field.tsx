import { lineTextLimits } from '@welding/domain/entities/money-line';
import type { PriceEntry } from '@welding/domain/entities/price-entry';
import { useCombobox } from 'downshift';
import { findEntries } from '#desk/price-book/find-entries.ts';
import { priceText } from '#desk/price-book/price-text.ts';
import { useDeskField } from '#desk/ui/form/use-desk-field.ts';
import type { DeskFormHandle } from '#desk/ui/form/use-desk-form.ts';
import { Field } from '#shared/ui/field.tsx';
import { paperTexts } from './paper-texts.ts';
import { type PaperValues, pickedLine } from './paper-values.ts';

/** As many as one looks through. */
const mostSuggested = 8;

type DescriptionFieldProps = {
  form: DeskFormHandle<PaperValues>;
  /** The line. */
  name: `lines.${number}`;
  prices: readonly PriceEntry[];
  /** It takes the focus. */
  isNew: boolean;
};

/** What a line is for: typed, or picked from the price book, which is searched as one types and fills in the line. */
export function DescriptionField({ form, name, prices, isNew }: DescriptionFieldProps) {
  const { value, onChange, input, error } = useDeskField(
    { form, name: `${name}.description`, label: paperTexts().description },
    String,
  );
  const found = findEntries(prices, value, form.getValues(`${name}.kind`)).slice(0, mostSuggested);
  const pick = (entry: PriceEntry) => form.setValue(name, pickedLine(form.getValues(name), entry));
  const type = (text: string) => {
    onChange(text);
    if (text.trim() === '') form.setValue(`${name}.priceBookId`, undefined);
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
      // Whoever leaves the field keeps what was typed, and a tap into one that is filled is for typing on.
      const isQuiet = change === InputBlur || (change === InputClick && state.inputValue !== '');
      return isQuiet ? { ...state, isOpen: false, highlightedIndex: -1 } : changes;
    },
  });
  const isShown = isOpen && found.length > 0;
  const isPicked = form.getValues(`${name}.priceBookId`) !== undefined;
  return (
    <div className="line-description relative">
      <Field
        label={paperTexts().description}
        error={error}
        isQuiet
        hint={isPicked && paperTexts().fromThePriceBook}
      >
        {(control) => (
          <input
            {...getInputProps({
              ...control,
              ...input,
              'aria-labelledby': undefined,
              // At once: what comes a moment later moves the cursor to the end.
              onChange: ({ currentTarget }) => type(currentTarget.value),
            })}
            className="input"
            maxLength={lineTextLimits.description}
            placeholder={prices.length > 0 ? paperTexts().typeOrPick : undefined}
            // biome-ignore lint/a11y/noAutofocus: a tap just now has asked for it
            autoFocus={isNew}
          />
        )}
      </Field>
      <p role="status" className="sr-only">
        {isShown && paperTexts().inThePriceBook(found.length)}
      </p>
      <ul
        {...getMenuProps({ 'aria-label': paperTexts().priceBook, 'aria-labelledby': undefined })}
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
