import { staffMessages } from '@welding/domain/entities/staff';
import { storeStaffChange } from '../../functions/src/staff/staff.ts';
import { awaitMail } from '../support/mailbox.ts';
import { createTestClient, createTestProject } from '../support/sample.ts';
import { createTestStaff, deactivate } from '../support/staff.ts';
import { expectAtDesk, expectDoor, openDesk, openDeskAt, sendSignIn, storedOnDevice } from './desk-page.ts';
import { expect, firestoreNews, noSignal, test } from './fixtures.ts';
import { expectSignedIn, signIn } from './portal-page.ts';

const refused = /status of 40[0134]/;
test('Staff sign in to the screen they asked for and stay in after a reload; a new name and role show at once', async ({
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
  // Loads from the server, because the emulator may lose changes while the page begins to listen.
  await expect(page.getByText('No visits today.')).toBeVisible();
  await storeStaffChange(person.id, { updatedAt: person.updatedAt, name: 'Robin Lake', role: 'office' });
  await expectAtDesk(page, { name: 'Robin Lake' });
  await expect(page.getByRole('heading', { name: 'Needs you' })).toBeVisible();
});

test('An empty form, a wrong password, a closed account and no signal say so and keep what was typed', {
  tag: '@all',
}, async ({ page, context, allowConsole }) => {
  allowConsole(refused);
  allowConsole(noSignal);
  const person = await createTestStaff('welder');
  const password = page.getByLabel('Password', { exact: true });
  const email = page.getByLabel('Email');
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
  await test.step('a forgotten password, with the same answer for known and unknown emails', async () => {
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    for (const asked of [person.email, `nobody-${person.email}`]) {
      await page.getByLabel('Email').fill(asked);
      await page.getByRole('button', { name: 'Send the email' }).click();
      await expect(page.getByText('If this email has a desk account')).toBeVisible();
    }
    await page.getByRole('button', { name: 'Back to sign in' }).click();
    await expect(page.getByLabel('Email')).toHaveValue(`nobody-${person.email}`);
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

test('The owner adds a staff member, who sets a password by mail; then changes the role and deactivates them', async ({
  page,
  allowConsole,
  otherDevice,
}) => {
  allowConsole(/status of 409/);
  const owner = await createTestStaff('owner', 'Olivia Only');
  await openDeskAt(page, owner, '/desk/settings/staff');
  const email = `nico-${owner.id}@example.com`;
  const name = `Nico ${owner.id.slice(0, 6)}`;
  const form = page.getByRole('region', { name: 'Add a person' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Email').fill(owner.email);
  await form.getByRole('button', { name: 'Add' }).click();
  await expect(form.getByText('Someone on the staff already has this email')).toBeVisible();
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Add' }).click();

  const [link] = /http\S+#set-password=[\w-]+/.exec((await awaitMail(email)).text) ?? [];
  const invited = await otherDevice();
  await invited.goto(link ?? '');
  await invited.getByLabel('New password').fill('short');
  await invited.getByRole('button', { name: 'Set the password' }).click();
  await expect(invited.getByText('Use at least 10 characters')).toBeVisible();
  await invited.getByLabel('New password').fill('a password of my own');
  await invited.getByRole('button', { name: 'Set the password' }).click();
  await expectAtDesk(invited, { name });
  expect(invited.url()).not.toContain('set-password');
  await invited.context().close();

  const person = page.getByRole('form', { name });
  await person.getByLabel('Role').selectOption('Office');
  await person.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`${name}, Office`)).toBeVisible();
  await person.getByRole('button', { name: 'Deactivate' }).click();
  const asked = page.getByRole('dialog', { name: `Deactivate ${name}?` });
  await asked.getByRole('button', { name: 'End access now' }).click();
  await expect(asked).toHaveCount(0);
  await expect(person.getByText('(deactivated)')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(person.getByText('(deactivated)')).toHaveCount(0);
  const history = page.getByRole('region', { name: 'History' }).getByRole('listitem');
  await expect(
    history.filter({ hasText: `${name}: Olivia Only changed the access from no to yes` }),
  ).toBeVisible();
});

test.describe('The data left on a device and in its worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('Signing out erases everything of the desk in every tab', async ({ page, context, allowConsole }) => {
    allowConsole(firestoreNews);
    const person = await createTestStaff('office');
    await openDesk(page, person);
    const other = await context.newPage();
    await other.goto('/desk');
    await expectAtDesk(other, person);
    await expect
      .poll(async () => (await storedOnDevice(page)).databases.some((entry) => entry.includes(person.id)))
      .toBe(true);
    // Firestore runs in both tabs. A tab that is still starting would create its database again.
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

  test('Deactivation during a form says so and keeps nothing', { tag: '@all' }, async ({
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

test('A person signed out everywhere, by the owner and by themselves, signs in again', async ({
  page,
  otherDevice,
  allowConsole,
}) => {
  allowConsole(firestoreNews);
  allowConsole(refused);
  const [owner, person] = [await createTestStaff('owner', 'Olivia Only'), await createTestStaff('office')];
  await openDesk(page, person);
  const ofOwner = await otherDevice();
  await openDeskAt(ofOwner, owner, '/desk/settings/staff');
  const row = ofOwner.getByRole('form', { name: `${person.name}, ${person.email}` });
  await row.getByRole('button', { name: 'Sign out everywhere' }).click();
  const asked = ofOwner.getByRole('dialog', { name: `Sign ${person.name} out on all devices?` });
  await asked.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(ofOwner.getByText('Signed out everywhere')).toBeVisible();
  await expectDoor(page);
  await sendSignIn(page, person.email);
  await expectAtDesk(page, person);

  await page.getByRole('button', { name: 'Lost a device?' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expectDoor(page);
  await sendSignIn(page, person.email);
  await expectAtDesk(page, person);
  await ofOwner.context().close();
});

test('A client in the portal and staff at the desk share a browser, and sign out separately', {
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
