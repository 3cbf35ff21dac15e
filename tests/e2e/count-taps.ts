import type { Page } from '@playwright/test';

/**
 * Records the taps from now on: each button, link and box, and each field typed into or chosen in. Does not record taps
 * inside a frame of another origin, such as Stripe's card form, or drawing.
 */
export async function countTaps(page: Page): Promise<{ taps: readonly string[] }> {
  const taps: string[] = [];
  const name = `noteTap${Date.now()}`;
  await page.exposeFunction(name, (what: string) => void taps.push(what));
  await page.evaluate((tell) => {
    const tapped = 'a, button, summary, input:is([type=checkbox], [type=radio], [type=file])';
    const typed = 'input:not([type=checkbox], [type=radio], [type=file]), textarea, select';
    const told = (target: Element | null) => {
      const note: unknown = Reflect.get(window, tell);
      if (target && typeof note === 'function') note(target.textContent || target.outerHTML);
    };
    let field: Element | null = null;
    addEventListener(
      'click',
      ({ isTrusted, target }) => told(isTrusted && target instanceof Element ? target.closest(tapped) : null),
      true,
    );
    // Playwright chooses in a field without focusing it.
    for (const kind of ['focusin', 'change'])
      addEventListener(
        kind,
        ({ target }) => {
          // Returning to the window focuses the field again. That is no tap.
          if (!(target instanceof Element) || target === field || !target.matches(typed)) return;
          field = target;
          told(target);
        },
        true,
      );
  }, name);
  return { taps };
}
