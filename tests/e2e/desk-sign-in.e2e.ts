import { staffMessages } from '@welding/domain/entities/staff';
import { changeStaff } from '../../functions/src/data/staff.ts';
import { callApi } from '../api/call-api.ts';
import { awaitMail } from '../support/mailbox.ts';
import { createTestClient, createTestProject } from '../support/sample.ts';
import { createTestStaff, deactivate, staffToken } from '../support/staff.ts';
import { expectAtDesk, expectDoor, openDesk, openDeskAt, sendSignIn, storedOnDevice } from './desk-page.ts';
import { expect, test } from './fixtures.ts';
import { expectSignedIn, signIn } from './portal-page.ts';

const refused = /status of 40[0134]/;
/** What Firestore itself says of a listener that the rules end, or that a closing page lets go of. */
const firestoreNews = /permission-denied|Missing or insufficient permissions|@firebase\/firestore/;

test('Staff sign in to the screen they asked for, are greeted, are still at the desk after a reload, and a new name and role show at once', async ({
  page,
}) => {
  const person = await createTestStaff('welder', 'Robin');
  await page.goto('/desk/nowhere?at=1#end');
  await expectDoor(page);
  await sendSignIn(page, person.email);
  await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
  await expect(page).toHaveURL('/desk/nowhere?at=1#end');
  await page.getByRole('link', { name: 'Back to Today' }).click();
  await expectAtDesk(page, person);
  await page.reload();
  await expectAtDesk(page, person);
  await expect(page).toHaveTitle(/Today \| Lakeline Desk$/);
  await expect
    .poll(async () => (await storedOnDevice(page)).databases.some((entry) => entry.includes(person.id)))
    .toBe(true);
  // From the server: what changes while the page begins to listen, the emulator may not tell it.
  await expect(page.getByText('No visits today.')).toBeVisible();
  await changeStaff(person.id, { updatedAt: person.updatedAt, name: 'Robin Lake', role: 'office' });
  await expectAtDesk(page, { name: 'Robin Lake' });
  await expect(page.getByRole('heading', { name: 'Needs you' })).toBeVisible();
});

test('An empty form, a wrong password, a closed account and no signal each say so, keep what was typed, and the next try works', {
  tag: '@all',
}, async ({ page, context, allowConsole }) => {
  allowConsole(refused);
  allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const person = await createTestStaff('welder');
  const password = page.getByLabel('Password', { exact: true });
  const email = page.getByLabel('E-mail');
  await page.goto('/desk/sign-in');
  await test.step('empty', async () => {
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(email).toHaveAccessibleDescription('Valid email is required');
    await expect(password).toHaveAccessibleDescription('Password is required');
    await expect(email).toBeFocused();
  });
  await test.step('a closed account', async () => {
    const closed = await createTestStaff('office');
    await deactivate(closed);
    await sendSignIn(page, closed.email);
    await expect(page.getByRole('alert').filter({ hasText: staffMessages.closed })).toBeVisible();
    await expectDoor(page);
  });
  await test.step('a wrong password', async () => {
    await sendSignIn(page, person.email, 'wrong password');
    await expect(page.getByRole('alert').filter({ hasText: 'don’t match' })).toBeVisible();
    await expect(email).toHaveValue(person.email);
    await expect(password).toHaveValue('wrong password');
    await page.getByRole('button', { name: 'Show the password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    expect((await storedOnDevice(page)).keys).toEqual([]);
  });
  await test.step('a forgotten password, answered alike for known and unknown e-mails', async () => {
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    for (const asked of [person.email, `nobody-${person.email}`]) {
      await page.getByLabel('E-mail').fill(asked);
      await page.getByRole('button', { name: 'Send the e-mail' }).click();
      await expect(page.getByText('If this e-mail has a desk account')).toBeVisible();
    }
    await page.getByRole('button', { name: 'Back to sign in' }).click();
    await expect(page.getByLabel('E-mail')).toHaveValue(`nobody-${person.email}`);
  });
  await test.step('no signal', async () => {
    await context.setOffline(true);
    await sendSignIn(page, person.email);
    await expect(page.getByRole('alert').filter({ hasText: 'No connection' })).toBeVisible();
    await expect(email).toHaveValue(person.email);
    await context.setOffline(false);
  });
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expectAtDesk(page, person);
});

test('Somebody new sets a password by the mail of the invitation, and is at the desk', async ({ page }) => {
  const owner = await createTestStaff('owner');
  const email = `welder-${owner.id}@example.com`;
  const json = { email, name: 'Willa Weld', role: 'welder' };
  const added = await callApi('POST', '/api/desk/staff', { json, bearer: await staffToken(owner) });
  expect(added.status).toBe(201);
  const [link] = /http\S+#set-password=[\w-]+/.exec((await awaitMail(email)).text) ?? [];
  await page.goto(link ?? '');
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByText('Use at least 10 characters')).toBeVisible();
  await page.getByLabel('New password').fill('a password of my own');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expectAtDesk(page, { name: 'Willa Weld' });
  expect(page.url()).not.toContain('set-password');
});

test.describe('What is left on a device, in what a worker keeps, too', () => {
  test.use({ serviceWorkers: 'allow' });

  test('Signing out erases everything of the desk, in every tab', async ({ page, context, allowConsole }) => {
    allowConsole(firestoreNews);
    const person = await createTestStaff('office');
    await openDesk(page, person);
    const other = await context.newPage();
    await other.goto('/desk');
    await expectAtDesk(other, person);
    await expect
      .poll(async () => (await storedOnDevice(page)).databases.some((entry) => entry.includes(person.id)))
      .toBe(true);
    // Firestore is at work in both: a tab that is still beginning makes it anew.
    await expect
      .poll(
        async () => (await storedOnDevice(page)).keys.filter((key) => /^firestore_clients_/.test(key)).length,
      )
      .toBe(2);

    await page.getByRole('button', { name: 'Sign out' }).click();
    await expectDoor(page);
    await expectDoor(other);
    await expect(other.getByText('You signed out in another tab.')).toBeVisible();
    await expect
      .poll(async () => {
        const { keys, caches, databases } = await storedOnDevice(page);
        return [...keys, ...databases, ...caches.filter((name) => !name.startsWith('desk-code'))].filter(
          (entry) => /desk|firestore|firebase:/.test(entry),
        );
      })
      .toEqual([]);
    await page.goto('/desk');
    await expectDoor(page);
  });

  test('Deactivated in the middle of a form, the desk says so and keeps nothing', { tag: '@all' }, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(firestoreNews);
    allowConsole(refused);
    const person = await createTestStaff('office');
    await openDeskAt(page, person, '/desk/clients/new');
    await page.getByLabel('First name').fill('Pat');
    await expect
      .poll(async () => (await storedOnDevice(page)).databases.some((entry) => entry.includes(person.id)))
      .toBe(true);
    await deactivate(person);
    await expectDoor(page);
    await expect(page.getByRole('alert').filter({ hasText: staffMessages.closed })).toBeVisible();
    await expect
      .poll(async () => JSON.stringify(await storedOnDevice(page)))
      .not.toMatch(new RegExp(`${person.id}|authUser|desk-session`));
  });
});

test('A client in the portal and staff at the desk live side by side, and end apart', {
  tag: '@all',
}, async ({ page, context, allowConsole }) => {
  allowConsole(firestoreNews);
  const [client, person] = [await createTestClient(), await createTestStaff('owner')];
  await createTestProject(client, { title: 'Gate hinge' });
  await signIn(page, client);
  const desk = await context.newPage();
  await openDesk(desk, person);
  await page.reload();
  await expectSignedIn(page, client);
  await desk.getByRole('button', { name: 'Sign out' }).click();
  await expectDoor(desk);
  await page.reload();
  await expectSignedIn(page, client);
  await expect(page.getByRole('button', { name: /Gate hinge/ })).toBeVisible();

  await sendSignIn(desk, person.email);
  await expectAtDesk(desk, person);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await desk.reload();
  await expectAtDesk(desk, person);
  await expect
    .poll(async () => (await storedOnDevice(desk)).databases.some((entry) => entry.includes(':desk')))
    .toBe(true);
});
