import type { BrowserContext, Page } from '@playwright/test';
import { codeSentTo } from '../support/codes.ts';
import { createTestAppointment, createTestClient, createTestProject } from '../support/sample.ts';
import { createTestInvoice } from '../support/sample-money.ts';
import { seeMoney, typeCode } from './confirm-page.ts';
import { displayTypeface } from './display-typeface.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { bookingForm, expectSignedIn, fillSignInForm, projectsCard, signIn } from './portal-page.ts';
import { saidToClients } from './said-to-clients.ts';

/** A second page of a signed-in device, which sums up its layout shifts. */
async function openLater(context: BrowserContext, size: readonly [number, number]): Promise<Page> {
  const page = await context.newPage();
  await addUpShifts(page, size);
  return page;
}

async function addUpShifts(page: Page, [width, height]: readonly [number, number]): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const { dataset } = document.documentElement;
      for (const entry of list.getEntries())
        if ('value' in entry && !('hadRecentInput' in entry && entry.hadRecentInput))
          dataset['shift'] = String(Number(dataset['shift'] ?? 0) + Number(entry.value));
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function shiftOf(page: Page): Promise<number> {
  // The browser reports a shift in the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  return Number((await page.locator('html').getAttribute('data-shift')) ?? 0);
}

async function expectNoShift(page: Page): Promise<void> {
  expect(await shiftOf(page)).toBe(0);
}

const phone = [360, 740] as const;
const desktop = [1280, 900] as const;

test('A kept portal does not shift when the typeface, the page or the server is late', {
  tag: '@all',
}, async ({ page, context, allowConsole }) => {
  test.slow();
  allowConsole(/status of 403/);
  const client = await createTestClient({ firstName: 'Zebulon' });
  const project = await createTestProject(client, { title: 'Trailer frame', finalCost: 400 });
  await createTestAppointment(client);
  await signIn(page, client);

  await test.step('on a desktop, with the typeface before the page', async () => {
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
    await again.close();
  });

  await test.step('on a phone, with its lists, when the server is silent until it counts as offline', async () => {
    const again = await openLater(context, phone);
    const letTokensCome = await holdRequests(again, /identitytoolkit|securetoken/);
    await again.goto('/dashboard', { waitUntil: 'domcontentloaded' });
    await expectSignedIn(again, client);
    await expect(projectsCard(again)).toContainText('Offline: as of');
    await expect(projectsCard(again)).toContainText('Trailer frame');
    await expectNoShift(again);
    letTokensCome();
    await expect(again.getByText('Offline: as of')).toHaveCount(0);
    await expect(again.getByRole('status').filter({ hasText: 'Back online.' })).toBeVisible();
    await expectNoShift(again);
    await again.close();
  });

  await test.step('on a phone, for a confirmed client, when the typeface is late', async () => {
    await createTestInvoice(client, { project });
    await seeMoney(page, client);
    await expect(projectsCard(page)).toContainText('$400.00 to pay');
    const again = await openLater(context, phone);
    const letTypefaceCome = await holdRequests(again, '**/*.woff2');
    await again.goto('/dashboard', { waitUntil: 'domcontentloaded' });
    await expectSignedIn(again, client);
    letTypefaceCome();
    await again.evaluate(() => document.fonts.load('800 1em "Big Shoulders"'));
    await expect(bookingForm(again).getByRole('button', { name: 'Schedule Appointment' })).toBeAttached();
    // The welcome's text gets slightly narrower, which is not visible.
    expect(await shiftOf(again)).toBeLessThan(0.001);
    expect(await again.evaluate(() => scrollY), 'at the top of the page').toBe(0);
  });
});

test('Nothing shifts on a phone, in Spanish, when the server answers sign-in and code late', {
  tag: '@all',
}, async ({ page }) => {
  test.slow();
  const language = 'es';
  const said = saidToClients[language];
  const client = await createTestClient({ firstName: 'Zebulon' });
  const project = await createTestProject(client, { title: 'Trailer frame', finalCost: 400 });
  // More projects than the placeholder has rows.
  for (const title of ['Gate', 'Railing', 'Dock', 'Stairs']) await createTestProject(client, { title });
  await createTestInvoice(client, { project });
  await addUpShifts(page, phone);
  /** A shift within half a second of a tap is expected and does not count. */
  const answerLate = async (address: string, act: () => Promise<void>) => {
    const letAnswerCome = await holdRequests(page, address);
    const asked = page.waitForRequest(address);
    await act();
    await asked;
    const tappedAt = await page.evaluate(() => performance.now());
    await page.waitForFunction((then) => performance.now() > then + 600, tappedAt);
    letAnswerCome();
  };
  await page.goto(said.path('/dashboard'));
  await fillSignInForm(page, client, { language });
  const signIn = () => page.getByRole('button', { name: said.signIn }).click();
  await answerLate('**/api/clients/*', signIn);
  await expectSignedIn(page, client, language);
  await expect(projectsCard(page, language).getByRole('listitem')).toHaveCount(5);
  expect(await shiftOf(page)).toBeLessThan(0.02);
  await page.getByRole('button', { name: said.seeThem }).click();
  const askForCode = () => page.getByRole('button', { name: said.sendMeCode }).click();
  await answerLate('**/api/sign-in/code', askForCode);
  const { code } = await codeSentTo(client.email);
  await answerLate('**/api/sign-in/verify*', () => typeCode(page, code, language));
  await expect(projectsCard(page, language)).toContainText(said.toPay('$400.00'));
  expect(await shiftOf(page)).toBeLessThan(0.02);
});
