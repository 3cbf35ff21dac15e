import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openBeforeScripts } from './hold-requests.ts';

// The critical CSS in a page covers the first screen: the complete stylesheet changes nothing on it.

test('The first paint of pages is final, on a phone and on a desktop', { tag: '@all' }, async ({
  page,
  allowConsole,
}) => {
  test.slow();
  allowConsole(/404|ERR_FAILED/);
  await page.route('**/*.woff2', (route) => route.abort());
  for (const path of ['/', '/services', '/dashboard', '/nowhere']) {
    await openBeforeScripts(page, path);
    const atFirst = await lookAtEachWidth(page);
    expect(atFirst.length, path).toBeGreaterThan(40);
    await addWholeStylesheet(page);
    expect(await lookAtEachWidth(page), path).toEqual(atFirst);
  }
});

async function lookAtEachWidth(page: Page): Promise<string[]> {
  const looks: string[] = [];
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const look = await lookAtFirstScreen(page);
    expect(look.length).toBeGreaterThan(20);
    looks.push(...look);
  }
  return looks;
}

/** The position and style of each element on the screen. Loaded pictures come later. */
function lookAtFirstScreen(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      if (width * height === 0 || y > innerHeight || y + height < 0) return [];
      const { color, backgroundColor, backgroundImage, borderColor, font, opacity } =
        getComputedStyle(element);
      const picture = backgroundImage.includes('url("http') ? 'none' : backgroundImage;
      return `${element.localName}.${element.className} ${[x, y, width, height].map(Math.round)} ${[color, backgroundColor, picture, borderColor, font, opacity].join(' ')}`;
    }),
  );
}

/** Like its link, whose request is still on the way. */
async function addWholeStylesheet(page: Page): Promise<void> {
  const href = await page.locator('link[rel=stylesheet]').getAttribute('href');
  const css = await (await page.request.get(href ?? '')).text();
  await page.addStyleTag({ content: `${css} *{transition:none!important;animation:none!important}` });
}
