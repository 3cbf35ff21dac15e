import { Field } from '#shared/ui/field.tsx';
import { clientsTexts } from './clients-texts.ts';

/** Where one types whom one looks for. */
export function SearchField({ text, onType }: { text: string; onType: (text: string) => void }) {
  return (
    <Field label={clientsTexts().search} hint={clientsTexts().searchHint} className="max-w-xl">
      {(control) => (
        <input
          {...control}
          type="search"
          className="input input-lg"
          value={text}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          onChange={(event) => onType(event.target.value)}
        />
      )}
    </Field>
  );
}
