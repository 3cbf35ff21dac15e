import { business } from '@welding/domain/values/business';
import { telHref } from '@welding/domain/values/phone';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { hydrated } from './hydrated.ts';
import { quoteFormCode } from './quote-form-page.ts';

test('Each service shows its description and starting price, and its links work', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto('/services');
  for (const [name, price] of [
    ['Metal Structure Repairs', '$150'],
    ['Heavy-Duty Truck Repairs', '$300'],
    ['Aluminum Welding', '$200'],
  ] as const) {
    const service = page.getByRole('article', { name });
    await expect(service.getByText('Starting at')).toContainText(price);
    expect(await service.getByRole('listitem').count()).toBeGreaterThanOrEqual(5);
  }
  const truck = page.getByRole('article', { name: 'Heavy-Duty Truck Repairs' });
  await expect(truck.getByRole('link', { name: business.emergencyPhone })).toHaveAttribute(
    'href',
    telHref(business.emergencyPhone),
  );
  const steps = page
    .getByRole('region', { name: 'Four steps to a sound weld' })
    .getByRole('heading', { level: 3 });
  await expect(steps).toHaveText(['Contact', 'Assess', 'Schedule', 'Complete']);

  await page.getByRole('link', { name: 'Aluminum Welding from $200' }).click();
  await expect(page.getByRole('heading', { name: 'Aluminum Welding' })).toBeInViewport();

  await page.getByRole('link', { name: 'Get Quote', exact: true }).click();
  await expect(page).toHaveURL('/#quote');
  await expect(page.getByRole('heading', { name: 'Get a free quote' })).toBeInViewport();
  await page.goBack();
  await page.getByRole('main').getByRole('link', { name: 'Schedule Service' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('Get Quote goes home, waits about 300 ms, scrolls to the form and chooses the service', {
  tag: '@all',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const arrive = await holdRequests(page, quoteFormCode);
  await page.goto('/services', { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  await page.evaluate(() => {
    const times = { arrived: 0, scrolled: 0 };
    Object.assign(globalThis, { times });
    const watch = () => {
      if (!times.arrived && document.getElementById('quote')) times.arrived = performance.now();
      if (times.arrived && !times.scrolled && scrollY > 50) times.scrolled = performance.now();
      if (!times.scrolled) requestAnimationFrame(watch);
    };
    watch();
  });
  await page.getByRole('link', { name: 'Get Quote: Aluminum Welding' }).click();
  await expect(page).toHaveURL('/#quote');
  await expect(page.getByRole('heading', { name: 'Get a free quote' })).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Get a free quote' })).toBeFocused();
  await expect(page.getByLabel('Service', { exact: true })).toHaveCount(0);
  arrive();
  await expect(page.getByLabel('Service', { exact: true })).toHaveValue('aluminum');
  const waited = await page.evaluate(() => {
    const { times } = globalThis as unknown as { times: { arrived: number; scrolled: number } };
    return times.scrolled - times.arrived;
  });
  expect(waited).toBeGreaterThan(250);
});
