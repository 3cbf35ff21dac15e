/** The address of the script this page began with: its hash stands for the whole build. */
export function entryScript(): string | undefined {
  return document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;
}
