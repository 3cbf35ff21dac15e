/**
 * Puts the whole stylesheet in force. A prerendered page carries only the styles of what stands in it, and asks for the
 * whole for no medium, so that nothing waits for it (web/build/fill-page.ts). Resolves also when it does not come.
 */
export async function wholeStylesheet(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][media="not all"]');
  if (!link) return;
  if (!link.sheet) {
    await new Promise<void>((resolve) => {
      link.addEventListener('load', () => resolve(), { once: true });
      link.addEventListener('error', () => resolve(), { once: true });
    });
  }
  link.media = 'all';
}
