import { expect, type Page } from '@playwright/test';
import { cutOffDates } from './cut-off-dates.ts';
import { expectNoSidewaysScroll } from './look.ts';

/**
 * WCAG 2.2, 1.4.4 and 1.4.10: text of twice its size on a phone, and a page of 320 px, without scrolling sideways. Restores
 * the page's width.
 */
export async function expectFitsLargeText(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 360, height: 700 });
  const scale = (size: string) =>
    page.evaluate((to) => document.documentElement.style.setProperty('font-size', to), size);
  await scale('200%');
  await expectNoSidewaysScroll(page);
  expect(await cutOffDates(page), `${page.url()} cuts off days or times`).toEqual([]);
  expect(await squeezedTexts(page), `${page.url()} squeezes texts into a column of few letters`).toEqual([]);
  await scale('100%');
  if (before) await page.setViewportSize(before);
}

/** Sentences in a column that is narrower than four letters. */
function squeezedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')]
      .filter((each) => {
        const text = [...each.childNodes]
          .map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : ''))
          .join('');
        const letter = Number.parseFloat(getComputedStyle(each).fontSize) * 0.6;
        const { width } = each.getBoundingClientRect();
        return text.trim().length > 20 && width > 1 && width < 4 * letter;
      })
      .map((each) => each.textContent),
  );
}
