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

const sizes = z.string().regex(/^\d+x\d+$/);
const image = z.strictObject({
  src: z.string().startsWith('/'),
  sizes,
  type: z.enum(['image/png', 'image/jpeg']),
});
/** W3C Web Application Manifest and its App Information note, as far as the product uses them; unknown members fail. */
const manifestSchema = z.strictObject({
  id: z.literal('/'),
  name: z.string().min(1).max(45),
  short_name: z.string().min(1).max(12),
  description: z.string().min(1),
  lang: z.string().regex(/^[a-z]{2}-[A-Z]{2}$/),
  dir: z.enum(['ltr', 'rtl', 'auto']),
  start_url: z.string().startsWith('/'),
  scope: z.literal('/'),
  display: z.enum(['fullscreen', 'standalone', 'minimal-ui', 'browser']),
  theme_color: z.string().regex(/^#[0-9a-f]{6}$/),
  background_color: z.string().regex(/^#[0-9a-f]{6}$/),
  categories: z.array(z.string().toLowerCase()),
  icons: z.array(image.extend({ purpose: z.enum(['any', 'maskable', 'monochrome']) })),
  screenshots: z.array(image.extend({ form_factor: z.enum(['narrow', 'wide']), label: z.string() })),
  shortcuts: z.array(
    z.strictObject({
      name: z.string(),
      short_name: z.string(),
      description: z.string(),
      url: z.string().startsWith('/'),
      icons: z.array(image),
    }),
  ),
});

const deskManifestSchema = z.looseObject({
  id: z.literal('/desk'),
  name: z.literal('Lakeline Desk'),
  start_url: z.literal('/desk'),
  scope: z.literal('/desk'),
  icons: z.array(z.looseObject({ src: z.string().startsWith('/desk/icons/'), sizes })),
});

/** Chromium finds nothing against installing what this page belongs to. */
async function expectInstallable(page: Page, manifest: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { errors, url } = await session.send('Page.getAppManifest');
  expect([errors, new URL(url).pathname]).toEqual([[], manifest]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A browser for tests always runs in a private window; nothing else may be wrong.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
}

test('The manifests of site and desk keep to their schemas, every image has the size it claims, both can be installed, and the hotline shortcut opens the hotline', {
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
  const desk = deskManifestSchema.parse(await (await request.get('/desk/manifest.webmanifest')).json());
  for (const { src, sizes: claimed } of [...manifest.icons, ...manifest.screenshots, ...desk.icons]) {
    const actual = await page.evaluate(async (address) => {
      const bitmap = await createImageBitmap(await (await fetch(address)).blob());
      return `${bitmap.width}x${bitmap.height}`;
    }, src);
    expect(actual, src).toBe(claimed);
  }

  // Both are asked for after all that the page itself needs.
  for (const link of ['[rel="manifest"]', '[rel="icon"][href="/favicon.svg"]'])
    await expect(page.locator(`head > link${link}`)).toHaveCount(1);
  await expectInstallable(page, '/manifest.webmanifest');
  await openWithWorker(page, '/desk/sign-in');
  await expectInstallable(page, '/desk/manifest.webmanifest');

  await page.goto('/?emergency');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: business.emergencyPhone }).first()).toBeVisible();
});

test(
  'Installed, the app fits its window',
  { tag: '@all' },
  async ({ launchOptions, network, playwright, watchConsole }, testInfo) => {
    // An application window is what an installed app opens in: the browser itself says "standalone" there.
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

const said = {
  en: {
    ...{ site: '/', portal: '/dashboard', offer: `Keep ${business.shortName} on your home screen` },
    ...{ install: 'Install', notNow: 'Not now', how: 'Add to Home Screen', gotIt: 'Got it' },
  },
  es: {
    ...{
      site: '/es',
      portal: '/es/dashboard',
      offer: `Tenga ${business.shortName} en su pantalla de inicio`,
    },
    ...{ install: 'Instalar', notNow: 'Ahora no' },
    ...{ how: 'Toque Compartir, luego Agregar a inicio.', gotIt: 'Entendido' },
  },
};

for (const language of ['en', 'es'] as const)
  test.describe(`The offer to install (${language})`, () => {
    const { site, portal, offer, install, notNow, how, gotIt } = said[language];
    /** Chromium fires the event only for people it knows; the page cannot tell this one from it. */
    const canInstall = (hydrated: string) => {
      addEventListener(hydrated, () => {
        const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
          prompt: async () => ({ outcome: 'dismissed' }),
        });
        dispatchEvent(event);
      });
    };

    test('comes after a quote was sent, never on first sight, and not again once dismissed', {
      tag: '@all',
    }, async ({ page }) => {
      await page.addInitScript(canInstall, hydratedEvent);
      await page.goto(site);
      await hydrated(page);
      const notice = page.getByRole('region', { name: offer });
      await expect(notice).toHaveCount(0);
      await fillQuote(page, sampleQuote(), language);
      await submitButton(page, language).click();
      await expect(notice.getByRole('button')).toHaveText([install, notNow]);
      if (language === 'es') expect(await spokenEnglish(page, 'anywhere')).toEqual([]);
      await notice.getByRole('button', { name: notNow }).click();
      await expect(notice).toHaveCount(0);
      await signIn(page, await createTestClient());
      await expect(page.getByText(said.en.offer)).toHaveCount(0);
    });

    test('is put into words on an iPhone', { tag: '@all' }, async ({ page }) => {
      await page.addInitScript((userAgent) => {
        Object.defineProperty(navigator, 'userAgent', { get: () => userAgent });
      }, iPhone);
      await page.setViewportSize({ width: 390, height: 844 });
      const client = await createTestClient({ firstName: 'Inés' });
      await signIn(page, client);
      await page.goto(portal);
      await expectSignedIn(page, client, language);
      const notice = page.getByRole('region', { name: offer });
      await eventually(notice).toContainText(how);
      if (language === 'es') expect(await spokenEnglish(page, 'own words')).toEqual([]);
      await notice.getByRole('button', { name: gotIt }).click();
      await page.reload();
      await expectSignedIn(page, client, language);
      await expect(notice).toHaveCount(0);
    });
  });

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
