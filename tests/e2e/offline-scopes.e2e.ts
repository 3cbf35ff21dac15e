import type { Page } from '@playwright/test';
import { expectDoor } from './desk-page.ts';
import { eventually } from './fixtures.ts';
import { expect, findSignal, loseSignal, openWithWorker, test } from './network/offline-test.ts';
import { removalWorker } from './network/removal-worker.ts';
import { spokenEnglish } from './spoken-english.ts';

/** The apps with a worker of their own besides the English site's, and the prefix of their stored data. */
const others = [
  { scope: '/es', caches: 'es-', first: '/es/services' },
  { scope: '/desk', caches: 'desk-', first: '/desk/sign-in' },
] as const;

/** Waits until the worker of this page's own scope controls it. Before that the site's worker may. */
async function workerIsInCharge(page: Page, scope: string): Promise<void> {
  const inCharge = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      const { controller } = navigator.serviceWorker;
      return [registration?.scope, registration?.active?.state, controller?.scriptURL].map((value) =>
        value?.replace(location.origin, ''),
      );
    });
  await eventually.poll(inCharge).toEqual([scope, 'activated', `${scope === '/' ? '' : scope}/sw.js`]);
}

const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang);

test('The workers of the site, the Spanish site and the desk each serve their own pages and emergency switch', {
  tag: '@all',
}, async ({ page, context, network, allowConsole }) => {
  test.slow();
  // The checkout is useless without a signal, so it is not cached.
  allowConsole(/status of 404|assets\/checkout-/);
  await openWithWorker(page);
  const desk = await context.newPage();
  await test.step('where the desk has no worker yet, the site’s worker leaves its pages to the network', async () => {
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    network.fate = ({ url = '' }) => (url.startsWith('/desk/sw.js') ? arrived.then(() => 'pass') : 'pass');
    await desk.goto('/desk');
    await expectDoor(desk);
    await expect(desk).toHaveTitle('Sign in | Lakeline Desk');
    arrive();
  });
  const spanish = await context.newPage();
  const pages = { '/es': spanish, '/desk': desk };
  for (const { scope, first } of others) {
    await pages[scope].goto(first);
    await workerIsInCharge(pages[scope], scope);
  }
  await workerIsInCharge(page, '/');

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
  for (const { scope, caches: called } of others) {
    const isForeign = ([name, path]: (typeof kept)[number]) =>
      name.startsWith(called) !== path.startsWith(`${scope}/`);
    expect(kept.some(([, path]) => path.startsWith(`${scope}/`))).toBe(true);
    expect(kept.filter(isForeign), scope).toEqual([]);
  }
  // The Spanish precache has the budget of the English one.
  const total = kept.reduce((sum, [name, , bytes]) => sum + (name.startsWith('es-') ? bytes : 0), 0);
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
  await desk.goto('/desk');
  await expectDoor(desk);

  await findSignal(page, network);
  await page.goto('/');
  const removal = await removalWorker();
  const left = ['/', '/desk', '/es'];
  for (const { scope, caches: called } of others) {
    // Waits until idle, because Chromium delays a new worker for minutes while it starts the old one for a page.
    await pages[scope].goto(scope, { waitUntil: 'networkidle' });
    const headers = { 'content-type': 'text/javascript', 'service-worker-allowed': scope };
    network.standIn = ({ url }) =>
      url === `${scope}/sw.js` ? { status: 200, headers, body: removal } : undefined;
    left.splice(left.indexOf(scope), 1);
    const isLeft = () =>
      page.evaluate(
        async ([path, prefix]) => {
          // Each check is its own, because one that joins the page's running check would not see the switch.
          const registration = await navigator.serviceWorker.getRegistration(path);
          if (new URL(registration?.scope ?? location.href).pathname === path)
            await registration?.update().catch(() => undefined);
          const registrations = await navigator.serviceWorker.getRegistrations();
          return {
            scopes: registrations.map((each) => new URL(each.scope).pathname).toSorted(),
            caches: (await caches.keys()).filter((name) => name.startsWith(prefix)).length,
          };
        },
        [scope, called] as const,
      );
    await eventually.poll(isLeft).toEqual({ scopes: left, caches: 0 });
  }
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(1);
});
