import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { formTexts } from './form-texts.ts';

type EntryRowsProps = {
  list: {
    readonly fields: readonly { readonly id: string }[];
    readonly remove: (index: number) => void;
  };
  most: number;
  add: string;
  onAdd: () => void;
  nameOf: (index: number) => string;
  children: (index: number) => ReactNode;
};

export function EntryRows({ list, most, add, onAdd, nameOf, children }: EntryRowsProps) {
  return (
    <>
      {list.fields.map(({ id }, index) => (
        <fieldset key={id} className="settings-row">
          <legend className="sr-only">{nameOf(index)}</legend>
          <div className="settings-fields">{children(index)}</div>
          <Button
            look="ghost"
            square
            icon={X}
            className="settings-row-end"
            aria-label={formTexts().remove(nameOf(index))}
            onClick={() => list.remove(index)}
          />
        </fieldset>
      ))}
      {list.fields.length < most && (
        <Button icon={Plus} className="justify-self-start" onClick={onAdd}>
          {add}
        </Button>
      )}
    </>
  );
}
