import type { Client } from '@welding/domain/entities/client';
import { useCombobox } from 'downshift';
import { useState } from 'react';
import { LoadProblem } from '#desk/ui/load-problem.tsx';
import { Field } from '#shared/ui/field.tsx';
import { AddClient } from './add-client.tsx';
import { clientSearchTexts } from './client-search-texts.ts';
import { ClientSummary } from './client-summary.tsx';
import { searchOutcome } from './search-outcome.ts';
import { type ClientSearch, useClientSearch } from './use-client-search.ts';

type ClientComboboxProps = {
  error: string | undefined;
  /** Takes the focus when it appears. */
  autoFocus: boolean;
  canAdd: boolean;
  onChoose: (client: Client) => void;
};

/** Finds a client as one types, by name, phone, e-mail or town; the arrow keys and Enter choose, as a tap does. */
export function ClientCombobox({ error, autoFocus, canAdd, onChoose }: ClientComboboxProps) {
  const [text, setText] = useState('');
  const search = useClientSearch(text);
  // What was found for fewer letters is not offered any more: Enter would choose somebody else than is meant.
  const current = search?.typed === text ? search : null;
  const found = current?.list.status === 'ready' ? current.list.items : [];
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox<Client>({
    items: [...found],
    selectedItem: null,
    defaultHighlightedIndex: 0,
    itemToString: () => text,
    itemToKey: (client) => client?.id,
    onInputValueChange: ({ inputValue }) => setText(inputValue),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChoose(selectedItem),
    stateReducer: (state, { type, changes }) =>
      // Whoever leaves the field has chosen nobody, and finds there what was typed.
      type === useCombobox.stateChangeTypes.InputBlur
        ? { ...state, isOpen: false, highlightedIndex: -1 }
        : changes,
  });
  const isShown = isOpen && found.length > 0;
  return (
    <div className="grid gap-2">
      <Field label={clientSearchTexts().client} error={error} hint={clientSearchTexts().searchHint} isQuiet>
        {(control) => (
          <input
            {...getInputProps({ ...control, 'aria-labelledby': undefined })}
            className="input"
            autoCapitalize="none"
            spellCheck={false}
            // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that had the focus
            autoFocus={autoFocus}
          />
        )}
      </Field>
      <p role="status" className="text-sm empty:hidden">
        {isOpen && current && (searchOutcome(current) ?? nobody(current, canAdd))}
      </p>
      {isOpen && current?.list.status === 'error' && (
        <LoadProblem
          subject={clientSearchTexts().subject}
          offline={current.list.offline}
          retry={current.list.retry}
        />
      )}
      <ul
        {...getMenuProps({ 'aria-label': clientSearchTexts().clients, 'aria-labelledby': undefined })}
        className="grid max-h-96 gap-1 overflow-y-auto"
        hidden={!isShown}
      >
        {isShown &&
          found.map((client, index) => (
            <li
              key={client.id}
              {...getItemProps({ item: client, index })}
              className={`list-row-button ${index === highlightedIndex ? 'border-accent bg-base-300' : ''}`}
            >
              <ClientSummary client={client} />
            </li>
          ))}
      </ul>
      {canAdd && <AddClient typed={text} onClient={onChoose} />}
    </div>
  );
}

function nobody({ typed, list }: ClientSearch, canAdd: boolean): string | undefined {
  if (list.status === 'loading') return clientSearchTexts().looking;
  if (list.status !== 'ready') return undefined;
  const { nobodyAdd, nobodyAddFirst } = clientSearchTexts();
  return canAdd ? nobodyAdd(typed.trim()) : nobodyAddFirst(typed.trim());
}
