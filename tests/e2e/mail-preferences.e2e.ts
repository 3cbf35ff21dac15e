import { findClient } from '../../functions/src/clients/clients.ts';
import { signMailPreferences } from '../../functions/src/messages/mail-links.ts';
import { contactNamed, createTestCompany, storedClient } from '../support/company.ts';
import { configureFunctions } from '../support/configure-functions.ts';
import { createTestClient } from '../support/sample.ts';
import { createTestStaff } from '../support/staff.ts';
import { openDeskAt } from './desk-page.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { look } from './look.ts';

test.use({ serviceWorkers: 'block' });

test('A client stops reminders by a mail’s link, and the desk shows it', { tag: '@all' }, async ({
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

test('A contact stops their own reminders, and the desk shows and changes each person’s setting', async ({
  page,
  otherDevice,
}) => {
  configureFunctions();
  const company = await createTestCompany({ Ann: ['visits'], Bob: ['visits'] }, { email: '' });
  const ann = contactNamed(company, 'Ann');
  await page.goto(`/mail-preferences#${signMailPreferences(company.id, ann.id)}`);
  await page.getByRole('button', { name: 'Stop reminders' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Done.' })).toBeVisible();
  expect(await storedClient(company.id)).toMatchObject({ stopped: [ann.id] });

  const screen = await otherDevice();
  await openDeskAt(screen, await createTestStaff('office'), `/desk/clients/${company.id}`);
  const [anns, bobs] = ['Ann', 'Bob'].map((name) =>
    screen.getByRole('checkbox', { name: `Send ${name} Lee reminders by email` }),
  );
  if (!anns || !bobs) throw new Error('Two contacts');
  await expect(anns).not.toBeChecked();
  await expect(bobs).toBeChecked();
  await look(screen, 'desk-client-reminders');
  await expectNoAxeViolations(screen);
  await anns.click();
  await expect(anns).toBeChecked();
  await expect.poll(async () => (await storedClient(company.id)).stopped).toEqual([]);
});
