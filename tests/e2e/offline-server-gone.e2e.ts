import { randomUUID } from 'node:crypto';
import { toasts } from '@welding/domain/messages';
import { business } from '@welding/domain/values/business';
import { eventually } from './fixtures.ts';
import { expect, openWithWorker, test } from './network/offline-test.ts';
import { queuedQuotes, sendQuote, typeQuote } from './network/quote-form.ts';
import { storedQuotes } from './stored-quotes.ts';

test('The server is gone while the device has a network: pages open, and a quote waits until it is back', {
  tag: '@all',
}, async ({ page, network }) => {
  await openWithWorker(page);
  await network.goDown();
  await page.reload();
  await page.getByRole('button', { name: '24/7 Emergency' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: business.emergencyPhone })).toBeVisible();
  await page.keyboard.press('Escape');
  const quote = {
    firstName: 'Pat',
    email: `pat-${randomUUID()}@example.com`,
    description: 'The tailgate hinge of my dump truck broke off.',
  };
  await typeQuote(page, quote);
  await sendQuote(page);
  await eventually(page.getByText(toasts.quoteSaved.description)).toBeVisible();
  await page.goto('/services');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await network.comeBack();
  await page.goto('/');
  await eventually(queuedQuotes(page)).toHaveCount(0);
  await eventually.poll(async () => (await storedQuotes(quote.email)).length).toBe(1);
});
