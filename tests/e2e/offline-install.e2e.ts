import { toasts } from '@welding/domain/messages';
import { business } from '@welding/domain/values/business';
import * as z from 'zod';
import { hydratedEvent } from '../../web/src/shared/ui/event-replay.ts';
import { createTestClient } from '../support/sample.ts';
import { expect, openWithWorker, test, workerIsReady } from './network/offline-test.ts';
import { sendQuote, typeQuote } from './network/quote-form.ts';
import { expectSignedIn, signIn } from './portal-page.ts';

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

test('The manifest keeps to its schema, every image has the size it claims, Chromium finds nothing against installing, and the hotline shortcut opens the hotline', {
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
  for (const { src, sizes: claimed } of [...manifest.icons, ...manifest.screenshots]) {
    const actual = await page.evaluate(async (address) => {
      const bitmap = await createImageBitmap(await (await fetch(address)).blob());
      return `${bitmap.width}x${bitmap.height}`;
    }, src);
    expect(actual, src).toBe(claimed);
  }

  // Both are asked for after all that the page itself needs.
  for (const link of ['[rel="manifest"]', '[rel="icon"][href="/favicon.svg"]'])
    await expect(page.locator(`head > link${link}`)).toHaveCount(1);
  const session = await page.context().newCDPSession(page);
  const { errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A browser for tests always runs in a private window; nothing else may be wrong.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);

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

test.describe('The offer to install', () => {
  /** Chromium fires the event only for people it knows; the page cannot tell this one from it. */
  const canInstall = (hydrated: string) => {
    addEventListener(hydrated, () => {
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: async () => ({ outcome: 'dismissed' }),
      });
      dispatchEvent(event);
    });
  };
  const offer = `Keep ${business.shortName} on your home screen`;

  test('comes after a quote was sent, never on first sight, and not again once dismissed', {
    tag: '@all',
  }, async ({ page }) => {
    await page.addInitScript(canInstall, hydratedEvent);
    await openWithWorker(page);
    await expect(page.getByText(offer)).toHaveCount(0);
    await typeQuote(page, {
      firstName: 'Pat',
      email: 'pat@example.com',
      description: 'The tailgate hinge broke off.',
    });
    await sendQuote(page);
    await expect(page.getByText(toasts.quoteSubmitted.description)).toBeVisible();
    await expect(page.getByText(offer)).toBeVisible();
    await page.getByRole('button', { name: 'Not now' }).click();
    await expect(page.getByText(offer)).toHaveCount(0);
    await signIn(page, await createTestClient());
    await expect(page.getByText(offer)).toHaveCount(0);
  });

  test('is put into words on an iPhone', { tag: '@all' }, async ({
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
    const client = await createTestClient();
    await signIn(page, client);
    await expect(page.getByText(offer)).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('Add to Home Screen')).toBeVisible();
    await page.getByRole('button', { name: 'Got it' }).click();
    await page.reload();
    await expectSignedIn(page, client);
    await expect(page.getByText(offer)).toHaveCount(0);
    await context.close();
  });
});
