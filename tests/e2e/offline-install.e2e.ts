import type { Page } from '@playwright/test';
import { business } from '@welding/domain/values/business';
import * as z from 'zod';
import { hydratedEvent } from '../../web/src/shared/ui/event-replay.ts';
import { createTestClient } from '../support/sample.ts';
import { eventually } from './fixtures.ts';
import { hydrated } from './hydrated.ts';
import { expect, openWithWorker, test, workerIsReady } from './network/offline-test.ts';
import { expectSignedIn, signIn } from './portal-page.ts';
import { fillQuote, sampleQuote, submitButton } from './quote-form-page.ts';
import { spokenEnglish } from './spoken-english.ts';

const image = z.object({ src: z.string().startsWith('/'), sizes: z.string() });
/** Parts of the manifest that Chromium does not require. */
const manifestSchema = z.object({
  id: z.enum(['/', '/desk']),
  name: z.string().max(45),
  short_name: z.string(),
  start_url: z.string().startsWith('/'),
  icons: z.array(z.object({ ...image.shape, purpose: z.string() })),
  screenshots: z.array(z.object({ ...image.shape, form_factor: z.string() })).default([]),
});

/** Checks that Chromium allows to install this page's app. */
async function expectInstallable(page: Page, manifest: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  // The link is added after everything that the page needs.
  await expect(page.locator('head > link[rel="manifest"]')).toHaveCount(1);
  const { errors, url } = await session.send('Page.getAppManifest');
  expect([errors, new URL(url).pathname]).toEqual([[], manifest]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A test browser always runs in a private window. No other error is allowed.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
}

test('Site and desk are installable with icons of the stated size, and the hotline shortcut works', {
  tag: '@all',
}, async ({ page, request }) => {
  await openWithWorker(page);
  const manifest = manifestSchema.parse(await (await request.get('/manifest.webmanifest')).json());
  expect(manifest).toMatchObject({ name: business.name, short_name: business.shortName });
  expect(new Set(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`))).toEqual(
    new Set(['192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable', '512x512 monochrome']),
  );
  expect(new Set(manifest.screenshots.map(({ form_factor }) => form_factor))).toEqual(
    new Set(['narrow', 'wide']),
  );
  const desk = manifestSchema.parse(await (await request.get('/desk/manifest.webmanifest')).json());
  for (const { src, sizes: claimed } of [...manifest.icons, ...manifest.screenshots, ...desk.icons]) {
    const actual = await page.evaluate(async (address) => {
      const bitmap = await createImageBitmap(await (await fetch(address)).blob());
      return `${bitmap.width}x${bitmap.height}`;
    }, src);
    expect(actual, src).toBe(claimed);
  }

  await expect(page.locator('head > link[rel="icon"][href="/favicon.svg"]')).toHaveCount(1);
  await expectInstallable(page, '/manifest.webmanifest');
  await openWithWorker(page, '/desk/sign-in');
  await expectInstallable(page, '/desk/manifest.webmanifest');

  await page.goto('/?emergency');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: business.emergencyPhone }).first()).toBeVisible();
});

test(
  'The installed app fits its window',
  { tag: '@all' },
  async ({ launchOptions, network, playwright, watchConsole }, testInfo) => {
    // An installed app opens in an application window, where the browser reports "standalone".
    const window = [`--app=${network.origin}/?app`];
    const context = await playwright.chromium.launchPersistentContext(testInfo.outputPath('profile'), {
      ...launchOptions,
      args: [...(launchOptions.args ?? []), ...window],
      viewport: { width: 360, height: 740 },
    });
    watchConsole(context);
    const page = context.pages()[0] ?? (await context.waitForEvent('page'));
    await page.waitForURL('**/?app');
    await workerIsReady(page);
    expect(await page.evaluate(() => matchMedia('(display-mode: standalone)').matches)).toBe(true);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    const smallFields = await page
      .locator('input, select, textarea')
      .evaluateAll(
        (fields) => fields.filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16).length,
      );
    expect(smallFields, 'fields that make iOS zoom').toBe(0);
    await testInfo.attach('standalone', { body: await page.screenshot(), contentType: 'image/png' });
    await context.close();
  },
);

test('The install offer appears after a quote was sent, and never again once dismissed', {
  tag: '@all',
}, async ({ page }) => {
  // Chromium fires the event only for known users. The page cannot tell this one from it.
  await page.addInitScript((hydrated) => {
    addEventListener(hydrated, () => {
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: async () => ({ outcome: 'dismissed' }),
      });
      dispatchEvent(event);
    });
  }, hydratedEvent);
  await page.goto('/');
  await hydrated(page);
  const offer = `Keep ${business.shortName} on your home screen`;
  const notice = page.getByRole('region', { name: offer });
  await expect(notice).toHaveCount(0);
  await fillQuote(page, sampleQuote());
  await submitButton(page).click();
  await expect(notice.getByRole('button')).toHaveText(['Install', 'Not now']);
  await notice.getByRole('button', { name: 'Not now' }).click();
  await expect(notice).toHaveCount(0);
  await signIn(page, await createTestClient());
  await expect(page.getByText(offer)).toHaveCount(0);
});

test('On an iPhone the install offer gives instructions in the page’s language', { tag: '@all' }, async ({
  page,
}) => {
  await page.addInitScript((userAgent) => {
    Object.defineProperty(navigator, 'userAgent', { get: () => userAgent });
  }, iPhone);
  await page.setViewportSize({ width: 390, height: 844 });
  const client = await createTestClient({ firstName: 'Inés' });
  await signIn(page, client);
  await page.goto('/es/dashboard');
  await expectSignedIn(page, client, 'es');
  const notice = page.getByRole('region', { name: `Tenga ${business.shortName} en su pantalla de inicio` });
  await eventually(notice).toContainText('Toque Compartir, luego Agregar a inicio.');
  expect(await spokenEnglish(page, 'own words')).toEqual([]);
  await notice.getByRole('button', { name: 'Entendido' }).click();
  await page.reload();
  await expectSignedIn(page, client, 'es');
  await expect(notice).toHaveCount(0);
});

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
