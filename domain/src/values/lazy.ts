/** Creates a value on first use: a page's first Intl format takes Chromium 17 to 33 ms, too long on loading a module. */
export function lazy<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
