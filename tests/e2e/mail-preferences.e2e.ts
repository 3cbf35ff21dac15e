import { findClient } from '../../functions/src/clients/clients.ts';
import { signMailPreferences } from '../../functions/src/messages/mail-links.ts';
import { configureFunctions } from '../support/configure-functions.ts';
import { createTestClient } from '../support/sample.ts';
import { createTestStaff } from '../support/staff.ts';
import { openDeskAt } from './desk-page.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';

test.use({ serviceWorkers: 'block' });

test('A client stops reminders by the link of a mail, and the desk shows it', { tag: '@all' }, async ({
  page,
  allowConsole,
  otherDevice,
}) => {
  allowConsole(/status of 404/);
  configureFunctions();
  const client = await createTestClient();
  const token = signMailPreferences(client.id);
  // A mail program without one-click opens the address in the browser, which changes nothing yet.
  await page.goto(`/api/mail-preferences?token=${token}`);
  await expect(page).toHaveURL(`/mail-preferences#${token}`);
  const button = page.getByRole('button', { name: 'Stop reminders' });
  await expectNoAxeViolations(page);
  expect((await findClient(client.id))?.reminders).toBeUndefined();
  await button.click();
  await expect(page.getByRole('status').filter({ hasText: 'Done.' })).toBeVisible();
  expect((await findClient(client.id))?.reminders).toBe(false);

  const screen = await otherDevice();
  await openDeskAt(screen, await createTestStaff('office'), `/desk/clients/${client.id}`);
  const reminders = screen.getByRole('checkbox', { name: 'Send visit reminders by email' });
  await expect(reminders).not.toBeChecked();
  await page.getByRole('button', { name: 'Remind me again' }).click();
  await expect(reminders).toBeChecked();
  await reminders.click();
  await expect(reminders).not.toBeChecked();
  await expect(screen.getByText(/changed the reminders from yes to no/)).toBeVisible();

  await page.goto('/mail-preferences#made-up');
  await page.reload();
  await page.getByRole('button', { name: 'Stop reminders' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This link no longer works.' })).toBeVisible();
  await page.goto('/mail-preferences');
  await expect(page.getByRole('alert').filter({ hasText: 'This link is incomplete.' })).toBeVisible();
  await expectNoAxeViolations(page);
});
