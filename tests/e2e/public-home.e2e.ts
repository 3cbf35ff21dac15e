import type { Page } from '@playwright/test';
import { quotableServices, serviceTypeLabels } from '@welding/domain/entities/service-type';
import { servicePaths } from '@welding/domain/paths';
import { business, emergencyServices } from '@welding/domain/values/business';
import { telHref } from '@welding/domain/values/phone';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

const quoteHeading = (page: Page) => page.getByRole('heading', { name: 'Get a free quote' });

/** Pixels from the top of the window to the quote section. */
const fromTopToQuote = (page: Page) =>
  page.locator('#quote').evaluate((section) => Math.round(section.getBoundingClientRect().top));

test('Get Free Quote scrolls smoothly to the form; with reduced motion it jumps, and nothing moves', {
  tag: '@all',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await hydrated(page);
  const positions = page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const seen: number[] = [];
        addEventListener('scroll', () => seen.push(scrollY));
        addEventListener('scrollend', () => resolve(seen), { once: true });
      }),
  );
  await page.getByRole('link', { name: 'Get Free Quote' }).click();
  const onTheWay = await positions;
  const end = onTheWay.at(-1) ?? 0;
  expect(
    onTheWay.some((position) => position > 0 && position < end - 100),
    'a position on the way',
  ).toBe(true);
  await expect(quoteHeading(page)).toBeInViewport();
  await expect(quoteHeading(page)).toBeFocused();

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/services');
  await page.goto('/');
  await hydrated(page);
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  expect(await moving()).toBe(0);
  await page.getByRole('link', { name: 'Get Free Quote' }).click();
  await expect(quoteHeading(page)).toBeInViewport();
});

test('Home page buttons reach form, emergency dialog, map and services, and return the focus', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  for (const service of quotableServices) {
    await page.getByRole('link', { name: `Request Quote: ${serviceTypeLabels[service]}` }).click();
    await expect.poll(() => fromTopToQuote(page)).toBeLessThan(100);
    await expect(quoteHeading(page)).toBeInViewport();
    await expect(page.getByLabel('Service', { exact: true })).toHaveValue(service);
  }
  await page.locator('#quote-form[data-ready]').waitFor();
  await expect(page.getByLabel('Service', { exact: true })).toHaveValue('aluminum');

  const button = page.getByRole('button', { name: '24/7 Emergency' });
  await button.press('Enter');
  const dialog = page.getByRole('dialog', { name: '24/7 Emergency Service' });
  await expect(dialog.getByRole('link', { name: business.emergencyPhone })).toHaveAttribute(
    'href',
    telHref(business.emergencyPhone),
  );
  for (const service of emergencyServices()) await expect(dialog.getByText(service)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  // In its first frame the dialog is a popover, and the page behind it accepts clicks.
  await page.locator('dialog:modal').waitFor();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
  await button.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();

  const map = page.getByRole('dialog', { name: 'Service Area' });
  for (const name of ['View Map', /50 miles/]) {
    const opener = page.getByRole('button', { name });
    await opener.click();
    await expect(map).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(map).toBeHidden();
    await expect(opener).toBeFocused();
  }

  await page.getByRole('link', { name: 'Details: Heavy-Duty Truck Repairs' }).click();
  await expect(page).toHaveURL(servicePaths.truck);
  await expect(page.getByRole('heading', { name: 'Heavy-Duty Truck Repairs' })).toBeInViewport();
});
