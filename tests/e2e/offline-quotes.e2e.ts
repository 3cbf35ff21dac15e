import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { toasts } from '@welding/domain/messages';
import { pngPicture } from '../support/pictures.ts';
import { eventually } from './fixtures.ts';
import { expect, findSignal, loseSignal, openWithWorker, test } from './network/offline-test.ts';
import { queuedQuotes, quoteForm, sendQuote, type TypedQuote, typeQuote } from './network/quote-form.ts';
import { storedQuotes } from './stored-quotes.ts';

const newQuote = (firstName = 'Pat'): TypedQuote => ({
  firstName,
  email: `pat-${randomUUID()}@example.com`,
  description: 'The tailgate hinge of my dump truck broke off.',
});

/** Waits until Firestore has the quote exactly once. */
async function expectStoredOnce({ email }: TypedQuote): Promise<void> {
  await eventually.poll(async () => (await storedQuotes(email)).length).toBe(1);
}

test.describe('A visitor asks for a quote offline', () => {
  test('with job details and cancels it, and the next request is sent once when online', async ({
    page,
    network,
  }) => {
    const [cancelled, quote, another] = [newQuote(), newQuote(), newQuote('Dana')];
    await openWithWorker(page);
    await loseSignal(page, network);
    await typeQuote(page, cancelled);
    await sendQuote(page);
    await queuedQuotes(page).getByRole('button', { name: 'Cancel this request' }).click();
    await expect(queuedQuotes(page)).toHaveCount(0);

    await typeQuote(page, quote);
    // The phone has the questions and the built-in rates.
    const form = quoteForm(page);
    await form.getByLabel('How thick is the metal?').selectOption({ label: 'Not sure' });
    await form.getByLabel('What metal is it?').selectOption('Steel');
    await form.getByLabel('ZIP code of the job').fill('60505');
    await expect(form.getByText('$300 to $720')).toBeVisible();
    await page
      .getByLabel('Choose photos')
      .setInputFiles([{ name: 'hinge.png', mimeType: 'image/png', buffer: pngPicture(40, 30) }]);
    await expect(page.getByRole('list', { name: 'Photos of the job' }).getByRole('listitem')).toHaveCount(1);
    await sendQuote(page);
    await expect(page.getByText(toasts.quoteSaved.description)).toBeVisible();
    await expect(queuedQuotes(page)).toHaveCount(1);
    await expect(queuedQuotes(page)).toContainText('Heavy-Duty Truck Repairs');
    await expect(quoteForm(page).getByLabel('First name')).toHaveValue('');
    await typeQuote(page, another);
    await sendQuote(page);
    await expect(queuedQuotes(page)).toHaveCount(2);

    // The device reports to be online before any request succeeds.
    let posts = 0;
    network.fate = ({ method }) => {
      if (method === 'POST') posts += 1;
      return method === 'POST' && posts <= 2 ? 'drop-before' : 'pass';
    };
    await findSignal(page, network);
    await eventually(page.getByText(toasts.quoteSubmitted.description)).toBeVisible();
    await expect(queuedQuotes(page)).toHaveCount(0);
    // As after sending at once: the next steps, the reply time, and the photos.
    await expect(page.getByRole('heading', { name: 'We have your request, Pat' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'We have your request, Dana' })).toBeVisible();
    await expect(quoteForm(page)).toBeHidden();
    await expect(page.getByText(/^By \w+, \w+ \d+, \d+:\d\d [AP]M, we/)).toHaveCount(2);
    await expect(page.getByText('Your photos are sent.')).toBeVisible();
    await page.getByRole('button', { name: 'Ask for another quote' }).last().click();
    await expect(quoteForm(page)).toBeVisible();
    await page.getByRole('button', { name: 'Ask for another quote' }).click();
    await expect(page.getByRole('heading', { name: /We have your request/ })).toHaveCount(0);
    await expectStoredOnce(another);
    await expectStoredOnce(quote);
    expect((await storedQuotes(quote.email))[0]).toMatchObject({
      firstName: 'Pat',
      lastName: 'Nowak',
      serviceType: 'truck',
      intake: { metal: 'steel', thickness: 'unsure' },
      priceRange: { low: 300, high: 720 },
    });
    // Waiting requests are sent in order, so a cancelled one would have arrived before the later quote.
    expect(await storedQuotes(cancelled.email)).toEqual([]);
  });

  test('and closes the browser, and it is sent at the next opening', { tag: '@all' }, async ({
    network,
    launchOptions,
  }) => {
    const quote = newQuote();
    const profile = await mkdtemp(join(tmpdir(), 'welding-profile-'));
    const open = () =>
      chromium.launchPersistentContext(profile, { ...launchOptions, baseURL: network.origin });
    try {
      const first = await open();
      const page = await first.newPage();
      await openWithWorker(page);
      await loseSignal(page, network);
      await typeQuote(page, quote);
      await sendQuote(page);
      await expect(queuedQuotes(page)).toHaveCount(1);
      await first.close();
      network.restore();
      const second = await open();
      await (await second.newPage()).goto('/services');
      await expectStoredOnce(quote);
      await second.close();
    } finally {
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    }
  });
});

test('A quote the server refuses later comes back with the message and what was typed', {
  tag: '@all',
}, async ({ page, network, allowConsole }) => {
  test.slow();
  allowConsole(/status of 400/);
  const quote = newQuote();
  await openWithWorker(page);
  await loseSignal(page, network);
  await typeQuote(page, quote);
  await sendQuote(page);
  await expect(queuedQuotes(page)).toHaveCount(1);
  network.standIn = ({ method }) =>
    method === 'POST' ? { status: 400, body: 'Valid phone number is required' } : undefined;
  await findSignal(page, network);
  await expect(queuedQuotes(page)).toContainText('Valid phone number is required');
  await page.reload();
  await queuedQuotes(page).getByRole('button', { name: 'Correct it' }).click();
  const form = quoteForm(page);
  await expect(form.getByLabel('First name')).toHaveValue(quote.firstName);
  await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue(quote.email);
  await expect(form.getByLabel('Project details')).toHaveValue(quote.description);
  await expect(queuedQuotes(page)).toHaveCount(0);
  network.standIn = () => undefined;
  await form.getByRole('textbox', { name: 'Phone' }).fill('(312) 555-0101');
  await sendQuote(page);
  await expect(page.getByText(toasts.quoteSubmitted.description)).toBeVisible();
  await expectStoredOnce(quote);
});
