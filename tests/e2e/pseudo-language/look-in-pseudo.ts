import { expect, type JSHandle, type Page, test } from '@playwright/test';
import { crowdedTexts } from './crowded-texts.ts';
import { speakEnglish, speakPseudo } from './pseudo-language.ts';

const widths = [320, 360, 768, 1280];

/** Checks the screen in the pseudo-language, at widths of phones, tablets and desktops: everything must fit. */
export async function lookInPseudo(page: Page, name: string): Promise<void> {
  const before = page.viewportSize() ?? { width: 1280, height: 800 };
  const scrolled = await page.evaluate(() => scrollY);
  await hydratedThroughout(page);
  for (const width of widths) {
    await page.setViewportSize({ ...before, width });
    const kept = await keptPlaces(page);
    const said = await speakPseudo(page);
    const crowded = await crowdedTexts(page);
    const grown = await grownPlaces(kept);
    if (process.env['SCREENSHOTS'])
      await page.screenshot({
        fullPage: true,
        path: test.info().outputPath(`${name.replaceAll(/\W+/g, '-')}-pseudo-${width}.png`),
      });
    await speakEnglish(said);
    // Content that loaded meanwhile grows without longer words, too.
    const grownAnyway = (await grownPlaces(kept)).map(({ place }) => place);
    await kept.dispose();
    const grownByWords = grown.filter(({ place }) => !grownAnyway.includes(place));
    const problems = [...crowded, ...grownByWords.map(({ says }) => says)];
    expect.soft(problems, `${name} at ${width} px`).toEqual([]);
  }
  await page.setViewportSize(before);
  // The scroll position decides what loads next.
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scrolled);
}

/** Waits for hydration, because React reports changed text. Parts that never hydrate are checked anyway. */
async function hydratedThroughout(page: Page): Promise<void> {
  const isHydrated = () => {
    const has = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'));
    const speaking = [...document.querySelectorAll('body *')].filter(
      (element) =>
        element.childElementCount === 0 &&
        element.textContent?.trim() &&
        // The code of such a form loads with the first touch.
        !element.closest('svg, script, style, noscript, template, form[method="dialog"]:not([data-ready])'),
    );
    return speaking.every(has);
  };
  await page.waitForFunction(isHydrated, undefined, { timeout: 15_000 }).catch(() => undefined);
}

type Place = { readonly element: Element; readonly height: number };

/**
 * Elements whose height is reserved for later content. Controls with a minimum height for fingers and pages as high as the
 * screen may grow.
 */
function keptPlaces(page: Page): Promise<JSHandle<Place[]>> {
  return page.evaluateHandle(() =>
    [
      ...document.querySelectorAll(
        '[class*="min-h-"]:not(a, button, summary, label, input, select, textarea, li)',
      ),
    ]
      .map((element) => ({ element, height: element.getBoundingClientRect().height }))
      .filter(({ element, height }) => {
        if (/min-h-\S*vh/.test(element.className)) return false;
        const kept = Number.parseFloat(getComputedStyle(element).minHeight);
        return kept > 0 && height > 0 && height <= kept + 1;
      }),
  );
}

async function grownPlaces(kept: JSHandle<Place[]>): Promise<{ place: number; says: string }[]> {
  return kept.evaluate((places) =>
    places.flatMap(({ element, height }, place) => {
      const now = element.getBoundingClientRect().height;
      return now > height + 1
        ? [{ place, says: `${element.className} grew from ${height} to ${now} px` }]
        : [];
    }),
  );
}
