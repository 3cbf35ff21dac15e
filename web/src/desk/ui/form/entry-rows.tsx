import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { formTexts } from './form-texts.ts';

type EntryRowsProps = {
  /** The entries of a list, as useFieldArray tells them apart, and the most there can be. */
  list: {
    readonly fields: readonly { readonly id: string }[];
    readonly remove: (index: number) => void;
  };
  most: number;
  /** What its button says, and what it does. */
  add: string;
  onAdd: () => void;
  /** What an entry is called. */
  nameOf: (index: number) => string;
  children: (index: number) => ReactNode;
};

/** The entries of a list, each with its fields and a button that removes it, and a button that adds one. */
export function EntryRows({ list, most, add, onAdd, nameOf, children }: EntryRowsProps) {
  return (
    <>
      {list.fields.map(({ id }, index) => (
        <fieldset key={id} className="settings-row">
          <legend className="sr-only">{nameOf(index)}</legend>
          <div className="settings-fields">{children(index)}</div>
          <button
            type="button"
            className="btn btn-ghost btn-square settings-row-end"
            aria-label={formTexts().remove(nameOf(index))}
            onClick={() => list.remove(index)}
          >
            <X aria-hidden="true" />
          </button>
        </fieldset>
      ))}
      {list.fields.length < most && (
        <button type="button" className="btn btn-outline justify-self-start" onClick={onAdd}>
          <Plus aria-hidden="true" className="size-5" /> {add}
        </button>
      )}
    </>
  );
}
