import { useCombobox } from 'downshift';
import { type KeyboardEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { DeskPerson } from '#desk/session/desk-session.ts';
import { Field } from '#shared/ui/field.tsx';
import { searchTexts } from './search-texts.ts';
import { type Found, type FoundGroup, useEverythingFound, visitsFound } from './use-everything-found.ts';

type SearchProps = { person: DeskPerson; onDone: () => void };

/** The global search; for a welder, of their own visits. */
export function SearchDialog({ person, onDone }: SearchProps) {
  const [text, setText] = useState('');
  const Results = person.role === 'welder' ? WeldersResults : PlannersResults;
  return <Results person={person} onDone={onDone} text={text} onType={setText} />;
}

type ResultsProps = SearchProps & { text: string; onType: (text: string) => void };

function PlannersResults(props: ResultsProps) {
  const t = searchTexts();
  const isOwner = props.person.role === 'owner';
  const groups = useEverythingFound(props.text, isOwner);
  const hint = isOwner ? t.ownersHint : t.plannersHint;
  return <SearchBox {...props} hint={hint} groups={groups} />;
}

function WeldersResults(props: ResultsProps) {
  return (
    <SearchBox
      {...props}
      hint={searchTexts().weldersHint}
      groups={visitsFound(props.person.id, props.text)}
    />
  );
}

function SearchBox({
  text,
  onType,
  onDone,
  hint,
  groups,
}: ResultsProps & { hint: string; groups: readonly FoundGroup[] }) {
  const t = searchTexts();
  const navigate = useNavigate();
  const all = groups.flatMap(({ items }) => items);
  const { highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox<Found>({
    items: all,
    isOpen: true,
    selectedItem: null,
    defaultHighlightedIndex: 0,
    itemToString: () => text,
    itemToKey: (found) => found?.path,
    onInputValueChange: ({ inputValue }) => onType(inputValue),
    onSelectedItemChange: ({ selectedItem }) => {
      if (!selectedItem) return;
      onDone();
      // Takes over the dialog's own history entry.
      void navigate(selectedItem.path, { replace: true });
    },
  });
  // The combobox would use Escape to clear the field.
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    onDone();
  };
  return (
    <div className="grid gap-3">
      <Field label={t.search} hint={hint} isQuiet>
        {(control) => (
          <input
            {...getInputProps({ ...control, 'aria-labelledby': undefined, onKeyDown: closeOnEscape })}
            className="input"
            enterKeyHint="search"
            autoCapitalize="none"
            spellCheck={false}
            // biome-ignore lint/a11y/noAutofocus: a tap or key just now has asked for it
            autoFocus
          />
        )}
      </Field>
      <p role="status" className="text-sm wrap-anywhere empty:hidden">
        {outcome(text, groups)}
      </p>
      <div {...getMenuProps({ 'aria-label': t.found, 'aria-labelledby': undefined })} className="grid gap-3">
        {groups
          .filter(({ items }) => items.length > 0)
          .map(({ title, items }) => (
            // biome-ignore lint/a11y/useSemanticElements: a list of options may hold no fieldset
            <div key={title} role="group" aria-label={title} className="grid gap-1">
              <p aria-hidden="true" className="text-sm font-semibold text-base-content/75">
                {title}
              </p>
              {items.map((found) => {
                const index = all.indexOf(found);
                return (
                  <div
                    key={found.path}
                    {...getItemProps({ item: found, index })}
                    className={`list-row-button ${index === highlightedIndex ? 'border-accent bg-base-300' : ''}`}
                  >
                    <span className="grid min-w-0 wrap-anywhere">
                      <span className="font-semibold">{found.title}</span>
                      <span className="text-sm text-base-content/80 empty:hidden">{found.note}</span>
                    </span>
                  </div>
                );
              })}
            </div>
          ))}
      </div>
    </div>
  );
}

function outcome(text: string, groups: readonly FoundGroup[]): string | undefined {
  const t = searchTexts();
  const typed = text.trim();
  if (typed.length < 2) return undefined;
  if (groups.some(({ isLoading }) => isLoading)) return t.looking;
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const saved = groups.some(({ offline }) => offline) && t.savedData;
  const isCut = groups.some(({ isFull }) => isFull);
  if (!groups.every(({ isComplete, isFull }) => isComplete || isFull)) return saved || t.notAllFound;
  const said = isCut ? t.moreFound(count) : count === 0 ? t.nothingFound(typed) : t.countFound(count);
  return [said, saved].filter(Boolean).join(' ');
}
