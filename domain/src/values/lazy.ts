/**
 * Makes a value when it is first asked for. For formatters of Intl: a page's first one took Chromium 17 to 33 ms when it was
 * measured, a time that no module may cost by being loaded.
 */
export function lazy<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
