/** The address of the page's entry script. Its hash identifies the build. */
export function entryScript(): string | undefined {
  return document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;
}
