import type { Page } from '@playwright/test';
import { expect, findSignal, loseSignal, openWithWorker, test } from './network/offline-test.ts';
import { removalWorker } from './network/removal-worker.ts';
import { spokenEnglish } from './spoken-english.ts';

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

test('The workers of both languages share the origin, each opens its own pages without a signal, and goes by its own emergency switch', {
  tag: '@all',
}, async ({ page, context, network, allowConsole }) => {
  // The checkout is of no use without a signal, and not kept.
  allowConsole(/status of 404|assets\/checkout-/);
  await openWithWorker(page);
  const spanish = await context.newPage();
  await spanish.goto('/es/services');
  await workerOfScopeIsReady(spanish, '/es');
  await workerOfScopeIsReady(page, '/');
  const kept = await page.evaluate(async () => {
    const found: [cache: string, path: string, bytes: number][] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const bytes = (await (await cache.match(request))?.blob())?.size ?? 0;
        found.push([name, new URL(request.url).pathname, bytes]);
      }
    }
    return found;
  });
  expect(kept.some(([, path]) => path.startsWith('/es/'))).toBe(true);
  expect(kept.filter(([name, path]) => name.startsWith('es-') !== path.startsWith('/es/'))).toEqual([]);
  // The Spanish precache keeps to the budget of the English one.
  const ofSpanish = kept.filter(([name]) => name.startsWith('es-'));
  const total = ofSpanish.reduce((sum, [, , bytes]) => sum + bytes, 0);
  expect(total).toBeGreaterThan(300_000);
  expect(total).toBeLessThanOrEqual(900_000);

  await loseSignal(page, network);
  for (const [path, language] of [
    ['/es', 'es'],
    ['/services', 'en'],
    ['/es/services', 'es'],
    ['/es/dashboard', 'es'],
    ['/es/checkout', 'es'],
    ['/', 'en'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await languageOf(page), path).toBe(language);
    if (language === 'es') expect(await spokenEnglish(page, 'anywhere'), path).toEqual([]);
  }
  const unknown = await page.goto('/es/no-such-page');
  expect([unknown?.status(), await languageOf(page)]).toEqual([404, 'es']);
  expect(await spokenEnglish(page, 'anywhere')).toEqual([]);

  await findSignal(page, network);
  await page.goto('/');
  // At rest: Chromium holds a new worker back, for minutes, where it comes while the old one is being started for a page.
  await spanish.goto('/es', { waitUntil: 'networkidle' });
  const removal = await removalWorker();
  network.standIn = ({ url }) =>
    url === '/es/sw.js'
      ? {
          status: 200,
          headers: { 'content-type': 'text/javascript', 'service-worker-allowed': '/es' },
          body: removal,
        }
      : undefined;
  const left = () =>
    page.evaluate(async () => {
      // Asked for each time: one that joins a check under way, as the page makes it, does not see the switch.
      const spanish = await navigator.serviceWorker.getRegistration('/es');
      await spanish?.update().catch(() => undefined);
      return {
        scopes: (await navigator.serviceWorker.getRegistrations()).map(
          ({ scope }) => new URL(scope).pathname,
        ),
        ofSpanish: (await caches.keys()).filter((name) => name.startsWith('es-')).length,
        ofEnglish: (await caches.keys()).filter((name) => !name.startsWith('es-')).length,
      };
    });
  await expect.poll(left).toEqual({ scopes: ['/'], ofSpanish: 0, ofEnglish: 1 });
});
