import type { Page } from '@playwright/test';
import { clientName } from '@welding/domain/entities/client-names';
import { moneyDesk } from '../api/money.ts';
import { createTestClient, createTestProject } from '../support/sample.ts';
import { createTestStaff, staffToken } from '../support/staff.ts';
import { confirm } from './confirm-page.ts';
import { expect, expectNoAxeViolations, noSignal, test } from './fixtures.ts';
import { isCodeAMust } from './is-code-a-must.ts';
import {
  appointmentsCard,
  bookingForm,
  chooseTime,
  expectSignedIn,
  expectSignedOut,
  projectsCard,
  sendSignIn,
  serviceChoice,
  signIn,
  signInByForm,
  swapCookie,
  toast,
} from './portal-page.ts';

const endedNotice = 'Your session has ended. Please sign in again; nothing you typed is lost.';

function notice(page: Page, text: string) {
  return page.getByRole('alert').filter({ hasText: text });
}

/** A Chicago time about a month from now, in the field's format. */
function nextMonth(): string {
  return `${new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)}T09:30`;
}

async function typeBooking(page: Page, description: string): Promise<void> {
  // All these bookings use one time, so each needs a free welder.
  await createTestStaff('welder');
  const form = bookingForm(page);
  await serviceChoice(page, 'Heavy-Duty Truck Repairs').check();
  await chooseTime(page, nextMonth());
  await form.getByLabel('Description').fill(description);
}

test('Logging out ends one device’s session, or all devices’, and keeps what was typed', async ({
  page,
  otherDevice,
  allowConsole,
}) => {
  test.slow();
  allowConsole(/status of 401|Missing or insufficient permissions/);
  const client = await createTestClient();
  await createTestProject(client, { title: 'Loading dock' });
  const other = await otherDevice();
  await signIn(other, client);
  await signIn(page, client);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expectSignedOut(page);
  await other.reload();
  await expectSignedIn(other, client);
  await expect(projectsCard(other)).toContainText('Loading dock');
  await expect(other.getByRole('alert')).toHaveCount(0);
  await typeBooking(other, 'Lift gate stuck');
  await signInByForm(page, client);

  await page.getByRole('button', { name: 'Sign out on all devices' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign out on all devices?' });
  await expect(dialog).toContainText('every other phone, tablet and computer');
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Stay signed in' }).click();
  await expectSignedIn(page, client);
  await page.getByRole('button', { name: 'Sign out on all devices' }).click();
  await confirm(page, client);
  if (!isCodeAMust) await expect(dialog.locator(':focus')).toContainText('Stay signed in');
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(notice(page, 'You are signed out on all devices.')).toBeVisible();
  await expectSignedOut(page);
  expect(await page.context().cookies()).toEqual([]);

  // The other device may have noticed before.
  const send = bookingForm(other).getByRole('button', { name: 'Schedule Appointment' });
  await send.or(notice(other, endedNotice)).click();
  await expect(notice(other, endedNotice)).toBeVisible();
  await sendSignIn(other, client);
  await expectSignedIn(other, client);
  await expect(projectsCard(other)).toContainText('Loading dock');
  await expect(serviceChoice(other, 'Heavy-Duty Truck Repairs')).toBeChecked();
  await expect(bookingForm(other).getByLabel(/^Date and time/)).toHaveValue(nextMonth());
  await expect(bookingForm(other).getByLabel('Description')).toHaveValue('Lift gate stuck');
  await bookingForm(other).getByRole('button', { name: 'Schedule Appointment' }).click();
  await expect(appointmentsCard(other).getByRole('listitem')).toHaveCount(1);
});

test('Logging out everywhere without reaching the server says so, and can be retried', {
  tag: '@all',
}, async ({ page, context, allowConsole }) => {
  allowConsole(noSignal);
  allowConsole(/Could not reach Cloud Firestore/);
  const client = await createTestClient();
  await signIn(page, client);
  await page.getByRole('button', { name: 'Sign out on all devices' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign out on all devices?' });
  await confirm(page, client);
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(dialog.getByRole('alert')).toContainText('You may still be signed in elsewhere.');
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(notice(page, 'You are signed out on all devices.')).toBeVisible();
});

test('A page books only for the client it shows, after another one signed in on the browser', {
  tag: '@all',
}, async ({ page, context, allowConsole }) => {
  test.slow();
  allowConsole(/status of 409/);
  const [client, other] = [await createTestClient(), await createTestClient()];
  await signIn(page, client);
  await typeBooking(page, 'Lift gate stuck');
  await swapCookie(context, other);
  await bookingForm(page).getByRole('button', { name: 'Schedule Appointment' }).click();
  await expect(toast(page, 'Scheduling Failed')).toBeVisible();
  await expect(notice(page, 'Another client is now signed in on this browser.')).toBeVisible();
  await sendSignIn(page, client);
  await expectSignedIn(page, client);
  await expect(bookingForm(page).getByLabel('Description')).toHaveValue('Lift gate stuck');
  await bookingForm(page).getByRole('button', { name: 'Schedule Appointment' }).click();
  await expect(appointmentsCard(page).getByRole('listitem')).toHaveCount(1);
});

test('An open portal closes at once when its client is erased', async ({ page, allowConsole }) => {
  allowConsole(/status of 401|Missing or insufficient permissions/);
  const client = await createTestClient();
  await createTestProject(client, { title: 'Loading dock' });
  await signIn(page, client);
  await expect(projectsCard(page)).toContainText('Loading dock');
  const token = await staffToken(await createTestStaff('owner'));
  const confirmation = clientName(client);
  await moneyDesk(() => token).call('POST', `clients/${client.id}/erase`, { confirmation });
  await expect(notice(page, endedNotice)).toBeVisible();
  await expectSignedOut(page);
});
