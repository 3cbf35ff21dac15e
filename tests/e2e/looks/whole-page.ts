import { expect, type Page, test } from '@playwright/test';
import { paths, servicePaths } from '@welding/domain/paths';
import { layoutShift } from '../layout-shift.ts';
import { expectNoSidewaysScroll, type Looks, show } from '../look.ts';

/** The pages of search engines and visitors, and the portal's sign-in. */
export const wholePages = [
  ...[paths.home, paths.services, servicePaths.truck, paths.work, paths.privacy, '/nowhere'],
  paths.dashboard,
];

/** Each width in one scheme, and both schemes at the most common widths. */
const looks: readonly (Looks[number] & { readonly text?: string })[] = [
  { width: 360, colorScheme: 'light', text: '200%' },
  { width: 360, colorScheme: 'dark' },
  { width: 390, colorScheme: 'light' },
  { width: 768, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light', text: '200%' },
  { width: 1280, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
  { width: 1920, colorScheme: 'light' },
];
/** The longest that is said of it. */
const nextFree = {
  ...{ at: '2026-11-28T17:30:00.000Z', specialDays: [] },
  words: { next: 'mañana a las 11:30 a.\u00a0m.', specialDay: null },
};
const most = { shift: 0.02, emptyPx: 300, emptyInPanelPx: 140 };

/**
 * Checks an untouched page from its header to its footer: nothing shifts, overflows, covers the hero's text, or leaves a
 * gap. With SCREENSHOTS=1 a picture of each stays in test-results.
 */
export async function lookAtWholePage(
  page: Page,
  address: string,
  waitUntil: 'networkidle' | 'load' = 'networkidle',
): Promise<void> {
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';
  await page.route('**/api/next-free**', (route) => route.fulfill({ json: nextFree }));
  await page.route('**/api/work/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body }));
  await page.goto(address, { waitUntil });
  expect(await layoutShift(page), `${address} jumps`).toBeLessThanOrEqual(most.shift);
  for (const { text = '100%', ...each } of looks) {
    await show(page, each);
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), text);
    await expectNoSidewaysScroll(page);
    const scale = Number.parseInt(text, 10) / 100;
    const found = (await flaws(page)).filter(
      ({ empty, inPanel }) => empty > (inPanel ? most.emptyInPanelPx : most.emptyPx) * scale,
    );
    expect.soft(found, `${address}, ${each.width} px, text of ${text}`).toEqual([]);
    if (!process.env['SCREENSHOTS']) continue;
    const name = `${address.replaceAll(/\W+/g, '-')}-${each.width}-${each.colorScheme}-${text.slice(0, 3)}`;
    await page.screenshot({ fullPage: true, path: test.info().outputPath(`${name}.png`) });
  }
}

type Flaw = { readonly what: string; readonly empty: number; readonly inPanel: boolean };

/**
 * Each run of rows without ink, in the content and in each panel. Text under the hero's drawing counts as an endless run.
 */
function flaws(page: Page): Promise<Flaw[]> {
  return page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const inkIn = (root: Element) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
      const boxes: DOMRect[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node instanceof Element ? node : node.parentElement;
        if (!element || !isShown(element) || element.closest('.sr-only')) continue;
        if (node instanceof Element) {
          if (node.matches('img, svg, input, select, textarea, .service-drawing, .skeleton, .weld-seam'))
            boxes.push(node.getBoundingClientRect());
        } else if (node.textContent?.trim()) {
          const range = document.createRange();
          range.selectNodeContents(node);
          boxes.push(...range.getClientRects());
        }
      }
      return boxes.filter(({ width, height }) => width > 1 && height > 1);
    };
    const holesIn = (root: Element, inPanel: boolean) => {
      const { top, bottom } = root.getBoundingClientRect();
      const rows = inkIn(root).toSorted((a, b) => a.top - b.top);
      let end = top;
      const holes: Flaw[] = [];
      for (const row of [...rows, new DOMRect(0, bottom, 0, 0)]) {
        const what = `at ${Math.round(end + scrollY)} px of ${root.className || root.tagName}`;
        holes.push({ what, empty: Math.round(row.top - end), inPanel });
        end = Math.max(end, row.bottom);
      }
      return holes;
    };
    const shapes = [...document.querySelectorAll('.hero-drawing :is(path, circle):not([fill^="url(#arc"])')]
      .filter(isShown)
      .map((shape) => shape.getBoundingClientRect());
    const covered = [...document.querySelectorAll('.hero-columns > :not(.hero-drawing)')]
      .flatMap(inkIn)
      .filter((text) =>
        shapes.some(
          (shape) =>
            Math.min(shape.right, text.right) - Math.max(shape.left, text.left) > 1 &&
            Math.min(shape.bottom, text.bottom) - Math.max(shape.top, text.top) > 1,
        ),
      )
      .map(({ top }) => ({
        what: `drawing over the hero at ${Math.round(top)} px`,
        empty: Number.MAX_SAFE_INTEGER,
        inPanel: false,
      }));
    const panels = [...document.querySelectorAll('main .panel')].filter(isShown);
    const main = document.querySelector('main');
    return [
      ...covered,
      ...(main ? holesIn(main, false) : []),
      ...panels.flatMap((panel) => holesIn(panel, true)),
    ];
  });
}
