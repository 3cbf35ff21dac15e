import { Field } from '#shared/ui/field.tsx';

/** Where one types whom one looks for. */
export function SearchField({ text, onType }: { text: string; onType: (text: string) => void }) {
  return (
    <Field label="Search" hint="Name, phone, e-mail or town" className="max-w-xl">
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
