import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { toasts } from '@welding/domain/messages';
import {
  expect,
  findSignal,
  loseSignal,
  openWithWorker,
  test,
  workerIsReady,
} from './network/offline-test.ts';
import { queuedQuotes, quoteForm, sendQuote, type TypedQuote, typeQuote } from './network/quote-form.ts';
import { quotesWith } from './network/stored-quotes.ts';

const newQuote = (firstName = 'Pat'): TypedQuote => ({
  firstName,
  email: `pat-${randomUUID()}@example.com`,
  description: 'The tailgate hinge of my dump truck broke off.',
});

/** Looks until the quote has reached Firestore, and that once. */
async function expectStoredOnce({ email }: TypedQuote): Promise<void> {
  await expect.poll(async () => (await quotesWith(email)).length, { timeout: 20_000 }).toBe(1);
}

test.describe('A visitor asks for a quote without a signal', () => {
  test('and it arrives later, once', async ({ page, network }) => {
    const quote = newQuote();
    await openWithWorker(page);
    await loseSignal(page, network);
    await typeQuote(page, quote);
    await sendQuote(page);
    await expect(page.getByText(toasts.quoteSaved.description)).toBeVisible();
    await expect(queuedQuotes(page)).toHaveCount(1);
    await expect(queuedQuotes(page)).toContainText('Heavy-Duty Truck Repairs');
    await expect(quoteForm(page).getByLabel('First name')).toHaveValue('');
    // The device believes to be online before anything gets through.
    let posts = 0;
    network.fate = ({ method }) => {
      if (method === 'POST') posts += 1;
      return method === 'POST' && posts <= 2 ? 'drop-before' : 'pass';
    };
    await findSignal(page, network);
    await expect(page.getByText(toasts.quoteSubmitted.description)).toBeVisible({ timeout: 30_000 });
    await expect(queuedQuotes(page)).toHaveCount(0);
    await expectStoredOnce(quote);
    expect((await quotesWith(quote.email))[0]).toMatchObject({
      firstName: 'Pat',
      lastName: 'Nowak',
      serviceType: 'truck',
    });
  });

  test('and says more about the job: the questions and the built-in rates are on the phone', async ({
    page,
    network,
  }) => {
    const quote = newQuote();
    await openWithWorker(page);
    await loseSignal(page, network);
    await typeQuote(page, quote);
    const form = quoteForm(page);
    await form.getByLabel('How thick is it where it broke?').selectOption({ label: 'Not sure' });
    await form.getByLabel('What metal is it?').selectOption('Steel');
    await form.getByLabel('ZIP code of the job').fill('60505');
    await expect(form.getByText('$300 to $720')).toBeVisible();
    await sendQuote(page);
    await expect(queuedQuotes(page)).toHaveCount(1);
    await findSignal(page, network);
    await expectStoredOnce(quote);
    expect((await quotesWith(quote.email))[0]).toMatchObject({
      intake: { metal: 'steel', thickness: 'unsure' },
      priceRange: { low: 300, high: 720 },
    });
  });

  test('and cancels it', async ({ page, network }) => {
    const quote = newQuote();
    await openWithWorker(page);
    await loseSignal(page, network);
    await typeQuote(page, quote);
    await sendQuote(page);
    await queuedQuotes(page).getByRole('button', { name: 'Cancel this request' }).click();
    await expect(queuedQuotes(page)).toHaveCount(0);
    const before = network.seen.length;
    await findSignal(page, network);
    await page.reload();
    await workerIsReady(page);

    // What waits is sent in order: once a later quote has arrived, the cancelled one would have, too.
    const later = newQuote();
    await loseSignal(page, network);
    await typeQuote(page, later);
    await sendQuote(page);
    await expect(queuedQuotes(page)).toHaveCount(1);
    await findSignal(page, network);
    await expect(queuedQuotes(page)).toHaveCount(0, { timeout: 20_000 });
    expect(await quotesWith(later.email)).toHaveLength(1);
    const posts = network.seen.slice(before).filter((line) => line.startsWith('POST /api/quotes'));
    expect(posts).toHaveLength(1);
    expect(await quotesWith(quote.email)).toEqual([]);
  });

  test('whose answer was lost: the server has it already, and it is stored once', async ({
    page,
    network,
  }) => {
    const quote = newQuote();
    await openWithWorker(page);
    network.fate = (request) => (request.method === 'POST' ? 'drop-after' : 'pass');
    await typeQuote(page, quote);
    await sendQuote(page);
    await expect(queuedQuotes(page)).toHaveCount(1);
    network.fate = () => 'pass';
    await page.reload();
    await expect(queuedQuotes(page)).toHaveCount(0, { timeout: 20_000 });
    await expectStoredOnce(quote);
  });

  test('and closes the browser: it is sent at the next opening', async ({ network, launchOptions }) => {
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

test('A quote the server refuses comes back with its message and what was typed', async ({
  page,
  network,
  allowConsole,
}) => {
  allowConsole(/status of 400/);
  const quote = newQuote();
  await saveQuote(page, network, quote);
  network.standIn = ({ method }) =>
    method === 'POST' ? { status: 400, body: 'Valid phone number is required' } : undefined;
  await findSignal(page, network);
  await expect(queuedQuotes(page)).toContainText('Valid phone number is required', { timeout: 20_000 });
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

test('A busy server is asked again, and after a day the person is told', async ({
  page,
  network,
  allowConsole,
}) => {
  allowConsole(/status of (503|429)/);
  const quote = newQuote();
  await saveQuote(page, network, quote);
  let status = 503;
  network.standIn = ({ method }) => (method === 'POST' ? { status, body: 'The service is busy' } : undefined);
  await findSignal(page, network);
  await expect(queuedQuotes(page)).toContainText('our server is busy', { timeout: 20_000 });
  status = 429;
  await page.reload();
  await expect(queuedQuotes(page)).toContainText('our server is busy');
  await makeBusySince(page, Date.now() - 25 * 60 * 60 * 1000);
  await page.reload();
  await expect(queuedQuotes(page)).toContainText('could not be sent for a day', { timeout: 20_000 });
  await expect(queuedQuotes(page).getByRole('link', { name: 'Call us' })).toBeVisible();
  await queuedQuotes(page).getByRole('button', { name: 'Send it again' }).click();
  await expect(quoteForm(page).getByRole('textbox', { name: 'Email' })).toHaveValue(quote.email);
  network.standIn = () => undefined;
  await sendQuote(page);
  await expect(page.getByText(toasts.quoteSubmitted.description)).toBeVisible();
  await expectStoredOnce(quote);
});

async function saveQuote(
  page: Page,
  network: Parameters<typeof loseSignal>[1],
  quote: TypedQuote,
): Promise<void> {
  await openWithWorker(page);
  await loseSignal(page, network);
  await typeQuote(page, quote);
  await sendQuote(page);
  await expect(queuedQuotes(page)).toHaveCount(1);
}

/** Turns back the clock of every queued quote: when the server first said that it is busy. */
async function makeBusySince(page: Page, busySince: number): Promise<void> {
  await page.evaluate(async (time) => {
    const request = indexedDB.open('site-queue');
    await new Promise((resolve) => {
      request.onsuccess = resolve;
    });
    const transaction = request.result.transaction('items', 'readwrite');
    const cursor = transaction.objectStore('items').openCursor();
    cursor.onsuccess = () => {
      if (!cursor.result) return;
      cursor.result.update({ ...cursor.result.value, busySince: time });
      cursor.result.continue();
    };
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    request.result.close();
  }, busySince);
}
