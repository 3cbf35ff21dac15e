import { randomUUID } from 'node:crypto';
import { business } from '@welding/domain/business/business';
import { toasts } from '@welding/domain/messages';
import { expect, test } from './fixtures.ts';
import { openWithWorker } from './network/offline-test.ts';
import { OwnEmulators } from './network/own-emulators.ts';
import { keptQuotes, sendQuote, typeQuote } from './network/quote-form.ts';

test('The server is gone while the device has a network: pages open, and a quote waits until it is back', async ({
  page,
  stack,
  allowConsole,
}) => {
  test.setTimeout(300_000);
  allowConsole(/net::ERR_(CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE)/);
  const server = await OwnEmulators.prepare(stack.directory);
  try {
    await server.start();
    await openWithWorker(page, server.addresses.hosting);

    await server.stop();
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
    await expect(page.getByText(toasts.quoteSaved.description)).toBeVisible({ timeout: 30_000 });
    await page.goto(`${server.addresses.hosting}/services`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await server.start();
    await page.goto(server.addresses.hosting);
    await expect(keptQuotes(page)).toHaveCount(0, { timeout: 30_000 });
    await expect.poll(() => server.storedQuoteEmails(), { timeout: 30_000 }).toEqual([quote.email]);
  } finally {
    await server.remove();
  }
});
