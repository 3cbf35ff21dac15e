import type { Page } from '@playwright/test';
import { business } from '@welding/domain/values/business';
import { telHref } from '@welding/domain/values/phone';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

test.describe('on a wide screen', () => {
  test('the navigation stays in view and opens every page, here or in a new tab, and back', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    await hydrated(page);
    const document = await page.evaluateHandle(() => globalThis.document);
    const header = page.getByRole('banner');
    const nav = header.getByRole('navigation', { name: 'Main' });
    const opened = context.waitForEvent('page');
    await nav.getByRole('link', { name: 'Services' }).click({ modifiers: ['Control'] });
    // A tab in the background may load late on a busy machine.
    await (await opened).waitForURL('/services', { waitUntil: 'commit' });
    await expect(page).toHaveURL('/');
    await page.mouse.wheel(0, 2000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    await expect(header).toBeInViewport();
    await page.evaluate(() => scrollTo(0, 900));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);

    await nav.getByRole('link', { name: 'Services' }).click();
    await expect(page).toHaveURL('/services');
    await expect(nav.getByRole('link', { name: 'Services' })).toHaveAttribute('aria-current', 'page');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await document.evaluate((first) => first === globalThis.document), 'in this document').toBe(true);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);

    await nav.getByRole('link', { name: 'Client Portal' }).click();
    await expect(page).toHaveURL('/dashboard');
    await nav.getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/');
    await header.getByRole('link', { name: 'Schedule Service' }).click();
    await expect(page).toHaveURL('/dashboard');
    await header.getByRole('link', { name: business.name }).click();
    await expect(page).toHaveURL('/');
    await expect(header.getByRole('link', { name: business.phone })).toHaveAttribute(
      'href',
      telHref(business.phone),
    );
  });

  test('by keyboard alone: skip to the content, then follow the links in order', { tag: '@all' }, async ({
    page,
  }) => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('textbox', { name: 'ZIP' }).first()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Get Free Quote' })).toBeFocused();

    // Once the page knows its address has #main, the other language's link has it, too.
    await expect(page.getByRole('link', { name: 'Español' }).first()).toHaveAttribute('href', '/es#main');
    await page.getByRole('link', { name: 'Skip to content' }).focus();
    const visited: (string | null)[] = [];
    for (let step = 0; step < 7; step += 1) {
      await page.keyboard.press('Tab');
      visited.push(await page.evaluate(() => document.activeElement?.getAttribute('href') ?? null));
    }
    const phone = telHref(business.phone);
    expect(visited).toEqual(['/', '/', '/services', '/dashboard', '/es#main', phone, '/dashboard']);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard');
  });
});

test.describe('on a 360 px touch screen', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

  async function openMenu(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Menu' }).tap();
    await expect(menu(page)).toBeVisible();
    await expect.poll(() => menu(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
    await expect.poll(() => page.evaluate(() => 'dialog' in (history.state ?? {}))).toBe(true);
  }

  async function expectMenuClosed(page: Page): Promise<void> {
    await expect(menu(page)).toBeHidden();
    await expect.poll(() => page.evaluate(() => 'dialog' in (history.state ?? {}))).toBe(false);
    await expect(page).toHaveURL('/');
  }

  test('the menu slides in, holds the focus, and closes on Escape, an outside tap, its button, back and a link', {
    tag: '@all',
  }, async ({ page }) => {
    await page.goto('/services');
    await page.goto('/');
    await openMenu(page);
    const edges = () => menu(page).evaluate((element) => element.getBoundingClientRect());
    await expect.poll(async () => Math.round((await edges()).right)).toBe(360);
    expect((await edges()).left).toBeGreaterThan(0);
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      const where = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement === document.body || activeElement?.closest('dialog') !== null;
      });
      expect(where).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expectMenuClosed(page);
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();

    await openMenu(page);
    await page.touchscreen.tap(15, 400);
    await expectMenuClosed(page);
    await openMenu(page);
    await menu(page).getByRole('button', { name: 'Close' }).tap();
    await expectMenuClosed(page);
    await openMenu(page);
    await page.goBack();
    await expectMenuClosed(page);
    await page.goBack();
    await expect(page).toHaveURL('/services');

    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).tap();
    await menu(page).getByRole('link', { name: 'Services' }).tap();
    await expect(page).toHaveURL('/services');
    await expect(menu(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: 'Get Free Quote' })).toBeVisible();
    await page.getByRole('button', { name: 'Menu' }).tap();
    await menu(page).getByRole('link', { name: 'Schedule Service' }).tap();
    await expect(page).toHaveURL('/dashboard');
  });
});
