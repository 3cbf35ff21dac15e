import type { Page } from '@playwright/test';
import { business } from '@welding/domain/values/business';
import { hydratedEvent } from '../../web/src/shared/ui/event-replay.ts';
import { createTestClient } from '../support/sample.ts';
import { createTestStaff } from '../support/staff.ts';
import { openDesk } from './desk-page.ts';
import { hydrated } from './hydrated.ts';
import { deploymentB } from './network/deployment.ts';
import { expect, test } from './network/offline-test.ts';
import { skipInOldChromium } from './network/old-chromium.ts';
import { expectSignedIn, signIn } from './portal-page.ts';
import { fillQuote, sampleQuote, submitButton } from './quote-form-page.ts';
import { spokenEnglish } from './spoken-english.ts';

/** The worker that answers for this page has all it keeps, and is in charge. */
async function workerIsInCharge(page: Page, script: string): Promise<void> {
  const inCharge = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return `${navigator.serviceWorker.controller?.scriptURL} ${registration?.active?.state}`;
    });
  await expect.poll(inCharge, { timeout: 40_000 }).toBe(`${new URL(script, page.url())} activated`);
}

test('Whoever reads Spanish is told of a new version in Spanish: on the site, in the portal and at the desk', {
  tag: '@all',
}, async ({ page, context, network, allowConsole, browser }) => {
  test.slow();
  skipInOldChromium(browser.version());
  allowConsole(/firestore|Firestore/);
  const client = await createTestClient({ firstName: 'Inés' });
  await signIn(page, client);
  await page.goto('/es/dashboard');
  await expectSignedIn(page, client, 'es');
  const site = await context.newPage();
  await site.goto('/es/services');
  const desk = await context.newPage();
  await openDesk(desk, await createTestStaff('owner', 'Olivia'), 'es');
  for (const [each, script] of [
    [page, '/es/sw.js'],
    [site, '/es/sw.js'],
    [desk, '/desk/es/sw.js'],
  ] as const)
    await workerIsInCharge(each, script);

  network.deployment = deploymentB;
  for (const each of [site, desk])
    await each.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update());
  for (const each of [page, site, desk]) {
    const notice = each.getByRole('status').filter({ hasText: 'Hay una versión nueva.' });
    await expect(notice).toBeVisible({ timeout: 40_000 });
    await expect(notice.getByRole('button')).toHaveText(['Actualizar', 'Más tarde']);
    // What else stands on the desk's Today may be of other tests.
    if (each !== desk) expect.soft(await spokenEnglish(each, 'own words'), each.url()).toEqual([]);
  }
});

const offer = `Tenga ${business.shortName} en su pantalla de inicio`;

test('The app is offered in Spanish: by the browser’s own prompt once a request is sent', {
  tag: '@all',
}, async ({ page }) => {
  await page.addInitScript((hydrated) => {
    addEventListener(hydrated, () =>
      dispatchEvent(
        Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
          prompt: async () => ({ outcome: 'dismissed' }),
        }),
      ),
    );
  }, hydratedEvent);
  await page.goto('/es');
  await hydrated(page);
  await fillQuote(page, sampleQuote(), 'es');
  await submitButton(page, 'es').click();
  const notice = page.getByRole('region', { name: offer });
  await expect(notice.getByRole('button')).toHaveText(['Instalar', 'Ahora no']);
  expect(await spokenEnglish(page, 'anywhere')).toEqual([]);
});

test('The app is offered in Spanish: in words on an iPhone, in the portal', { tag: '@all' }, async ({
  browser,
  network,
  contextOptions,
  watchConsole,
}) => {
  const context = await browser.newContext({
    ...contextOptions,
    baseURL: network.origin,
    viewport: { width: 390, height: 844 },
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  });
  watchConsole(context);
  const page = await context.newPage();
  const client = await createTestClient({ firstName: 'Inés' });
  await signIn(page, client);
  await page.goto('/es/dashboard');
  await expectSignedIn(page, client, 'es');
  const notice = page.getByRole('region', { name: offer });
  await expect(notice).toContainText('Toque Compartir, luego Agregar a inicio.', { timeout: 30_000 });
  await expect(notice.getByRole('button')).toHaveText(['Entendido']);
  expect(await spokenEnglish(page, 'own words')).toEqual([]);
  await context.close();
});
