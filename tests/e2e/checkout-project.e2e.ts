import { randomUUID } from 'node:crypto';
import { stackStripe } from '../support/local-stripe.ts';
import { createTestClient, createTestProject } from '../support/sample.ts';
import { cards, expectToast, payButton, payWith, watchIntents } from './checkout-page.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { signIn } from './portal-page.ts';

test('A client pays the estimate of a project of theirs', async ({ page }) => {
  // Signs in, is checked for accessibility with the card form's frame, and pays.
  test.slow();
  const client = await createTestClient();
  const project = await createTestProject(client, { title: 'Dump body hinge', estimatedCost: 1234.5 });
  await signIn(page, client);
  const intents = watchIntents(page);
  await page.goto(`/checkout/${project.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Dump body hinge' })).toBeVisible();
  await expect(page.getByText('Estimated cost: $1,234.50.')).toBeVisible();
  await expect(page.getByRole('radio', { name: '$500', exact: true })).toBeChecked();
  await page.getByText('Estimated cost $1,234.50', { exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pay $1,234.50' })).toBeEnabled();
  await expectNoAxeViolations(page);
  await payWith(page, cards.good, '$1,234.50');
  await expectToast(page, 'Payment Successful', 'Thank you for your payment!');
  const paid = await stackStripe().paymentIntents.retrieve(intents.at(-1) ?? '');
  expect(paid).toMatchObject({
    amount_received: 123_450,
    metadata: { projectId: project.id, clientId: client.id },
    description: expect.stringContaining('Dump body hinge'),
  });
});

test('What was agreed is not called an estimate, and where a part is due nobody is asked for all of it', async ({
  page,
}) => {
  const client = await createTestClient();
  const costs = { estimatedCost: 1_180, agreedTotal: 1_180 };
  const project = await createTestProject(client, { title: 'Dump body hinge', ...costs });
  await signIn(page, client);
  await page.goto(`/checkout/${project.id}`);
  await expect(page.getByText('Agreed: $1,180.00.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Agreed $1,180.00' })).toBeVisible();
  await page.goto(`/checkout/${project.id}?amount=280`);
  await expect(page.getByRole('heading', { level: 1, name: 'Dump body hinge' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'To pay $280.00' })).toBeChecked();
  await expect(page.getByText('$1,180.00')).toHaveCount(0);
});

test("Nobody sees the title of another client's project, and everybody may pay for it; where there is none, that is said", async ({
  page,
  allowConsole,
}) => {
  const owner = await createTestClient();
  const project = await createTestProject(owner, { title: 'Secret vault door', estimatedCost: 800 });
  await signIn(page, await createTestClient());
  const intents = watchIntents(page);
  const answers: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/api/')) answers.push(await response.text().catch(() => ''));
  });
  await page.goto(`/checkout/${project.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Make a payment' })).toBeVisible();
  await expect(page.getByText('This payment is for the project in your link.')).toBeVisible();
  await payWith(page, cards.good);
  await expectToast(page, 'Payment Successful', 'Thank you for your payment!');
  expect(answers.join()).not.toContain('Secret vault door');
  const paid = await stackStripe().paymentIntents.retrieve(intents.at(-1) ?? '');
  expect(paid.metadata).toMatchObject({ projectId: project.id, clientId: owner.id });
  expect(paid.description).not.toContain('Secret vault door');

  allowConsole(/404/);
  await page.goto(`/checkout/${randomUUID()}`);
  await expect(page.getByText(/Project not found/)).toBeVisible();
  await page.getByRole('link', { name: 'pay without naming a project' }).click();
  await expect(payButton(page)).toBeEnabled();
});
