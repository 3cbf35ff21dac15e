import type { BrowserContext, Page } from '@playwright/test';
import { createTestAppointment, createTestClient, createTestProject } from '../support/sample.ts';
import { createTestInvoice } from '../support/sample-money.ts';
import { seeMoney } from './confirm-page.ts';
import { displayTypeface } from './display-typeface.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { bookingForm, expectSignedIn, projectsCard, signIn } from './portal-page.ts';

/** A second page of a device that stays signed in, which adds up how far it shifts. */
async function openLater(context: BrowserContext, [width, height]: readonly [number, number]): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize({ width, height });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const { dataset } = document.documentElement;
      for (const entry of list.getEntries())
        if ('value' in entry) dataset['shift'] = String(Number(dataset['shift'] ?? 0) + Number(entry.value));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return page;
}

async function shiftOf(page: Page): Promise<number> {
  // A shift is told of in the frame after the one it was seen in.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  return Number((await page.locator('html').getAttribute('data-shift')) ?? 0);
}

async function expectNoShift(page: Page): Promise<void> {
  expect(await shiftOf(page)).toBe(0);
}

const phone = [360, 740] as const;
const desktop = [1280, 900] as const;

test.describe('A kept portal stands still', () => {
  test('on a phone, for a client who has confirmed, when the typeface comes late', async ({
    page,
    context,
    allowConsole,
  }) => {
    allowConsole(/status of 403/);
    const client = await createTestClient({ firstName: 'Zebulon' });
    const project = await createTestProject(client, { title: 'Trailer frame', finalCost: 400 });
    await createTestInvoice(client, { project });
    await signIn(page, client);
    await seeMoney(page, client);
    await expect(projectsCard(page)).toContainText('$400.00 to pay');
    const again = await openLater(context, phone);
    const letTypefaceCome = await holdRequests(again, '**/*.woff2');
    await again.goto('/dashboard', { waitUntil: 'domcontentloaded' });
    await expectSignedIn(again, client);
    letTypefaceCome();
    await again.evaluate(() => document.fonts.load('800 1em "Big Shoulders"'));
    await expect(bookingForm(again).getByRole('button', { name: 'Schedule Appointment' })).toBeAttached();
    // The words of the welcome are a little narrower then: less than an eye sees.
    expect(await shiftOf(again)).toBeLessThan(0.001);
    expect(await again.evaluate(() => scrollY), 'at the top of the page').toBe(0);
  });

  test('on a desktop, with its typeface, when that is there before the page', async ({ page, context }) => {
    const client = await createTestClient();
    await signIn(page, client);
    const again = await openLater(context, desktop);
    const letPageCome = await holdRequests(again, '**/signed-in-dashboard*.js');
    await Promise.all([
      again.waitForResponse('**/*.woff2'),
      again.goto('/dashboard', { waitUntil: 'domcontentloaded' }),
    ]);
    await again.evaluate(() => document.fonts.load('800 1em "Big Shoulders"'));
    letPageCome();
    await expectSignedIn(again, client);
    await displayTypeface(again);
    await expectNoShift(again);
  });

  test('on a phone, with its lists, when the server is silent for so long that it counts as offline', async ({
    page,
    context,
  }) => {
    const client = await createTestClient();
    await createTestProject(client, { title: 'Trailer frame' });
    await createTestAppointment(client);
    await signIn(page, client);
    const again = await openLater(context, phone);
    const letTokensCome = await holdRequests(again, /identitytoolkit|securetoken/);
    await again.goto('/dashboard', { waitUntil: 'domcontentloaded' });
    await expectSignedIn(again, client);
    await expect(projectsCard(again)).toContainText('Offline: as of', { timeout: 20_000 });
    await expect(projectsCard(again)).toContainText('Trailer frame');
    await expectNoShift(again);
    letTokensCome();
    await expect(again.getByText('Offline: as of')).toHaveCount(0, { timeout: 20_000 });
    await expect(again.getByRole('status').filter({ hasText: 'Back online.' })).toBeVisible();
    await expectNoShift(again);
  });
});
