import { builtInRates } from '@welding/domain/estimating/price-rates';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';
import { lightPhone, show } from './look.ts';
import { fillQuote, sampleQuote, submitButton } from './quote-form-page.ts';
import { storedQuotes } from './stored-quotes.ts';

test('A visitor answers questions about the job, sees the range before sending, and both are stored', async ({
  page,
}) => {
  test.slow();
  // Rates of this test's own, because another test may change the owner's.
  await page.route('**/api/rates', (route) =>
    route.fulfill({ json: { ...builtInRates, dollarsPerHour: 200 } }),
  );
  const questions: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/(job-questions|check-whole-request)/.test(request.url())) questions.push(request.url());
  });
  await show(page, lightPhone[0]);
  const quote = sampleQuote();
  await page.goto('/');
  await hydrated(page);
  await page.getByLabel('First name').focus();
  await page.locator('#quote-form[data-ready]').waitFor();
  expect(questions).toEqual([]);
  await fillQuote(page, quote);
  // Visible without opening anything.
  await expect(page.getByLabel('Choose photos')).toBeAttached();
  await expect(page.getByText('see what a job like this costs')).toBeVisible();
  await page.getByText('More about the job (optional)').click();
  await page.getByLabel('Town, if you have no ZIP code').fill('Lake');
  await expect(page.getByText('Which one do you mean?')).toBeVisible();
  await page.getByLabel('Town, if you have no ZIP code').fill('Aurora, IL');
  await expect(page.getByText(/^Aurora, IL is about \d+ miles west of downtown Chicago/)).toBeVisible();
  await page.getByLabel('What broke?').fill('The tongue of my trailer');
  await page.getByLabel('What metal is it?').selectOption('Steel');
  await page.getByLabel('How thick is the metal?').selectOption('medium');
  // 1.5 to 3 hours at $200, and $90 for the drive.
  await expect(page.getByText('$390 to $690')).toBeVisible();
  await page.getByLabel('Where on it is the weld?').selectOption('overhead');
  await expect(page.getByText('$540 to $940')).toBeVisible();
  await expect(page.getByLabel('Does the site ask for a hot-work permit?')).toBeHidden();
  await page.getByLabel('Indoors or outdoors?').selectOption('Indoors');
  await page.getByLabel('Does the site ask for a hot-work permit?').selectOption('Yes');
  await page.getByLabel('Is it a tank, drum or pipe').selectOption('No');
  await page.getByLabel('Indoors or outdoors?').selectOption('Outdoors');

  await page.reload();
  await expect(page.getByLabel('What broke?')).toHaveValue('The tongue of my trailer');
  // The range loads near the screen, and the reload may restore a position further down.
  await page.getByLabel('How thick is the metal?').scrollIntoViewIfNeeded();
  await expect(page.getByText('$540 to $940')).toBeVisible();
  await submitButton(page).click();
  await expect(page.getByText('Quote Request Submitted')).toBeVisible();
  const [stored] = await storedQuotes(quote.email);
  expect(stored?.intake).toEqual({
    metal: 'steel',
    thickness: 'medium',
    position: 'overhead',
    setting: 'outdoors',
    tank: 'no',
    broke: 'The tongue of my trailer',
    town: 'Aurora, IL',
  });
  expect(stored?.priceRange).toEqual({ low: 540, high: 940 });
  await expect(page.getByLabel('What broke?')).toHaveValue('');
  await expect(page.getByText('A range, not a quote')).toBeHidden();
  expect(await page.evaluate(() => sessionStorage.getItem('quote-draft'))).toBeNull();
});
