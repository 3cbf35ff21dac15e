import { business, emergencyServices } from '@welding/domain/business/business';
import { notFoundTexts } from '@welding/domain/messages';
import { expect, loseSignal, openWithWorker, test } from './network/offline-test.ts';

test.describe('A visitor without a signal', () => {
  test.beforeEach(async ({ page, network }) => {
    await openWithWorker(page);
    await loseSignal(page, network);
  });

  test('reads the home page and the services in full, after a reload and in a new tab', async ({
    page,
    context,
  }) => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Get a free quote' })).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Services', exact: true }).click();
    await expect(page).toHaveURL(/\/services$/);
    const tab = await context.newPage();
    await tab.goto('/services');
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(tab.getByText('$300').first()).toBeVisible();
  });

  test('finds the hotline', async ({ page }) => {
    await page.reload();
    await page.getByRole('button', { name: '24/7 Emergency' }).first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(emergencyServices[0])).toBeVisible();
    await expect(dialog.getByRole('link', { name: business.emergencyPhone }).first()).toHaveAttribute(
      'href',
      'tel:+13125550199',
    );
  });

  test('looks at the map and asks whether we come', async ({ page }) => {
    await page.reload();
    await page.getByRole('button', { name: 'View Map' }).click();
    await expect(page.getByRole('img', { name: /Map of our service area/ })).toBeVisible();
    await page.getByLabel('ZIP code or town').fill('60540');
    await expect(page.getByText('Yes, we come to you.')).toBeVisible();
  });

  test('gets the not-found page for an address that does not exist, with its status', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/status of 404/);
    const answer = await page.goto('/no-such-page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: notFoundTexts.heading })).toBeVisible();
    expect(await page.title()).not.toBe('');
  });

  test('opens the portal and is told that signing in needs a connection', async ({ page }) => {
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Client Portal' })).toBeVisible();
  });

  test('gets nothing invented for the API and for files', async ({ page }) => {
    await expect(page.goto('/api/health')).rejects.toThrow(/ERR_/);
    await expect(page.goto('/__/auth/handler')).rejects.toThrow(/ERR_/);
    await expect(page.goto('/images/og.png')).rejects.toThrow(/ERR_/);
  });
});

test('A slow network gives way to the copy on the device after 3 seconds', async ({ page, network }) => {
  await openWithWorker(page);
  network.fate = (request) => (request.url === '/services' ? 'hang' : 'pass');
  const started = Date.now();
  await page.goto('/services');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(Date.now() - started).toBeGreaterThan(2_900);
  expect(Date.now() - started).toBeLessThan(6_000);
});

test('A server that errs gives way to the copy on the device, an unknown address stays the server’s', async ({
  page,
  network,
  allowConsole,
}) => {
  await openWithWorker(page);
  allowConsole(/status of 404/);
  network.standIn = (request) => (request.url === '/services' ? { status: 503, body: 'down' } : undefined);
  await page.goto('/services');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const before = network.seen.length;
  const unknown = await page.goto('/no-such-page');
  expect(unknown?.status()).toBe(404);
  expect(network.seen.slice(before)).toContain('GET /no-such-page');
});

test('The API and Firebase are never cached, and the precache keeps to its budget', async ({ page }) => {
  await openWithWorker(page);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const entries = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name);
        return Promise.all(
          (await cache.keys()).map(async (request) => {
            const answer = await cache.match(request);
            return { name, path: new URL(request.url).pathname, bytes: (await answer?.blob())?.size ?? 0 };
          }),
        );
      }),
    );
    return entries.flat();
  });
  const total = kept.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(total).toBeGreaterThan(300_000);
  expect(total).toBeLessThanOrEqual(900_000);
  expect(kept.filter(({ path }) => /\/api\/|payments|portal\/|og\.png/.test(path))).toEqual([]);
});

test('When the installation lost a file on the way, it is tried again', async ({
  page,
  network,
  allowConsole,
}) => {
  allowConsole(/bad-precaching-response|status of 503/);
  let asked = 0;
  network.standIn = ({ url = '' }) => {
    if (!url.startsWith('/offline-shell.html')) return undefined;
    asked += 1;
    return asked === 1 ? { status: 503 } : undefined;
  };
  await openWithWorker(page);
  expect(asked).toBe(2);
  await loseSignal(page, network);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
