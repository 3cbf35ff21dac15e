import type { Page } from '@playwright/test';
import { eventually } from './fixtures.ts';
import { expect, findSignal, loseSignal, openWithWorker, test } from './network/offline-test.ts';

const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang);
const inLanguage = (page: Page, language: string) =>
  expect.poll(() => languageOf(page).catch(String)).toBe(language);
const spanish = (page: Page) => page.getByRole('button', { name: 'Español' });
const english = (page: Page) => page.getByRole('button', { name: 'English' });

/** The desk's scripts that this page requested, by language. */
function followCode(page: Page): { readonly en: string[]; readonly es: string[] } {
  const code = { en: [] as string[], es: [] as string[] };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/desk\/(es\/)?assets\//.test(pathname))
      code[pathname.startsWith('/desk/es/') ? 'es' : 'en'].push(pathname);
  });
  return code;
}

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('Each person reads the desk in their language at one address, and downloads only that one', {
    tag: '@all',
  }, async ({ page }) => {
    const code = followCode(page);
    // The buttons appear before the form's code has loaded.
    const ready = page.locator('form[data-ready]');
    await page.goto('/desk/sign-in');
    await ready.waitFor();
    await expect(spanish(page)).toBeVisible();
    expect(code.es).toEqual([]);
    expect(code.en.length).toBeGreaterThan(0);
    code.en.length = 0;
    await spanish(page).click();
    await inLanguage(page, 'es');
    await expect(english(page)).toBeVisible();
    await expect(page).toHaveURL(/\/desk\/sign-in$/);
    expect(code.en).toEqual([]);
    await page.goto('/desk');
    await ready.waitFor();
    expect(await languageOf(page)).toBe('es');
    expect(code.en).toEqual([]);
    await english(page).click();
    await expect(spanish(page)).toBeVisible();
    expect(await languageOf(page)).toBe('en');
  });
});

test('The worker of the chosen language replaces the other, and caches only its own code', {
  tag: '@all',
}, async ({ page, network }) => {
  await openWithWorker(page, '/desk/sign-in');
  await spanish(page).click();
  await expect(english(page)).toBeVisible();
  const inCharge = () =>
    page.evaluate(async () => {
      const registrations = await navigator.serviceWorker.getRegistrations();
      return registrations.map(({ active, scope }) =>
        [new URL(scope).pathname, new URL(active?.scriptURL ?? scope).pathname, active?.state].join(' '),
      );
    });
  await eventually.poll(inCharge).toEqual(['/desk /desk/es/sw.js activated']);
  const keptCode = () =>
    page.evaluate(async () => {
      const paths: string[] = [];
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
      return paths.filter((path) => path.includes('/assets/'));
    });
  await expect
    .poll(async () => (await keptCode()).filter((path) => !path.startsWith('/desk/es/')))
    .toEqual([]);
  expect((await keptCode()).length).toBeGreaterThan(10);

  await loseSignal(page, network);
  await page.goto('/desk');
  await expect(english(page)).toBeVisible();
  expect(await languageOf(page)).toBe('es');
  await findSignal(page, network);
  await english(page).click();
  await expect(spanish(page)).toBeVisible();
  await eventually.poll(inCharge).toEqual(['/desk /desk/sw.js activated']);
});
