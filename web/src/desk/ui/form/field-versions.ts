import type { FieldVersion } from '#desk/ui/save-problem.tsx';
import type { FieldWords } from './use-desk-form.ts';

/** What somebody typed, on what it was typed over, and what is stored now. */
type Versions<Values> = { readonly mine: Values; readonly base: Values; readonly theirs: Values };

/** What was typed and is stored otherwise now, field by field; a list entry by entry. */
export function fieldVersions<Values>(
  fields: ReadonlyMap<string, FieldWords<Values>>,
  { mine, base, theirs }: Versions<Values>,
): FieldVersion[] {
  return [...fields.values()].flatMap(({ label, textOf }) => {
    if (!textOf) return [];
    const [own, before, other] = [textOf(mine), textOf(base), textOf(theirs)];
    if (typeof own === 'string' || typeof before === 'string' || typeof other === 'string') {
      return own === before || own === other ? [] : [{ label, mine: String(own), theirs: String(other) }];
    }
    if (own.join('\n') === before.join('\n')) return [];
    return Array.from({ length: Math.max(own.length, other.length) }, (_, index) => ({
      label: `${label} ${index + 1}`,
      mine: own[index] ?? '',
      theirs: other[index] ?? '',
    })).filter((entry) => entry.mine !== entry.theirs);
  });
}
