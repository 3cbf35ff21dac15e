import { contentHashOf } from '@welding/domain/money/content-hash';
import { findEstimate } from '../../functions/src/estimates/estimates.ts';
import { listPaymentsOfProject } from '../../functions/src/payments/payments.ts';
import { createTestClient, createTestProject } from '../support/sample.ts';
import { changeEstimate, createTestEstimate } from '../support/sample-money.ts';
import { cards, phone, typeCard } from './checkout-page.ts';
import { confirm, seeMoney } from './confirm-page.ts';
import { drawOn } from './draw-on.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { look } from './look.ts';
import { sendSignIn, signIn, toast } from './portal-page.ts';

const refused = /40[0-39]/;

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('A client follows the mail’s link, approves an estimate by keyboard alone and pays the deposit', async ({
    page,
    allowConsole,
  }) => {
    test.slow();
    allowConsole(refused);
    const client = await createTestClient();
    const estimate = await createTestEstimate(client);
    await page.goto(`/dashboard/estimates/${estimate.id}`);
    await expect(page.getByText('Sign in to open this')).toBeVisible();
    await sendSignIn(page, client);
    await confirm(page, client);
    await expect(page.getByRole('heading', { level: 1, name: `Estimate ${estimate.number}` })).toBeVisible();

    await expect(page.getByLabel('Your full name')).toHaveValue(estimate.recipient?.name ?? '');
    await page.getByLabel('Your full name').fill('');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Name is required', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Your full name')).toBeFocused();
    await page.keyboard.type('Jordan Example');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('radio', { name: 'Draw it' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Type it' })).toBeChecked();
    await page.keyboard.press('Enter');

    await expect(toast(page, 'Estimate Approved')).toBeVisible();
    const next = page.getByRole('region', { name: 'Approved. What’s next' });
    await expect(page.locator(':focus')).toContainText('Approved. What’s next');
    await expect(next).toContainText('Jordan Example approved this');
    await expect(next.getByRole('heading', { name: 'Pay the deposit' })).toBeInViewport();
    const { approval } = (await findEstimate(estimate.id)) ?? {};
    expect(approval).toMatchObject({
      name: 'Jordan Example',
      contentHash: await contentHashOf(estimate),
      userAgent: expect.stringContaining('Chrome'),
    });
    expect(approval?.signature).toBeUndefined();

    // A second device has the same page open and pays at the same time.
    const devices = [page, await page.context().newPage()] as const;
    await devices[1].goto(page.url());
    await Promise.all(devices.map((device) => typeCard(device, cards.good)));
    const buttons = await Promise.all(
      devices.map((device) =>
        device.getByRole('button', { name: 'Pay $100.00', exact: true }).elementHandle(),
      ),
    );
    await Promise.all(buttons.map((button) => button?.evaluate((node) => 'click' in node && node.click())));
    for (const device of devices) {
      await expect(device.getByText('The deposit is paid. Thank you!')).toBeVisible();
    }
    const paid = await listPaymentsOfProject(estimate.projectId);
    expect(paid.map(({ amount, status }) => [amount, status])).toEqual([[100, 'succeeded']]);
  });

  test('A client asks a question, then draws a signature; a later change breaks the seal', {
    tag: '@all',
  }, async ({ page, allowConsole }) => {
    test.slow();
    allowConsole(refused);
    const client = await createTestClient();
    const estimate = await createTestEstimate(client, { atHome: true, homeRepair: true, terms: 'Net 14.' });
    await signIn(page, client);
    await seeMoney(page, client);
    await page.getByRole('link', { name: new RegExp(estimate.number) }).click();

    await page.getByRole('button', { name: 'Ask a question' }).click();
    await page.getByLabel('Your question').fill('Is paint in it?');
    const arrive = await holdRequests(page, '**/question');
    await page.getByRole('button', { name: 'Send question' }).click();
    await page.getByLabel('Your full name').fill('Jordan Example');
    arrive();
    await expect(toast(page, 'Question Sent')).toBeVisible();
    await expect(page.getByText('Is paint in it?')).toBeVisible();
    await expect(page.getByLabel('Your full name')).toBeFocused();

    await page.getByRole('button', { name: 'Approve $400.00' }).click();
    await expect(page.getByText('Please sign, or choose').first()).toBeVisible();
    await expect(page.getByText('Please confirm that you received the pamphlet')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Draw it' })).toBeFocused();
    await drawOn(page);
    await expect(page.getByText('Please sign, or choose')).toHaveCount(0);
    await page.getByRole('checkbox', { name: /received from the contractor a copy of the pamphlet/ }).check();
    await look(page, 'estimate-signed');
    await page.getByRole('button', { name: 'Approve $400.00' }).click();
    await expect(page.getByRole('img', { name: 'Signature of Jordan Example' })).toBeVisible();
    const { approval } = (await findEstimate(estimate.id)) ?? {};
    expect(approval).toMatchObject({ pamphlet: true, signature: /^data:image\/png;base64,/ });
    expect(approval?.signature?.length).toBeLessThan(30_000);

    await changeEstimate(estimate.id, { terms: 'Net 7.' });
    await expect(page.getByText('The seal of this estimate is broken')).toBeVisible();
  });
});

test('A replaced estimate leads to the newer one, which is declined with a reason', {
  tag: '@all',
}, async ({ page, allowConsole }) => {
  test.slow();
  allowConsole(refused);
  const client = await createTestClient();
  const project = await createTestProject(client);
  const newer = await createTestEstimate(client, { project, version: 2 });
  const older = await createTestEstimate(client, {
    project,
    number: newer.number,
    status: 'replaced',
    replacedBy: newer.id,
  });
  await signIn(page, client);
  await page.goto(`/dashboard/estimates/${older.id}`);
  await confirm(page, client);
  await expect(page.getByRole('button', { name: /^Approve/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'See the newer version' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('version 2');
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  await page.getByLabel('Anything to add?').fill('Too late in the year');
  await page.getByRole('button', { name: 'Decline this estimate' }).click();
  await expect(page.getByText('You declined this estimate: “Too late in the year”')).toBeVisible();
  expect(await findEstimate(newer.id)).toMatchObject({
    status: 'declined',
    declineReason: 'Too late in the year',
  });
});
