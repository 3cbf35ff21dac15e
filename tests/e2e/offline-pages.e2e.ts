import { notFoundTexts } from '@welding/domain/messages';
import { business, emergencyServices } from '@welding/domain/values/business';
import { closeDialog } from './close-dialog.ts';
import { expect, loseSignal, openWithWorker, test } from './network/offline-test.ts';

test('An offline visitor reads every page, the hotline and the map, without invented content', async ({
  page,
  context,
  network,
  allowConsole,
}) => {
  allowConsole(/status of 404|bad-precaching-response|status of 503/);
  let asked = 0;
  network.standIn = ({ url = '' }) => {
    if (!url.startsWith('/offline-shell.html')) return undefined;
    asked += 1;
    return asked === 1 ? { status: 503 } : undefined;
  };
  await openWithWorker(page);
  expect(asked, 'an installation that lost a file on the way is tried again').toBe(2);
  await loseSignal(page, network);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Get a free quote' })).toBeVisible();

  await test.step('the hotline', async () => {
    await page.getByRole('button', { name: '24/7 Emergency' }).first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(emergencyServices()[0] ?? '')).toBeVisible();
    await expect(dialog.getByRole('link', { name: business.emergencyPhone }).first()).toHaveAttribute(
      'href',
      'tel:+13125550199',
    );
    await page.keyboard.press('Escape');
  });

  await test.step('the map, and whether we come', async () => {
    await page.getByRole('button', { name: 'View Map' }).click();
    await expect(page.getByRole('img', { name: /Map of our service area/ })).toBeVisible();
    await page.getByLabel('ZIP code or town').fill('60540');
    await expect(page.getByText('Yes, we come to you.')).toBeVisible();
    await closeDialog(page);
  });

  await test.step('the services, also in a new tab', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Services', exact: true }).click();
    await expect(page).toHaveURL(/\/services$/);
    const tab = await context.newPage();
    await tab.goto('/services');
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(tab.getByText('$300').first()).toBeVisible();
    await tab.close();
  });

  await test.step('the not-found page for an address that does not exist, with its status', async () => {
    const answer = await page.goto('/no-such-page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: notFoundTexts.heading })).toBeVisible();
    expect(await page.title()).not.toBe('');
  });

  await test.step('the portal’s sign-in', async () => {
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Client Portal' })).toBeVisible();
  });

  for (const address of ['/api/health', '/__/auth/handler', '/images/og.png'])
    await expect(page.goto(address), 'nothing for the API and for files').rejects.toThrow(/ERR_/);
});

test('With a slow network or a failing server the cached copy is shown, within its size limit', {
  tag: '@all',
}, async ({ page, network, allowConsole }) => {
  allowConsole(/status of 404/);
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

  network.fate = (request) => (request.url === '/services' ? 'hang' : 'pass');
  await page.goto('/services');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto('/');
  network.fate = () => 'pass';
  network.standIn = (request) => (request.url === '/services' ? { status: 503, body: 'down' } : undefined);
  await page.goto('/services');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const before = network.seen.length;
  const unknown = await page.goto('/no-such-page');
  expect(unknown?.status()).toBe(404);
  expect(network.seen.slice(before)).toContain('GET /no-such-page');
});
