import { stackStripe } from '../support/local-stripe.ts';
import { createTestClient, createTestProject } from '../support/sample.ts';
import { cards, expectToast, payWith, watchIntents } from './checkout-page.ts';
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
