import type { Page } from '@playwright/test';
import * as z from 'zod';
import { createTestStaff } from '../support/staff.ts';
import { expectAtDesk, expectDoor, openDesk } from './desk-page.ts';
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
import { removalWorker } from './network/removal-worker.ts';

const offer = 'A new version is ready.';
const registrationSchema = z.array(z.object({ scope: z.string(), script: z.string() }));

const manifestSchema = z.looseObject({
  id: z.literal('/desk'),
  name: z.literal('Lakeline Desk'),
  start_url: z.literal('/desk'),
  scope: z.literal('/desk'),
  icons: z.array(
    z.object({ src: z.string().startsWith('/desk/icons/'), sizes: z.string(), purpose: z.string() }),
  ),
});

/** The desk's own worker is in charge of this page; until then that of the site may be. */
async function deskWorkerIsReady(page: Page): Promise<void> {
  const inCharge = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration('/desk');
      return `${navigator.serviceWorker.controller?.scriptURL} ${registration?.active?.state}`;
    });
  await expect.poll(inCharge, { timeout: 40_000 }).toMatch(/\/desk\/sw\.js activated$/);
}

test("The two workers share the origin and keep out of each other's way; each is installed and switched off by itself", {
  tag: '@all',
}, async ({ page, context, network, request }) => {
  test.slow();
  await openWithWorker(page);
  const desk = await context.newPage();

  await test.step("where the desk's worker is not yet, that of the site lets the network answer for it", async () => {
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    network.fate = ({ url = '' }) => (url.startsWith('/desk/sw.js') ? arrived.then(() => 'pass') : 'pass');
    await desk.goto('/desk');
    await expectDoor(desk);
    await expect(desk).toHaveTitle('Sign in | Lakeline Desk');
    arrive();
  });

  await deskWorkerIsReady(desk);
  const registered = async () =>
    registrationSchema.parse(
      await desk.evaluate(async () =>
        (await navigator.serviceWorker.getRegistrations()).map(({ scope, active }) => ({
          scope: new URL(scope).pathname,
          script: new URL(active?.scriptURL ?? '', location.href).pathname,
        })),
      ),
    );
  expect((await registered()).toSorted((a, b) => a.scope.localeCompare(b.scope))).toEqual([
    { scope: '/', script: '/sw.js' },
    { scope: '/desk', script: '/desk/sw.js' },
  ]);
  const kept = await page.evaluate(async () => {
    const paths: Record<string, string[]> = {};
    for (const name of await caches.keys())
      paths[name] = (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
    return paths;
  });
  for (const [name, paths] of Object.entries(kept)) {
    const foreign = paths.filter((path) => path.startsWith('/desk/') !== name.startsWith('desk-'));
    expect(foreign, name).toEqual([]);
  }
  await loseSignal(desk, network);
  await desk.goto('/desk');
  await expectDoor(desk);
  await page.goto('/services');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await findSignal(desk, network);
  await desk.goto('/desk/sign-in');
  await deskWorkerIsReady(desk);
  const { icons } = manifestSchema.parse(await (await request.get('/desk/manifest.webmanifest')).json());
  for (const { src, sizes } of icons) {
    const actual = await desk.evaluate(async (address) => {
      const bitmap = await createImageBitmap(await (await fetch(address)).blob());
      return `${bitmap.width}x${bitmap.height}`;
    }, src);
    expect(actual, src).toBe(sizes);
  }
  const session = await context.newCDPSession(desk);
  const { errors, url } = await session.send('Page.getAppManifest');
  expect([errors, new URL(url).pathname]).toEqual([[], '/desk/manifest.webmanifest']);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);

  const removal = await removalWorker();
  network.standIn = ({ url }) =>
    url === '/desk/sw.js'
      ? {
          status: 200,
          headers: { 'content-type': 'text/javascript', 'service-worker-allowed': '/desk' },
          body: removal,
        }
      : undefined;
  await desk.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
  const left = () =>
    page.evaluate(async () => ({
      scopes: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
      ofDesk: (await caches.keys()).filter((name) => name.startsWith('desk-')).length,
      ofSite: (await caches.keys()).filter((name) => !name.startsWith('desk-')).length,
    }));
  await expect.poll(left).toEqual({ scopes: ['/'], ofDesk: 0, ofSite: 1 });
});

test('The desk opens from the device without a signal, for whoever is signed in; a new version is offered and takes no form away', {
  tag: '@all',
}, async ({ page, network, allowConsole, browser }) => {
  test.slow();
  skipInOldChromium(browser.version());
  allowConsole(/firestore|Firestore/);
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
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
  await expect(page.getByText(offer)).toBeVisible({ timeout: 40_000 });
  await expect(page.locator('script[type="module"][src$=".b.js"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator('script[type="module"][src$=".b.js"]')).toHaveCount(1, { timeout: 30_000 });
  await expectAtDesk(page, person);
  await expect(page.getByText(offer)).toHaveCount(0);
});
