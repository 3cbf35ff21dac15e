/**
 * Creates a value on first use. Meant for Intl formats: a page's first one takes Chromium 17 to 33 ms, too long for loading a
 * module.
 */
export function lazy<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
