import { readFile } from 'node:fs/promises';
import { codeMessages, resendSeconds } from '@welding/domain/entities/login-code';
import { maskEmail } from '@welding/domain/values/email';
import { changeClient } from '../../functions/src/clients/change-client.ts';
import { findClient } from '../../functions/src/clients/clients.ts';
import { payments } from '../../functions/src/payments/payments.ts';
import { codeSentTo } from '../support/codes.ts';
import { createTestClient, createTestProject } from '../support/sample.ts';
import { closeDialog } from './close-dialog.ts';
import { codeField, confirm, confirmPanel, typeCode } from './confirm-page.ts';
import { expect, noSignal, test } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { expectSignedIn, expectSignedOut, projectsCard, signIn, toast } from './portal-page.ts';

const refused = /40[139]/;

test('A client confirms with a code, mistyped once, and sees payments', async ({ page, allowConsole }) => {
  allowConsole(refused);
  const client = await createTestClient();
  const project = await createTestProject(client, { title: 'Trailer frame' });
  const pay = async (id: string, fields: object) => {
    const payment = { id, clientId: client.id, projectId: project.id, createdAt: '2026-10-05T15:00:00.000Z' };
    await (await payments()).doc(id).set({ ...payment, amount: 1250.5, status: 'succeeded', ...fields });
  };
  await pay(`pi_${client.id}`, { paidAt: '2026-10-05T15:00:00.000Z' });
  await pay(`check-${client.id}`, {
    method: 'check',
    note: 'Check 1042',
    createdAt: '2026-09-01T15:00:00.000Z',
  });
  await pay(`tried-${client.id}`, { status: 'canceled' });
  await signIn(page, client);
  await page.getByRole('button', { name: 'View Payment History' }).click();
  const dialog = page.getByRole('dialog', { name: 'Payment History' });
  await expect(dialog.getByText('We email you a receipt for every payment.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Send me a code' }).click();
  await expect(dialog.getByText(maskEmail(client.email))).toBeVisible();
  await expect(codeField(page)).toBeFocused();
  await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(dialog.getByRole('button', { name: /^Send a new code in \d+ s$/ })).toBeVisible();

  const { code } = await codeSentTo(client.email);
  // Firestore compares its last use with this clock.
  allowConsole(/Detected an update time that is in the future/);
  await page.evaluate((aheadMs) => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + aheadMs;
  }, resendSeconds * 1000);
  await dialog.getByRole('button', { name: 'Send a new code', exact: true }).click();
  await expect(dialog.getByText('A new code is on its way.')).toBeVisible();
  const { code: newer } = await codeSentTo(client.email, 2);
  // An earlier code is refused like any wrong one.
  await typeCode(page, code);
  await expect(dialog.getByRole('alert').filter({ hasText: codeMessages.wrong })).toBeVisible();
  await expect(codeField(page)).toHaveValue(code);
  // As in some mail programs: typing or pasting starts over.
  await codeField(page).evaluate(
    (field, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', text);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    `Your code: ${newer.slice(0, 3)} ${newer.slice(3)}`,
  );

  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expect(dialog.getByRole('listitem').first()).toContainText(
    /Trailer frame.*Oct 5, 2026 · Card.*Paid.*\$1,250\.50/,
  );
  await expect(dialog.getByRole('listitem').last()).toContainText('Check · Check 1042');
  await expect(dialog.getByText('We email you a receipt for every payment.')).toBeHidden();

  await closeDialog(page);
  await page.reload();
  await expectSignedIn(page, client);
  await page.getByRole('button', { name: 'View Payment History' }).click();
  await expect(dialog.getByRole('listitem'), 'asked for once').toHaveCount(2);
});

test('A client changes contact data, also after the office or offline, and exports everything', async ({
  page,
  context,
  allowConsole,
}) => {
  test.slow();
  allowConsole(noSignal);
  allowConsole(/40[139]|Could not reach Cloud Firestore/);
  const client = await createTestClient({ firstName: 'Morgan' });
  await signIn(page, client);
  const panel = page.getByRole('region', { name: 'Your details' });
  await panel.getByRole('button', { name: 'Edit my details' }).click();
  await expect(confirmPanel(page)).toBeVisible();
  await context.setOffline(true);
  await confirmPanel(page).getByRole('button', { name: 'Send me a code' }).click();
  await expect(confirmPanel(page).getByRole('alert')).toContainText('check your signal');
  await context.setOffline(false);
  // Data of the API must not wait for Firebase.
  const letFirebaseAnswer = await holdRequests(page, '**/accounts:signInWithCustomToken**');
  await confirm(page, client);
  await expect(panel.getByLabel('Email')).toHaveValue(client.email);
  letFirebaseAnswer();
  await panel.getByLabel('First name').fill('Maxine');
  await panel.getByLabel('Phone').fill('555');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText('Valid phone number is required', { exact: true })).toBeVisible();
  await panel.getByLabel('Phone').fill('(773) 555-0101');

  const actor = { id: 'olivia', name: 'Olivia', role: 'owner' } as const;
  await changeClient(client.id, { phone: '(312) 555-0142' }, { actor });
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByRole('alert').filter({ hasText: 'changed in the meantime' })).toContainText(
    '(312) 555-0142',
  );
  await expect(panel.getByLabel('Phone'), 'nothing typed is lost').toHaveValue('(773) 555-0101');
  await panel.getByRole('button', { name: 'Save mine' }).click();
  await expect(toast(page, 'Details Saved')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Maxine' })).toBeVisible();

  await context.setOffline(true);
  await panel.getByLabel('Phone').fill('(773) 555-0199');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByRole('alert').filter({ hasText: 'check your signal' })).toBeVisible();
  await context.setOffline(false);
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect.poll(async () => (await findClient(client.id))?.phone).toBe('(773) 555-0199');

  const downloading = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Download everything' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('my-data.json');
  const everything = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(everything.client).toMatchObject({ firstName: 'Maxine', phone: '(773) 555-0199' });
  await page.reload();
  await expectSignedIn(page, { firstName: 'Maxine' });
});

test('A client typing in the booking form while the code is checked keeps the focus', {
  tag: '@all',
}, async ({ page, allowConsole }) => {
  allowConsole(refused);
  const client = await createTestClient();
  await signIn(page, client);
  await page.getByRole('button', { name: 'View estimates and invoices' }).click();
  await confirmPanel(page).getByRole('button', { name: 'Send me a code' }).click();
  const { code } = await codeSentTo(client.email);
  const arrive = await holdRequests(page, '**/api/sign-in/verify');
  const asked = page.waitForRequest('**/api/sign-in/verify');
  await typeCode(page, code);
  await asked;
  const description = page.getByLabel('Description (optional)');
  await description.fill('The hinge of the tailgate');
  arrive();
  await expect(page.getByText('No estimates or invoices yet')).toBeVisible();
  await expect(description).toBeFocused();
});

test('A mail’s link opens the portal on another device once, and replaces a client who is signed in there', async ({
  page,
  stack,
  allowConsole,
  otherDevice,
}) => {
  test.slow();
  allowConsole(refused);
  const client = await createTestClient({ firstName: 'Morgan' });
  await createTestProject(client, { title: 'Only of Morgan' });
  await signIn(page, client);
  await page.getByRole('button', { name: 'Download everything' }).click();
  await confirmPanel(page).getByRole('button', { name: 'Send me a code' }).click();
  const { token, code } = await codeSentTo(client.email);

  const phone = await otherDevice();
  const asked: string[] = [];
  phone.on('request', (request) => asked.push(request.url()));
  await phone.goto(`/dashboard#sign-in=${token}`);
  await expect(phone.getByRole('heading', { name: 'Open your portal' })).toBeFocused();
  await phone.getByRole('button', { name: 'Yes, it’s me' }).click();
  await expectSignedIn(phone, client);
  expect(phone.url()).toBe(`${stack.hosting}/dashboard`);
  expect(asked.filter((url) => url.includes(token))).toEqual([]);
  await phone.getByRole('button', { name: 'View Payment History' }).click();
  await expect(phone.getByText('No payments yet')).toBeVisible();

  await codeField(page).fill(code);
  await expect(page.getByRole('alert').filter({ hasText: codeMessages.used })).toBeVisible();
  await page.goto('/');
  await page.goto(`/dashboard#sign-in=${token}`);
  await page.getByRole('button', { name: 'Yes, it’s me' }).click();
  await expect(page.getByRole('alert').filter({ hasText: codeMessages.used })).toBeVisible();
  await page.getByRole('button', { name: 'Ask for a new code' }).click();
  await expectSignedIn(page, client);
  await expect(projectsCard(page)).toContainText('Only of Morgan');

  const second = await createTestClient({ firstName: 'Riley' });
  await phone.request.post('/api/sign-in/code', { data: { email: second.email } });
  const { token: ofAnother } = await codeSentTo(second.email);
  await page.goto('/');
  await page.goto(`/dashboard#sign-in=${ofAnother}`);
  await page.getByRole('button', { name: 'Yes, it’s me' }).click();
  await expectSignedIn(page, second);
  await expect(page.getByText('Only of Morgan')).toHaveCount(0);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expectSignedOut(page);
});
