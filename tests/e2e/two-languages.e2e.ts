import type { Page } from '@playwright/test';
import { chicagoInstant, quietDay } from '../support/coming-day.ts';
import { createTestAppointment, createTestClient } from '../support/sample.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';
import { layoutShift } from './layout-shift.ts';
import { expectNoSidewaysScroll } from './look.ts';
import { signIn } from './portal-page.ts';
import { fillQuote, sampleQuote } from './quote-form-page.ts';

const offer = '¿Prefiere leer este sitio en español?';

/** Collects the paths that a page requests from this origin from now on. */
function followRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang);

test('Changing the language keeps the page, is remembered, and applies to the installed app', async ({
  page,
}) => {
  await page.goto('/services?from=mail#truck');
  await hydrated(page);
  const toSpanish = page.getByRole('banner').getByRole('link', { name: 'Español' });
  await expect(toSpanish).toHaveAttribute('lang', 'es');
  await expect(toSpanish).toHaveAttribute('hreflang', 'es');
  await toSpanish.click();
  await expect(page).toHaveURL(/\/es\/services\?from=mail#truck$/);
  expect(await languageOf(page)).toBe('es');
  await hydrated(page);
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('es');
  await page.goto('/?app');
  await expect(page).toHaveURL(/\/es\?app$/);

  await test.step('on a phone the switch is in the menu, and nothing overflows', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await hydrated(page);
    await expectNoSidewaysScroll(page);
    await page.locator('button[aria-haspopup="dialog"]').first().click();
    await page.getByRole('dialog').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/');
    expect(await languageOf(page)).toBe('en');
  });
  await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('en');
  await page.goto('/es?app');
  await expect(page).toHaveURL(/\/\?app$/);

  await page.goto('/es/services?from=mail#truck');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/services\?from=mail#truck$/);
  await expect(page).not.toHaveURL(/\/es\//);
});

test('The top bar is one row on every screen, in both languages', { tag: '@all' }, async ({ page }) => {
  for (const path of ['/', '/es']) {
    await page.goto(path);
    for (const width of [320, 360, 640, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const { height = 0 } = (await page.getByRole('banner').boundingBox()) ?? {};
      expect(height, `${path} at ${width} px`).toBeLessThan(70);
      if (width < 1024) continue;
      // On narrower screens the menu has these links and the button.
      await expect(page.getByRole('banner').locator('a[href$="/dashboard"]:visible')).toHaveCount(2);
    }
  }
});

test('A page loads nothing of the other language, and an English browser gets no offer', {
  tag: '@all',
}, async ({ page, allowConsole }) => {
  const paths = followRequests(page);
  await page.goto('/');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(paths.filter((path) => path.startsWith('/es'))).toEqual([]);
  await expect(page.getByText(offer)).toHaveCount(0);
  paths.length = 0;
  await page.goto('/es?app');
  await hydrated(page);
  await expect(page, 'where nobody has chosen a language').toHaveURL('/es?app');
  await page.waitForLoadState('networkidle');
  expect(paths.filter((path) => !/^\/(es|api)(\/|$)/.test(path))).toEqual([]);
  await page.getByRole('navigation').locator('a[href="/es/services"]').first().click();
  await expect(page).toHaveURL(/\/es\/services$/);

  allowConsole(/status of 404/);
  const answer = await page.goto('/es/nope');
  expect(answer?.status()).toBe(404);
  await expect.poll(() => languageOf(page)).toBe('es');
  await hydrated(page);
  await expect(page.getByRole('main').locator('a[href="/es"]')).toBeVisible();
  await page.goto('/nope');
  expect(await languageOf(page)).toBe('en');
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL('/');
});

test('Typed text and the signed-in client are kept in the other language, too', {
  tag: '@all',
}, async ({ page }) => {
  const typed = sampleQuote();
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('link', { name: 'Get Free Quote' }).first().click();
  await fillQuote(page, typed);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(/\/es(#quote)?$/);
  await hydrated(page);
  await page.locator('a[href="#quote"]').first().click();
  await expect(page.locator('textarea[name="description"]')).toHaveValue(typed.description);

  const client = await createTestClient();
  const scheduledDate = chicagoInstant(`${quietDay('Monday')}T09:00`).toISOString();
  await createTestAppointment(client, { scheduledDate });
  await signIn(page, client);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(/\/es\/dashboard$/);
  await expect(page.getByText(client.firstName).first()).toBeVisible();
  const day = page.getByRole('group', { name: 'Días' }).getByRole('button').nth(2);
  await expect(day).toHaveAccessibleName(/^\p{L}{3} \d+ de \p{L}+ (\d+|nada) libres?$/u);
  await page.getByRole('button', { name: /^Cambiar o cancelar/ }).click();
  await expect(page.getByRole('dialog', { name: 'Reparación de camiones pesados' })).toBeVisible();
});

test.describe('where the browser prefers Spanish', () => {
  test.use({ locale: 'es-MX' });

  test('Spanish is offered without shifting the page, and not again once refused or accepted', {
    tag: '@all',
  }, async ({ page }) => {
    const expectNoOffer = async () => {
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      await expect(page.getByText(offer)).toHaveCount(0);
    };
    await page.goto('/');
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await expect(page.getByText(offer)).toBeVisible();
    expect(await layoutShift(page)).toBeLessThan(0.01);
    await page.getByRole('button', { name: 'Ahora no' }).click();
    await expect(page.getByText(offer)).toHaveCount(0);
    await page.reload();
    await expectNoOffer();

    await page.evaluate(() => localStorage.clear());
    await page.goto('/services#truck');
    await page.getByRole('link', { name: 'Ver en español' }).click();
    await expect(page).toHaveURL(/\/es\/services#truck$/);
    await page.goto('/services');
    await expectNoOffer();
  });
});
