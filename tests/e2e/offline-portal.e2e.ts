import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page, type Route } from '@playwright/test';
import { photoPath } from '@welding/domain/entities/photo-path';
import { addPhoto } from '../../functions/src/photos/change-photos.ts';
import { pngPicture } from '../support/pictures.ts';
import { createTestAppointment, createTestClient, createTestProject } from '../support/sample.ts';
import { confirm } from './confirm-page.ts';
import { eventually } from './fixtures.ts';
import { isCodeAMust } from './is-code-a-must.ts';
import { test as base, expect, loseSignal, workerIsReady } from './network/offline-test.ts';
import { skipInOldChromium } from './network/old-chromium.ts';
import { expectSignedIn, expectSignedOut, projectsCard, signInByForm } from './portal-page.ts';

type Phone = { open(): Promise<Page>; close(): Promise<void> };

/** A phone whose browser can close and reopen with its stored data. */
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

test('A client kept signed in on a shared phone starts offline with own projects, gone after logging out', async ({
  phone,
  network,
  browser,
}) => {
  skipInOldChromium(browser.version());
  test.slow();
  const before = await createTestClient({ firstName: 'Alex' });
  await createTestProject(before, { title: 'Gate of the client before' });
  const client = await createTestClient({ firstName: 'Robin' });
  await createTestProject(client, { title: 'Stair rail in the yard' });
  await createTestAppointment(client, { title: 'Aluminum Welding' });
  const page = await phone.open();
  await signInByForm(page, before);
  await expect(projectsCard(page)).toContainText('Gate of the client before');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expectSignedOut(page);
  await signInByForm(page, client);
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
  await expect(cold.getByText('Gate of the client before')).toHaveCount(0);
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

/** A photo from another site. */
const photo = 'https://photos.example/cracked-frame.svg';

/** Signs in a client with that photo and one of our own, and returns how to check them. */
async function withPhotos(page: Page, keep: boolean) {
  await page.context().route(photo, (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"/>',
    }),
  );
  const client = await createTestClient();
  const { id } = await createTestProject(client, { title: 'Frame of the dump truck', beforePhotos: [photo] });
  const ours = await addPhoto(
    {
      ...{ owner: { entity: 'project', id }, list: 'beforePhotos', caption: 'The old frame' },
      ...{ contents: pngPicture(30, 20), contentType: 'image/png', width: 30, height: 20 },
    },
    { id: 'test', name: 'Test', role: 'office' },
    undefined,
  );
  await signInByForm(page, client, { keep });
  await workerIsReady(page);
  const dialog = page.getByRole('dialog', { name: 'Frame of the dump truck' });
  return {
    client,
    dialog,
    openProject: () =>
      projectsCard(page)
        .getByRole('button', { name: /Frame of the dump truck/ })
        .click(),
    /** The drawn width of each. */
    drawn: async () => {
      const images = dialog.getByRole('img', { name: /^Before|old frame/ });
      await images.last().scrollIntoViewIfNeeded();
      return images.evaluateAll((all) => all.map((image) => 'naturalWidth' in image && image.naturalWidth));
    },
    cached: () =>
      page.evaluate(
        async (addresses) =>
          Promise.all(addresses.map(async (address) => (await caches.match(address)) !== undefined)),
        [photo, photoPath(ours.id)],
      ),
  };
}

test('A client confirms to see photos, sees them offline, and logging out erases them', {
  tag: '@all',
}, async ({ page, network, allowConsole }) => {
  allowConsole(/Could not reach Cloud Firestore backend|40[13]|50[34]/);
  const { client, dialog, openProject, drawn, cached } = await withPhotos(page, true);
  await portalCodeIsKept(page);
  await openProject();
  if (!isCodeAMust) {
    await expect(dialog.getByText('Photos of this project are shown once you have confirmed.')).toBeVisible();
    await expect(dialog.getByRole('img', { name: /^Before|old frame/ })).toHaveCount(0);
  }
  await confirm(page, client);
  if (!isCodeAMust) await expect(dialog.locator(':focus')).toContainText('Before');
  await expect.poll(drawn).toEqual([640, 30]);
  await expect.poll(cached).toEqual([true, true]);

  await page.context().unroute(photo);
  await loseSignal(page, network);
  await page.reload();
  await openProject();
  await expect.poll(drawn).toEqual([640, 30]);
  await page.goBack();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Logout' }).click();
  await expectSignedOut(page);
  expect(await cached()).toEqual([false, false]);
});

test('Photos seen in a session that is not kept are not stored on the device', { tag: '@all' }, async ({
  page,
  allowConsole,
}) => {
  // A busy machine answers 503, after which the photo is loaded again.
  allowConsole(/40[13]|50[34]/);
  const { client, openProject, drawn, cached } = await withPhotos(page, false);
  await openProject();
  await confirm(page, client);
  await expect.poll(drawn).toEqual([640, 30]);
  await expect(page.evaluate(() => navigator.serviceWorker.controller !== null)).resolves.toBe(true);
  expect(await cached()).toEqual([false, false]);
  expect(await page.evaluate(() => caches.has('portal-photos'))).toBe(false);
});

test('A photo that does not arrive is loaded again by itself', { tag: '@all' }, async ({
  page,
  allowConsole,
}) => {
  allowConsole(/40[13]|50[34]/);
  const { client, dialog, openProject, drawn } = await withPhotos(page, false);
  const failOnce = (route: Route) => route.fulfill({ status: 503 });
  await page.context().route('**/api/photos/*', failOnce, { times: 1 });
  await openProject();
  await confirm(page, client);
  await expect(dialog.getByText('The old frame (Before, photo 2 of 2): not available')).toBeVisible();
  await expect.poll(drawn).toEqual([640, 30]);
});

/** Checks that the device has all of the portal's code that the page loaded. */
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
  await eventually.poll(missing).toBe(0);
}
