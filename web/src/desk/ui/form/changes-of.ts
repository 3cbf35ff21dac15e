/** The fields of `base` that are otherwise in `values`; null takes a field away. */
export function changesOf(values: object, base: object): Readonly<Record<string, unknown>> {
  const typed = new Map<string, unknown>(Object.entries(values));
  const changed = Object.entries(base).filter(([field, stored]) => !isSame(typed.get(field), stored));
  return Object.fromEntries(changed.map(([field]) => [field, typed.get(field) ?? null]));
}

/** Field by field what was typed over `base`, and `latest` where nothing was. */
export function typedOver<Values extends object>(typed: Values, base: Values, latest: Values): Values {
  const stored = new Map<string, unknown>(Object.entries(base));
  const own = Object.entries(typed).filter(([field, value]) => !isSame(value, stored.get(field)));
  return { ...latest, ...Object.fromEntries(own) };
}

/** Whether two values are sent as the same. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
