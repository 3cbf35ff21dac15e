import type { Client, NewClient } from '@welding/domain/entities/client';
import { storedClientSchema } from '@welding/domain/entities/client';
import { useCombobox } from 'downshift';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useDeskDocument } from '#desk/live/use-desk-list.ts';
import { problemWords } from '#desk/ui/desk-list-view.tsx';
import { DialogButton } from '#desk/ui/dialog-button.tsx';
import { type FormFieldProps, useFormField } from '#shared/form/use-form-field.ts';
import { LoadProblem } from '#shared/live-lists/loaded-view.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { type ClientSearch, ClientSummary, searchOutcome, useClientSearch } from './client-search.tsx';
import { clientSearchTexts } from './client-search-texts.ts';

type ClientFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = Pick<
  FormFieldProps<Values, Name>,
  'form' | 'name'
> & { onChoose?: (client: Client | undefined) => void };

export function ClientField<Values extends FieldValues, Name extends FieldPath<Values>>({
  form,
  name,
  onChoose,
}: ClientFieldProps<Values, Name>) {
  const { value, onChange, error } = useFormField(
    { form, name, label: clientSearchTexts().client },
    () => '',
  );
  const choose = (client: Client | undefined) => {
    onChange(client?.id);
    onChoose?.(client);
  };
  return <ClientPicker clientId={value || undefined} error={error} canAdd onChoose={choose} />;
}

type ClientPickerProps = {
  clientId: string | undefined;
  error: string | undefined;
  canAdd?: boolean;
  /** Undefined returns to the search. */
  onChoose: (client: Client | undefined) => void;
};

export function ClientPicker({ clientId, error, canAdd = false, onChoose }: ClientPickerProps) {
  const t = clientSearchTexts();
  const [picked, setPicked] = useState<Client>();
  /** After a choice the focus moves between the field and the button that replace each other. */
  const [isUsed, setUsed] = useState(false);
  const stored = useDeskDocument('clients', clientId, storedClientSchema);
  const chosen = stored.status === 'ready' ? stored.item : picked?.id === clientId ? picked : undefined;
  const choose = (client: Client | undefined) => {
    setPicked(client);
    setUsed(true);
    onChoose(client);
  };
  if (chosen) {
    return (
      <fieldset className="grid min-w-0 gap-1.5">
        <legend className="mb-1.5 font-semibold">{t.client}</legend>
        <div className="list-row-plain items-center!">
          <ClientSummary client={chosen} />
          <Button autoFocus={isUsed} onClick={() => choose(undefined)}>
            {t.chooseAnotherClient}
          </Button>
        </div>
      </fieldset>
    );
  }
  if (clientId && stored.status === 'loading') return <p role="status">{t.loadingTheClient}</p>;
  const isGone = clientId !== undefined && stored.status === 'missing';
  return (
    <ClientCombobox
      error={error ?? (isGone ? t.isGone : undefined)}
      autoFocus={isUsed}
      canAdd={canAdd}
      onChoose={choose}
    />
  );
}

type ClientComboboxProps = {
  error: string | undefined;
  autoFocus: boolean;
  canAdd: boolean;
  onChoose: (client: Client) => void;
};

/** Finds a client while typing, by name, phone, email or town. Arrow keys and Enter choose. */
function ClientCombobox({ error, autoFocus, canAdd, onChoose }: ClientComboboxProps) {
  const t = clientSearchTexts();
  const [text, setText] = useState('');
  const search = useClientSearch(text);
  // Hides results for shorter text because Enter would choose the wrong client.
  const current = search?.typed === text ? search : null;
  const found = current?.list.status === 'ready' ? [...current.list.items] : [];
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox<Client>({
    items: found,
    selectedItem: null,
    defaultHighlightedIndex: 0,
    itemToString: () => text,
    itemToKey: (client) => client?.id,
    onInputValueChange: ({ inputValue }) => setText(inputValue),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChoose(selectedItem),
    stateReducer: (state, { type, changes }) =>
      // Leaving the field chooses no one and keeps the text.
      type === useCombobox.stateChangeTypes.InputBlur
        ? { ...state, isOpen: false, highlightedIndex: -1 }
        : changes,
  });
  const isShown = isOpen && found.length > 0;
  return (
    <div className="grid gap-2">
      <Field label={t.client} error={error} hint={t.searchHint} isQuiet>
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
      {isOpen && current?.list.status === 'error' && <LoadProblem of={current.list} {...problemWords()} />}
      <ul
        {...getMenuProps({ 'aria-label': t.clients, 'aria-labelledby': undefined })}
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
  const t = clientSearchTexts();
  if (list.status === 'loading') return t.looking;
  if (list.status !== 'ready' || !list.isComplete) return undefined;
  const { nobodyAdd, nobodyAddFirst } = t;
  return canAdd ? nobodyAdd(typed.trim()) : nobodyAddFirst(typed.trim());
}

const NewClientForm = lazyPart(async () => (await import('./new-client-form.tsx')).NewClientForm, {
  waiting: <p role="status">{clientSearchTexts().loading}</p>,
});

type AddClientProps = {
  typed: string;
  /** The new client, or a matching existing one. */
  onClient: (client: Client) => void;
};

/** Adds a client in a dialog, so that the surrounding form keeps its values. */
function AddClient({ typed, onClient }: AddClientProps) {
  const t = clientSearchTexts();
  const name = typed.trim();
  return (
    <DialogButton
      isInForm
      label={name === '' ? t.addNew : t.addTyped(name)}
      icon={UserPlus}
      className="h-auto min-h-11 justify-self-start py-2 wrap-anywhere"
      title={t.newClient}
    >
      {() => <NewClientForm start={typedClient(typed)} draft={`picked-client-${name}`} onClient={onClient} />}
    </DialogButton>
  );
}

const isPhone = /^[\d\s()+.-]{7,}$/;

/** The search text as a new client's name, email or phone number. */
export function typedClient(text: string): NewClient {
  const nobody = { firstName: '', lastName: '', email: '', phone: '' };
  const typed = text.trim();
  if (typed.includes('@')) return { ...nobody, email: typed };
  if (isPhone.test(typed)) return { ...nobody, phone: typed };
  const words = typed.split(/\s+/);
  const lastName = words.length > 1 ? (words.pop() ?? '') : '';
  return { ...nobody, firstName: words.join(' '), lastName };
}
