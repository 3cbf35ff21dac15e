import type { Page } from '@playwright/test';
import { foreignAmong } from '../support/foreign-texts.ts';

/** On a page that may show data, these elements have our own words. */
const ownWords =
  'h1, h2, h3, button, label, legend, summary, th, nav a, option, [role="status"], [role="alert"]';

/**
 * English text, visible or for screen readers, on a Spanish page. @param where `anywhere` if the data are Spanish as well,
 * else only our own words
 */
export async function spokenEnglish(page: Page, where: 'anywhere' | 'own words'): Promise<string[]> {
  const texts = await page.evaluate(
    (within) => {
      const isShown = (element: Element) =>
        element.checkVisibility() && !element.closest('[lang="en"], [lang=""]');
      const roots = [...document.querySelectorAll(within ?? 'body')].filter(isShown);
      const elements = roots.flatMap((root) => [root, ...root.querySelectorAll('*')]).filter(isShown);
      const read = elements.flatMap((element) => [
        ...[...element.childNodes].flatMap((node) => (node instanceof Text ? node.data : [])),
        ...['aria-label', 'aria-description', 'placeholder', 'title', 'alt'].map(
          (name) => element.getAttribute(name) ?? '',
        ),
      ]);
      return [...new Set([document.title, ...read].map((text) => text.replace(/\s+/g, ' ').trim()))];
    },
    where === 'anywhere' ? null : ownWords,
  );
  return foreignAmong('es', texts);
}
