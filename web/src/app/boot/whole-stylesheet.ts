/**
 * Waits for the whole stylesheet. A prerendered page carries only the styles of its first paint and asks for the whole
 * with its scripts (web/build/prerender/fill-page.ts). Resolves also when it does not come.
 */
export async function wholeStylesheet(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (!link || link.sheet) return;
  await new Promise<void>((resolve) => {
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener('error', () => resolve(), { once: true });
  });
}
