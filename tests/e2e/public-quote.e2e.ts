import type { Locator } from '@playwright/test';
import { pngPicture } from '../support/pictures.ts';
import { countTaps } from './count-taps.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';
import { fillQuote, sampleQuote, submitButton, typedQuote } from './quote-form-page.ts';
import { storedQuotes } from './stored-quotes.ts';

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);
const emptyForm = { firstName: '', lastName: '', email: '', phone: '', serviceType: '', description: '' };

test('An invalid form shows errors per field, and a refused quote survives a reload and is stored once', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 400/);
  await page.goto('/');
  await page.getByLabel('Last name').fill('Kowalski');
  await page.getByLabel('Email', { exact: true }).first().fill('dana@nowhere');
  await page.getByLabel('Phone', { exact: true }).first().fill('555-0177');
  await page.getByLabel('Project details').fill('Crack');
  await submitButton(page).click();
  for (const [label, message] of [
    ['First name', 'First name is required'],
    ['Email', 'Valid email is required'],
    ['Phone', 'Valid phone number is required'],
    ['Service', 'Please select a service'],
    ['Project details', 'Please provide project details'],
  ] as const) {
    const field = page.getByLabel(label, { exact: true }).first();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(message));
    await expect(page.getByText(message)).toBeVisible();
  }
  // A screen reader hears only the first problem, with the number of others.
  await expect(page.getByRole('alert').filter({ hasText: /required|Please/ })).toHaveText([
    'Service: Please select a service. 4 more to correct',
  ]);
  await expect(page.getByLabel('Service', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Last name')).not.toHaveAttribute('aria-invalid');
  expect(await typedQuote(page)).toEqual({
    ...emptyForm,
    lastName: 'Kowalski',
    email: 'dana@nowhere',
    phone: '555-0177',
    description: 'Crack',
  });
  await page.getByLabel('First name').fill('Dana');
  await expect(page.getByText('First name is required')).toBeHidden();

  const quote = sampleQuote();
  await page.route(
    '**/api/quotes',
    (route) => route.fulfill({ status: 400, contentType: 'text/plain', body: 'Please select a service' }),
    { times: 1 },
  );
  await fillQuote(page, quote);
  await page.getByRole('radio', { name: 'Email' }).check();
  await page.getByRole('radio', { name: 'Friend or coworker' }).check();
  const zip = page.getByLabel('ZIP code of the job');
  await zip.fill('6050');
  await page.getByLabel('Street address').fill('12 Dock St');
  await submitButton(page).click();
  await expect(zip).toHaveAccessibleDescription(/ZIP code must have five digits/);
  await zip.fill('60505-1234');
  await submitButton(page).click();
  const region = page.getByRole('region', { name: 'Notifications (F8)' });
  await expect(region).toContainText('Submission Failed');
  await expect(region).toContainText('400: Please select a service');
  expect(await typedQuote(page)).toEqual(quote);

  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue(quote.firstName);
  expect(await typedQuote(page)).toEqual(quote);
  await expect(page.getByRole('radio', { name: 'Email' })).toBeChecked();

  let requests = 0;
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/quotes', async (route) => {
    requests += 1;
    await answered;
    await route.continue();
  });
  await page.locator('#quote-form[data-ready]').waitFor();
  const button = page.locator('#quote-form button[type=submit]');
  await button.dblclick();
  await expect(button).toHaveText('Sending…');
  // Playwright would wait until the button is enabled; people do not.
  await button.click({ force: true });
  await page.getByLabel('First name').press('Enter');
  answer();
  await expect(page.getByText('Quote Request Submitted')).toBeVisible();
  await expect(region).toContainText("We'll contact you within 24 hours with your free quote!");
  const sent = page.getByRole('heading', { name: `We have your request, ${quote.firstName}` });
  await expect(sent).toBeFocused();
  const [heading, header] = await Promise.all([sent, page.getByRole('banner')].map((at) => at.boundingBox()));
  expect(heading?.y, 'below the sticky header').toBeGreaterThanOrEqual(header?.height ?? 0);
  await expect(page.getByText(/^By \w+day, \w+ \d+, \d+:\d\d [AP]M, we’ll email you at /)).toContainText(
    quote.email,
  );
  await expect(submitButton(page)).toBeHidden();
  expect(requests).toBe(1);
  expect(await storedQuotes(quote.email)).toMatchObject([
    {
      ...quote,
      ...{ preferredContact: 'email', status: 'pending', zip: '60505', address: '12 Dock St' },
      foundBy: 'friend',
    },
  ]);
  expect(await page.evaluate(() => sessionStorage.getItem('quote-draft'))).toBeNull();
  await page.getByRole('button', { name: 'Ask for another quote' }).click();
  await expect(page.getByLabel('Service', { exact: true })).toBeFocused();
  await expect(sent).toBeHidden();
  expect(await typedQuote(page)).toEqual(emptyForm);
  await expect(page.getByRole('radio', { name: 'Phone' })).toBeChecked();
});

test('a retry after the rates loaded is the same request, and a correction during sending stays in the form', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/503/);
  const quote = sampleQuote();
  const rates = Promise.withResolvers<void>();
  await page.route('**/api/rates', async (route) => {
    await rates.promise;
    const answer = await route.fetch({ maxRetries: 2 });
    const double = (_: string, value: unknown) => (typeof value === 'number' ? 2 * value : value);
    await route.fulfill({ json: JSON.parse(await answer.text(), double) });
  });
  const second = Promise.withResolvers<void>();
  const sent: (string | null)[][] = [];
  await page.route('**/api/quotes', async (route) => {
    const request = route.request();
    sent.push([await request.headerValue('idempotency-key'), request.postData()]);
    if (sent.length > 1) {
      await second.promise;
      return await route.continue();
    }
    await route.fetch({ maxRetries: 2 });
    await route.fulfill({ status: 503, contentType: 'text/plain', body: 'The service is busy' });
  });
  await page.goto('/');
  await hydrated(page);
  await page.getByLabel('First name').focus();
  await page.locator('#quote-form[data-ready]').waitFor();
  await fillQuote(page, quote);
  await page.getByLabel('What metal is it?').selectOption('Steel');
  const range = page.getByText(/^\$\d+ to \$\d/);
  await expect(range).toBeVisible();
  const before = await range.textContent();
  await submitButton(page).click();
  await expect(page.getByText('503: The service is busy')).toBeVisible();
  rates.resolve();
  await expect(range).not.toHaveText(before ?? '');
  await submitButton(page).click();
  await page.getByLabel('Project details').fill('At 99 New St');
  second.resolve();
  await expect(page.getByText('Sent without your last change')).toBeVisible();
  await expect(page.getByLabel('Project details')).toHaveValue('At 99 New St');
  expect(sent[1]).toEqual(sent[0]);
  expect(await storedQuotes(quote.email)).toHaveLength(1);
});

test('a visitor asks for a quote by keyboard alone', { tag: '@all' }, async ({ page }) => {
  const quote = sampleQuote();
  await page.goto('/');
  await page.getByRole('link', { name: 'Get Free Quote' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Get a free quote' })).toBeFocused();
  const tabTo = async (target: Locator) => {
    for (let tabs = 0; tabs < 15 && !(await isFocused(target)); tabs += 1) await page.keyboard.press('Tab');
    await expect(target).toBeFocused();
  };
  for (const [label, text] of [
    ['Service', 'Heavy'],
    ['Project details', quote.description],
    ['First name', quote.firstName],
    ['Last name', quote.lastName],
    ['Email', quote.email],
    ['Phone', quote.phone],
  ] as const) {
    await tabTo(page.locator('#quote-form').getByLabel(label, { exact: true }).first());
    await page.keyboard.type(text);
  }
  await tabTo(submitButton(page));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Quote Request Submitted')).toBeVisible();
  expect(await storedQuotes(quote.email)).toMatchObject([{ ...quote, preferredContact: 'phone' }]);
});

test.describe('on a 360 px touch screen', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a visitor sends a request with a range and two photos in at most 12 taps', async ({ page }) => {
    const quote = sampleQuote();
    await page.goto('/');
    await hydrated(page);
    const zip = page.getByLabel('Do we come to you?');
    await zip.fill('9999');
    await zip.blur();
    await expect(page.getByText('A ZIP code has five digits.')).toBeVisible();
    const { taps } = await countTaps(page);
    await zip.fill('53202');
    await expect(page.getByText('53202 is outside our 50 miles.').first()).toBeVisible();
    await zip.fill('60505');
    await expect(page.getByText('Yes, we come to you.').first()).toBeVisible();
    const spoken = page.locator('[aria-live=polite]', { hasText: 'Yes, we come to you.' });
    await expect(spoken, 'one answer is read aloud').toHaveCount(1);
    await page.getByRole('link', { name: 'Get Free Quote' }).tap();
    await page.getByLabel('Service', { exact: true }).selectOption(quote.serviceType);
    await page.getByLabel('Project details').fill(quote.description);
    await page.getByLabel('What metal is it?').selectOption('Steel');
    const picker = page.waitForEvent('filechooser');
    await page.getByText('Choose photos').tap();
    const photo = (name: string) => ({ name, mimeType: 'image/png', buffer: pngPicture(40, 30) });
    await (await picker).setFiles([photo('one.png'), photo('two.png')]);
    await expect(page.getByRole('list', { name: 'Photos of the job' }).getByRole('listitem')).toHaveCount(2);
    await expect(page.getByText(/^\$\d+ to \$\d/)).toBeVisible();
    await expect(page.getByLabel('ZIP code of the job')).toHaveValue('60505');
    for (const [label, text] of [
      ['First name', quote.firstName],
      ['Last name', quote.lastName],
      ['Email', quote.email],
      ['Phone', quote.phone],
    ] as const)
      await page.locator('#quote-form').getByLabel(label, { exact: true }).first().fill(text);
    await submitButton(page).tap();
    await expect(page.getByText('Quote Request Submitted')).toBeVisible();
    expect(taps.length, taps.join('\n')).toBeLessThanOrEqual(12);
    const [stored] = await storedQuotes(quote.email);
    expect(stored).toMatchObject({ zip: '60505', intake: { metal: 'steel' } });
    expect(stored?.priceRange).toBeDefined();
    await expect.poll(async () => (await storedQuotes(quote.email))[0]?.photos?.length).toBe(2);
  });
});
