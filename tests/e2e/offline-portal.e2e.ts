import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { createTestAppointment, createTestClient, createTestProject } from '../support/sample.ts';
import { confirm } from './confirm-page.ts';
import { test as base, expect, loseSignal, workerIsReady } from './network/offline-test.ts';
import { skipInOldChromium } from './network/old-chromium.ts';
import { expectSignedIn, expectSignedOut, projectsCard, signIn, signInByForm } from './portal-page.ts';

type Phone = { open(): Promise<Page>; close(): Promise<void> };

/** A phone whose browser can be closed and opened again with everything it kept. */
const test = base.extend<{ phone: Phone }>({
  phone: async ({ network, launchOptions, contextOptions }, use) => {
    const profile = await mkdtemp(join(tmpdir(), 'welding-profile-'));
    let context: BrowserContext | undefined;
    await use({
      async open() {
        context = await chromium.launchPersistentContext(profile, {
          ...launchOptions,
          ...contextOptions,
          baseURL: network.origin,
        });
        return context.pages()[0] ?? context.newPage();
      },
      async close() {
        await context?.close();
        context = undefined;
      },
    });
    await context?.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  },
});

test('A client who stayed signed in sees the projects at a cold start without a signal, and not after logging out', async ({
  phone,
  network,
  browser,
}) => {
  skipInOldChromium(browser.version());
  const client = await createTestClient({ firstName: 'Robin' });
  await createTestProject(client, { title: 'Stair rail in the yard' });
  await createTestAppointment(client, { title: 'Aluminum Welding' });
  const page = await phone.open();
  await signIn(page, client);
  await expect(projectsCard(page)).toContainText('Stair rail in the yard');
  await workerIsReady(page);
  await portalCodeIsKept(page);
  await phone.close();

  network.cut();
  const cold = await phone.open();
  await cold.context().setOffline(true);
  await cold.goto('/dashboard');
  await expectSignedIn(cold, client);
  await expect(projectsCard(cold)).toContainText('Stair rail in the yard');
  await expect(cold.getByText(/Offline: as of \d+:\d\d [AP]M/).first()).toBeVisible();

  await cold.getByRole('button', { name: 'Logout' }).click();
  await expectSignedOut(cold);
  await cold.reload();
  await expectSignedOut(cold);
  await expect(cold.getByText('Stair rail in the yard')).toHaveCount(0);
  await phone.close();

  const later = await phone.open();
  await later.context().setOffline(true);
  await later.goto('/dashboard');
  await expectSignedOut(later);
  await expect(later.getByText('Stair rail in the yard')).toHaveCount(0);
});

test('Two clients share a phone: each sees only their own, also without a signal', async ({
  phone,
  network,
}) => {
  const first = await createTestClient({ firstName: 'Alex' });
  const second = await createTestClient({ firstName: 'Sam' });
  await createTestProject(first, { title: 'Gate of the first client' });
  await createTestProject(second, { title: 'Trailer of the second client' });
  const page = await phone.open();
  await signInByForm(page, first);
  await expect(projectsCard(page)).toContainText('Gate of the first client');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expectSignedOut(page);
  await signInByForm(page, second);
  await expect(projectsCard(page)).toContainText('Trailer of the second client');
  await workerIsReady(page);
  await portalCodeIsKept(page);
  await phone.close();

  network.cut();
  const cold = await phone.open();
  await cold.context().setOffline(true);
  await cold.goto('/dashboard');
  await expectSignedIn(cold, second);
  await expect(projectsCard(cold)).toContainText('Trailer of the second client');
  await expect(cold.getByText('Gate of the first client')).toHaveCount(0);
});

const photo = 'https://photos.example/cracked-frame.svg';

/** Signs in a client with a photo, and says how to look at it. */
async function withPhoto(page: Page, keep: boolean) {
  await page.context().route(photo, (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"/>',
    }),
  );
  const client = await createTestClient();
  await createTestProject(client, { title: 'Frame of the dump truck', beforePhotos: [photo] });
  await signInByForm(page, client, { keep });
  await workerIsReady(page);
  const shown = page.getByRole('dialog').getByRole('img', { name: /^Before/ });
  return {
    client,
    openProject: () =>
      projectsCard(page)
        .getByRole('button', { name: /Frame of the dump truck/ })
        .click(),
    isDrawn: () => shown.evaluate((image: HTMLImageElement) => image.naturalWidth),
    isCached: () => page.evaluate(async (address) => (await caches.match(address)) !== undefined, photo),
  };
}

test('A photo that was seen before is shown without a signal, and is gone after logging out', async ({
  page,
  network,
  allowConsole,
}) => {
  allowConsole(/Could not reach Cloud Firestore backend/);
  const { client, openProject, isDrawn, isCached } = await withPhoto(page, true);
  await portalCodeIsKept(page);
  await openProject();
  await confirm(page, client);
  await expect.poll(isDrawn).toBe(640);
  await expect.poll(isCached).toBe(true);

  await page.context().unroute(photo);
  await loseSignal(page, network);
  await page.reload();
  await openProject();
  await expect.poll(isDrawn).toBe(640);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.getByRole('button', { name: 'Logout' }).click();
  await expectSignedOut(page);
  expect(await isCached()).toBe(false);
});

test('A photo seen in a session that is not kept stays nowhere on the device', async ({ page }) => {
  const { client, openProject, isDrawn, isCached } = await withPhoto(page, false);
  await openProject();
  await confirm(page, client);
  await expect.poll(isDrawn).toBe(640);
  await expect(page.evaluate(() => navigator.serviceWorker.controller !== null)).resolves.toBe(true);
  expect(await isCached()).toBe(false);
  expect(await page.evaluate(() => caches.has('portal-photos'))).toBe(false);
});

test('A log-out without a signal is finished before an address of the API that is typed by hand is answered', async ({
  page,
  context,
  network,
  allowConsole,
}) => {
  allowConsole(/Could not reach Cloud Firestore backend|status of 401/);
  const client = await createTestClient();
  await signIn(page, client);
  await workerIsReady(page);
  await loseSignal(page, network);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expectSignedOut(page);
  expect(await context.cookies()).toHaveLength(1);
  await page.close();
  await context.setOffline(false);
  network.restore();
  const typed = await context.newPage();
  const answer = await typed.goto(`/api/projects/client/${client.id}`);
  expect(answer?.status()).toBe(401);
  expect(await context.cookies()).toEqual([]);
});

test('The installed app opens in the portal for a client who stayed signed in, and at home for anyone else', async ({
  page,
}) => {
  await page.goto('/?app');
  await expect(page).toHaveURL(/\/\?app$/);
  await signIn(page, await createTestClient());
  await page.goto('/?app');
  await expect(page).toHaveURL(/\/dashboard$/);
});

/** Everything of the portal that the page has loaded is on the device, too. */
async function portalCodeIsKept(page: Page): Promise<void> {
  const missing = () =>
    page.evaluate(async () => {
      const loaded = performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.includes('/assets/portal/'));
      const kept = await Promise.all(loaded.map((name) => caches.match(name)));
      return loaded.length > 0 ? kept.filter((answer) => !answer).length : -1;
    });
  await expect.poll(missing, { timeout: 30_000 }).toBe(0);
}
