import type { Page, Route } from '@playwright/test';
import { findEstimate } from '../../functions/src/estimates/estimates.ts';
import { findInvoice } from '../../functions/src/invoices/invoices.ts';
import { storePaperLink } from '../../functions/src/papers/paper-links.ts';
import { listPaymentsOfProject } from '../../functions/src/payments/payments.ts';
import { moneyDesk } from '../api/money.ts';
import { changeTestClient } from '../support/company.ts';
import { controlStripe, stackStripe } from '../support/local-stripe.ts';
import { awaitMail } from '../support/mailbox.ts';
import { createTestClient, createTestProject } from '../support/sample.ts';
import { createTestStaff, staffToken } from '../support/staff.ts';
import { tokenOf } from '../support/token-of.ts';
import { cards, expectToast, payByWallet, payFromBank, phone, typeCard } from './checkout-page.ts';
import { drawOn } from './draw-on.ts';
import { eventually, expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';
import { look } from './look.ts';
import { toast } from './portal-page.ts';

test.use({ viewport: phone });

test('A client approves an estimate and pays its deposit from the mail, with four taps and no sign-in', {
  tag: '@all',
}, async ({ page }) => {
  test.slow();
  const { client, office, project } = await shop();
  const sent = await office.sendEstimate(await office.draftEstimate(project));
  const token = tokenOf(await awaitMail(client.email), 'e');

  // A mail scanner's requests change nothing.
  const scanned = await page.request.get(`/e/${token}`);
  expect(scanned.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'strict-origin',
    'x-robots-tag': 'noindex',
  });
  await page.goto(`/e/${token}`);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await hydrated(page);
  expect(await findEstimate(sent.id)).toMatchObject({ status: 'sent', updatedAt: sent.updatedAt });

  await page.getByRole('button', { name: 'Open your estimate' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Estimate ${sent.number}` })).toBeVisible();
  await expect(page.locator(':focus'), 'the button is gone').toContainText(sent.number);
  await page.getByLabel('Your full name').fill('Jordan Example');
  await drawOn(page);
  const approve = page.getByRole('button', { name: 'Approve $1,250.00' });
  await approve.click();
  await expect(toast(page, 'Estimate Approved')).toBeVisible();
  const next = page.getByRole('region', { name: 'Approved. What’s next' });
  await expect(next).toContainText('Jordan Example approved this');
  await expect(next.getByRole('heading', { name: 'Pay the deposit' })).toBeInViewport();
  expect((await findEstimate(sent.id))?.approval).toMatchObject({ way: 'link', name: 'Jordan Example' });
  await look(page, 'paper-link-approved');

  await typeCard(page, cards.good);
  const looked = findStillDue(page, 625);
  await page.getByRole('button', { name: 'Pay $625.00', exact: true }).click();
  await looked;
  await expect(page.getByText('Your payment of $625.00 is on its way')).toBeFocused();
  await eventually(page.getByText('The deposit is paid. Thank you!')).toBeVisible();

  // The device keeps nothing of it but the page's own code.
  expect(await whatIsKept(page)).not.toContain(sent.number);
  await page.reload();
  await page.getByRole('button', { name: 'Open your estimate' }).click();
  await expect(page.getByText('The deposit is paid. Thank you!')).toBeVisible();
});

test('A client declines an estimate by its link with a reason, and the office sees both', {
  tag: '@all',
}, async ({ page }) => {
  const { client, office, project } = await shop();
  const sent = await office.sendEstimate(await office.draftEstimate(project));
  await page.goto(`/e/${tokenOf(await awaitMail(client.email), 'e')}`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Open your estimate' }).click();
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.getByRole('radio', { name: 'Price' }).check();
  await page.getByRole('button', { name: 'Decline this estimate' }).click();
  await expect(page.getByText('You declined this estimate: “Price”.')).toBeVisible();
  expect(await findEstimate(sent.id)).toMatchObject({
    status: 'declined',
    declinedFor: 'price',
    seenAt: expect.any(String),
  });
});

test('A client pays an invoice by its link from a bank, which fails, then by Google Pay; voiding ends the link', {
  tag: '@all',
}, async ({ page, allowConsole }) => {
  test.slow();
  allowConsole(/410/);
  const { client, office, project } = await shop();
  const sent = await office.sendInvoice(await office.draftInvoice(project, 90));
  const token = tokenOf(await awaitMail(client.email), 'i');
  await page.goto(`/i/${token}`);
  await page.getByRole('button', { name: 'Open your invoice' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Invoice ${sent.number}` })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  expect((await download).suggestedFilename()).toBe(`Invoice ${sent.number}.pdf`);

  // The bank's page replaces this one and does not know the token.
  const intent = await stackStripe().paymentIntents.create({
    ...{ amount: 100, currency: 'usd', confirm: true, payment_method: 'pm_card_visa' },
  });
  await page.goto(`/i?payment_intent_client_secret=${intent.client_secret}&redirect_status=succeeded`);
  await expectToast(page, 'Payment Successful', 'Thank you for your payment!');
  await expect(page).toHaveURL(`/i/${token}`);
  await expect(page.getByRole('heading', { level: 1, name: `Invoice ${sent.number}` })).toBeVisible();
  await payFromBank(page, '$90.00');
  await expect.poll(() => findInvoice(sent.id)).toMatchObject({ status: 'open', onItsWay: 90 });
  await eventually(page.getByText('$90.00 is on its way from your bank')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
  await look(page, 'invoice-on-its-way');
  const [transfer] = await listPaymentsOfProject(project.id);
  await controlStripe(`/payment_intents/${transfer?.id}/settle`, { outcome: 'failed' });
  await expect.poll(() => findInvoice(sent.id)).not.toHaveProperty('onItsWay');
  await lookAgain(page);
  await payByWallet(page, 'Google Pay', 'Visa 4242: succeeds', '$90.00');
  await expect.poll(() => findInvoice(sent.id)).toMatchObject({ status: 'paid' });
  await eventually(page.getByText('Paid', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Thank you, this is paid in full' })).toBeVisible();
  const receipt = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the receipt' }).click();
  expect((await receipt).suggestedFilename()).toBe(`Receipt ${sent.number}.pdf`);

  const { updatedAt } = (await findInvoice(sent.id)) ?? {};
  await office.call('POST', `invoices/${sent.id}/void`, { updatedAt, reason: 'Typo' });
  await lookAgain(page);
  await expect(page.getByRole('alert')).toContainText('This invoice is void');
  await page.reload();
  await page.getByRole('button', { name: 'Open your invoice' }).click();
  await expect(page.getByRole('alert')).toContainText('This invoice is void');
});

/** The event that a browser fires when a page comes to the front again. */
async function lookAgain(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

async function shop() {
  const [client, person] = await Promise.all([createTestClient(), createTestStaff('office')]);
  const [project, bearer] = await Promise.all([createTestProject(client), staffToken(person)]);
  return { client, project, office: moneyDesk(() => bearer) };
}

/** Answers the next request as before Stripe reported the payment. @returns a promise that resolves after that response */
async function findStillDue(page: Page, depositDue: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const answerLate = async (route: Route) => {
    const response = await route.fetch({ maxRetries: 2 });
    await route.fulfill({ response, json: { ...(await response.json()), depositDue } });
    resolve();
  };
  await page.route('**/api/paper-links', answerLate, { times: 1 });
  await promise;
}

/** All contents of the page's caches and storages, as one text. */
async function whatIsKept(page: Page): Promise<string> {
  return await page.evaluate(async () => {
    const texts: string[] = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        texts.push(request.url, (await answer?.text()) ?? '');
      }
    }
    return texts.join('\n');
  });
}

test('A link of a removed reader says so and offers to sign in', async ({ page, allowConsole }) => {
  // The second also where the payment is prepared only after the reader is gone.
  allowConsole(/status of 410|ApiError: 410/);
  const { client, office, project } = await shop();
  const sent = await office.sendInvoice(await office.draftInvoice(project));
  const token = await storePaperLink({
    ...{ kind: 'invoice', paperId: sent.id, clientId: client.id },
    ...{ person: 'client', email: client.email },
  });
  await page.goto(`/i/${token}`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Open your invoice' }).click();
  await expect(page.getByRole('heading', { level: 1, name: sent.number })).toBeVisible();
  await changeTestClient(client.id, { email: `new-${client.email}` });
  await page.goto('/');
  await page.goto(`/i/${token}`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Open your invoice' }).click();
  await expect(page.getByRole('alert')).toContainText('someone who no longer gets these papers here');
  await expect(page.getByText('No need to sign in.')).toBeHidden();
  await look(page, 'paper-link-reader-gone');
  await expect(page.getByRole('button', { name: 'Open your invoice' })).toBeHidden();
  await page.getByRole('link', { name: 'Sign in to your portal' }).click();
  await expect(page).toHaveURL('/dashboard');
});
