import type { Page } from '@playwright/test';
import { createTestStaff } from '../support/staff.ts';
import { expectAtDesk, openDesk } from './desk-page.ts';
import { eventually, firestoreNews } from './fixtures.ts';
import { hydrated } from './hydrated.ts';
import { deploymentB } from './network/deployment.ts';
import {
  expect,
  findSignal,
  loseSignal,
  openWithWorker,
  test,
  workerIsReady,
} from './network/offline-test.ts';
import { skipInOldChromium } from './network/old-chromium.ts';
import { quoteForm } from './network/quote-form.ts';
import { removalWorker } from './network/removal-worker.ts';

const offer = 'A new version is ready.';

const entryScript = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '');

/** Checks that the page comes from the new deployment. Its scripts cannot run while the page is being replaced. */
async function expectNewVersion(page: Page): Promise<void> {
  const entry = page.locator('script[type="module"][src$=".b.js"]');
  await eventually(entry).toHaveCount(1);
}

/** Waits until the new version's worker is installed with its cache. */
async function expectOffer(page: Page): Promise<void> {
  await eventually(page.getByText(offer)).toBeVisible();
}

/** The browser does the same when the site is opened again, or after a day. */
const checkForUpdate = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });

test('A new version is offered in both tabs: one reloads and keeps a half-filled form, the other stays', async ({
  page,
  context,
  network,
}) => {
  await openWithWorker(page);
  const other = await context.newPage();
  await openWithWorker(other, '/services');
  const form = quoteForm(page);
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveAttribute('data-ready');
  await form.getByLabel('First name').fill('Pat');
  await form.getByLabel('Project details').fill('Half a sentence about');

  network.deployment = deploymentB;
  await checkForUpdate(page);
  await expectOffer(page);
  await expectOffer(other);
  await form.getByLabel('Last name').fill('Nowak');
  await expect(form.getByLabel('First name')).toHaveValue('Pat');

  await page.getByRole('button', { name: 'Reload' }).click();
  await expectNewVersion(page);
  await expect(quoteForm(page)).toHaveAttribute('data-ready');
  await expect(form.getByLabel('First name')).toHaveValue('Pat');
  await expect(form.getByLabel('Last name')).toHaveValue('Nowak');
  await expect(form.getByLabel('Project details')).toHaveValue('Half a sentence about');
  await expect(page.getByText(offer)).toHaveCount(0);

  expect(await entryScript(other)).not.toContain('.b.js');
  await expectOffer(other);
  await other.getByRole('button', { name: 'Reload' }).click();
  await expectNewVersion(other);
  await expect(other.getByText(offer)).toHaveCount(0);
});

test('A page opened while a new version installs is offered it, too', { tag: '@all' }, async ({
  page,
  context,
  network,
}) => {
  await openWithWorker(page);
  network.deployment = deploymentB;
  const { promise: fetched, resolve: finishFetching } = Promise.withResolvers<void>();
  network.fate = async ({ url = '', headers }) => {
    // Hangs, so that the page comes from the old worker's cache.
    if (headers['sec-fetch-mode'] === 'navigate') return 'hang';
    if (url.endsWith('.b.js')) await fetched;
    return 'pass';
  };
  void checkForUpdate(page);
  const isInstalling = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing !== null);
  await expect.poll(isInstalling).toBe(true);

  const other = await context.newPage();
  await other.goto('/services');
  await hydrated(other);
  // The page registers its worker when the browser is idle, and this runs after that.
  await other.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve));
    await navigator.serviceWorker.getRegistration();
  });
  // The first page could tell the other one about the version.
  await page.close();
  finishFetching();
  await expectOffer(other);
  await other.close();
});

test('“Later” is respected, a page of the new version activates it, and the emergency switch removes the worker', {
  tag: '@all',
}, async ({ page, network }) => {
  await openWithWorker(page);
  network.deployment = deploymentB;
  await checkForUpdate(page);
  await expectOffer(page);
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(page.getByText(offer)).toHaveCount(0);
  // After the reload the page itself is of the new version, so nothing is offered.
  await page.reload();
  await expectNewVersion(page);
  const keptFiles = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.includes('precache'));
      const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return lists.flat().map(({ url }) => new URL(url).pathname);
    });
  // The worker checks several times whether the closed page still counts.
  await expect
    .poll(async () => (await keptFiles()).filter((path) => /^\/assets\/index-[\w-]{8}\.js/.test(path)), {})
    .toEqual([]);
  expect((await keptFiles()).some((path) => path.endsWith('.b.js'))).toBe(true);
  await expect(page.getByText(offer)).toHaveCount(0);

  const removal = await removalWorker();
  network.standIn = ({ url }) =>
    url === '/sw.js'
      ? { status: 200, headers: { 'content-type': 'text/javascript' }, body: removal }
      : undefined;
  await checkForUpdate(page);
  const left = () =>
    page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: await caches.keys(),
    }));
  await expect.poll(left).toEqual({ workers: 0, caches: [] });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('A page of the old version without a worker, whose chunk is missing', () => {
  test.use({ serviceWorkers: 'block' });

  test('recovers with one reload', { tag: '@all' }, async ({ page, network, allowConsole }) => {
    allowConsole(/404|dynamically imported|preload/i);
    // View Map is beside the quote form and its chunk is gone, too. If that is noticed before the reload, React reports that
    // it could not hydrate the form's boundary.
    allowConsole(/errors\/422/);
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('button', { name: 'View Map' }).focus();
    network.deployment = deploymentB;
    // Playwright would repeat a click on the new page when the reload interrupts it.
    await page.keyboard.press('Enter');
    await expectNewVersion(page);
    await hydrated(page);
    await page.getByRole('button', { name: 'View Map' }).click();
    await expect(page.getByRole('dialog', { name: 'Service Area' })).toBeVisible();
  });
});

test('The desk opens offline for the signed-in person, and an offered new version keeps a form', {
  tag: '@all',
}, async ({ page, network, allowConsole, browser }) => {
  test.slow();
  skipInOldChromium(browser.version());
  allowConsole(firestoreNews);
  const person = await createTestStaff('office');
  await openDesk(page, person);
  await workerIsReady(page);
  await loseSignal(page, network);
  await page.goto('/desk');
  await expectAtDesk(page, person);
  await expect(page.getByText('No signal.')).toBeVisible();
  await findSignal(page, network);
  await expect(page.getByText('No signal.')).toBeHidden();

  network.deployment = deploymentB;
  await checkForUpdate(page);
  await expectOffer(page);
  expect(await entryScript(page)).not.toContain('.b.js');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expectNewVersion(page);
  await expectAtDesk(page, person);
  await expect(page.getByText(offer)).toHaveCount(0);
});
