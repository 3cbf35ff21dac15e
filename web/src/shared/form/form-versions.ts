/** A field's label and text in a comparison of versions. */
export type FieldWords<Values> = {
  readonly label: string;
  /** A list has one text per entry; its entries' fields have none. */
  readonly textOf?: (values: Values) => string | readonly string[];
};

export type FieldVersion = { readonly label: string; readonly mine: string; readonly theirs: string };

type Versions<Values> = { readonly mine: Values; readonly base: Values; readonly theirs: Values };

/** The fields that differ between typed and stored values; lists entry by entry. */
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
    if (isSame(own, before)) return [];
    return Array.from({ length: Math.max(own.length, other.length) }, (_, index) => ({
      label: `${label} ${index + 1}`,
      mine: own[index] ?? '',
      theirs: other[index] ?? '',
    })).filter((entry) => entry.mine !== entry.theirs);
  });
}

/** The fields of `base` that differ in `values`; null clears a field. */
export function changesOf(values: object, base: object): Readonly<Record<string, unknown>> {
  const typed = new Map<string, unknown>(Object.entries(values));
  const changed = Object.entries(base).filter(([field, stored]) => !isSame(typed.get(field), stored));
  return Object.fromEntries(changed.map(([field]) => [field, typed.get(field) ?? null]));
}

/** Merges by field: typed values that differ from `base`, otherwise `latest`. */
export function typedOver<Values extends object>(typed: Values, base: Values, latest: Values): Values {
  return { ...latest, ...typedFields(typed, base) };
}

/** The fields of `typed` that differ from `base`. */
export function typedFields(typed: object, base: object): Readonly<Record<string, unknown>> {
  const stored = new Map<string, unknown>(Object.entries(base));
  return Object.fromEntries(
    Object.entries(typed).filter(([field, value]) => !isSame(value, stored.get(field))),
  );
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
