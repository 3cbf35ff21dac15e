import type { Page } from '@playwright/test';
import { expect, loseSignal, openWithWorker, test } from './network/offline-test.ts';
import { removalWorker } from './network/removal-worker.ts';

/** The worker of this page's own language is in charge; until then that of the other one may be. */
async function workerOfScopeIsReady(page: Page, scope: string): Promise<void> {
  const inCharge = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      const { controller } = navigator.serviceWorker;
      return [registration?.scope, registration?.active?.state, controller?.scriptURL].map((value) =>
        value?.replace(location.origin, ''),
      );
    });
  const script = `${scope === '/' ? '' : scope}/sw.js`;
  await expect.poll(inCharge, { timeout: 40_000 }).toEqual([scope, 'activated', script]);
}

const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang);

test('The workers of both languages share the origin, and each page opens in its own without a signal', async ({
  page,
  context,
  network,
  allowConsole,
}) => {
  allowConsole(/status of 404/);
  await openWithWorker(page);
  const spanish = await context.newPage();
  await spanish.goto('/es/services');
  await workerOfScopeIsReady(spanish, '/es');
  await workerOfScopeIsReady(page, '/');
  const kept = await page.evaluate(async () => {
    const found: [cache: string, path: string][] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) found.push([name, new URL(url).pathname]);
    return found;
  });
  expect(kept.some(([, path]) => path.startsWith('/es/'))).toBe(true);
  expect(kept.filter(([name, path]) => name.startsWith('es-') !== path.startsWith('/es/'))).toEqual([]);

  await loseSignal(page, network);
  for (const [path, language] of [
    ['/es', 'es'],
    ['/services', 'en'],
    ['/es/services', 'es'],
    ['/es/dashboard', 'es'],
    ['/', 'en'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await languageOf(page), path).toBe(language);
  }
  const unknown = await page.goto('/es/no-such-page');
  expect([unknown?.status(), await languageOf(page)]).toEqual([404, 'es']);
});

test('The Spanish precache keeps to the budget of the English one', async ({ page }) => {
  await page.goto('/es');
  await workerOfScopeIsReady(page, '/es');
  const sizes = await page.evaluate(async () => {
    const found: number[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        found.push((await (await cache.match(request))?.blob())?.size ?? 0);
    }
    return found;
  });
  const total = sizes.reduce((sum, bytes) => sum + bytes, 0);
  expect(total).toBeGreaterThan(300_000);
  expect(total).toBeLessThanOrEqual(900_000);
});

test('The emergency switch of one language takes its own worker and caches, and leaves the other', async ({
  page,
  context,
  network,
}) => {
  await openWithWorker(page);
  const spanish = await context.newPage();
  await spanish.goto('/es');
  await workerOfScopeIsReady(spanish, '/es');
  const removal = await removalWorker();
  network.standIn = ({ url }) =>
    url === '/es/sw.js'
      ? {
          status: 200,
          headers: { 'content-type': 'text/javascript', 'service-worker-allowed': '/es' },
          body: removal,
        }
      : undefined;
  await spanish.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
  const left = () =>
    page.evaluate(async () => ({
      scopes: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
      ofSpanish: (await caches.keys()).filter((name) => name.startsWith('es-')).length,
      ofEnglish: (await caches.keys()).filter((name) => !name.startsWith('es-')).length,
    }));
  await expect.poll(left).toEqual({ scopes: ['/'], ofSpanish: 0, ofEnglish: 1 });
});
