import { findStaff } from '../../functions/src/staff/staff.ts';
import { storedOwners, testDevice } from '../support/push-devices.ts';
import { createTestStaff } from '../support/staff.ts';
import { expectDoor, openDesk } from './desk-page.ts';
import { expect, test, workerIsReady } from './network/offline-test.ts';
import {
  deliverPush,
  expectImages,
  notificationsCard,
  renewSubscription,
  shownNotifications,
  subscribeAs,
  workerOf,
} from './push-page.ts';

const request = {
  title: 'New request',
  body: 'Aluminum Welding',
  path: '/desk/requests',
  tag: 'new-request_1',
};

test('The office turns on notifications, opens one by a tap, and signing out ends them', {
  tag: '@all',
}, async ({ page, context }) => {
  const [person, device] = [await createTestStaff('office'), testDevice()];
  await context.grantPermissions(['notifications']);
  await subscribeAs(page, device);
  await openDesk(page, person);
  await workerIsReady(page);
  const card = notificationsCard(page);
  await expect(card).toContainText('new requests');
  await card.getByRole('button', { name: 'Turn on notifications' }).click();
  await expect(card).toContainText('They are on for this device.');
  expect(await storedOwners(device)).toEqual([person.id]);

  const other = testDevice();
  await renewSubscription(context, '/desk/sw.js', device, other);
  expect([await storedOwners(other), await storedOwners(device)]).toEqual([[person.id], []]);
  await renewSubscription(context, '/desk/sw.js', other, device);
  expect([await storedOwners(other), await storedOwners(device)]).toEqual([[], [person.id]]);

  await deliverPush(page, '/desk', request);
  const look = { icon: '/desk/icons/icon-192.png', badge: '/icons/monochrome-512.png' };
  expect(await shownNotifications(page, '/desk')).toEqual([{ ...request, ...look }]);
  await expectImages(page, look.icon, look.badge);

  const worker = workerOf(context, '/desk/sw.js');
  // A window may come to the front only after a real tap, which no protocol can send. The worker runs the rest.
  await worker.evaluate(() => {
    Object.assign(Object(globalThis).WindowClient.prototype, {
      async focus(this: unknown) {
        return this;
      },
    });
  });
  await worker.evaluate(tapFirst);
  await expect(page).toHaveURL('/desk/requests');
  await expect(page.getByRole('heading', { level: 1, name: 'Requests' })).toBeVisible();
  expect(await shownNotifications(page, '/desk')).toEqual([]);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expectDoor(page);
  await expect.poll(() => storedOwners(device)).toEqual([]);
});

/** Runs in the worker: taps the first notification. */
async function tapFirst(): Promise<void> {
  const { registration } = Object(globalThis);
  const [notification] = await registration.getNotifications();
  const Tap = Object(globalThis).NotificationEvent;
  globalThis.dispatchEvent(new Tap('notificationclick', { notification }));
}

test('The office turns off a kind of email, keyboard alone, and it stays off', async ({ page }) => {
  const person = await createTestStaff('office');
  await openDesk(page, person);
  const panel = page.getByRole('region', { name: 'Emails to you' });
  await panel.getByText('Choose emails: 6 of 6 on').click();
  const payments = panel.getByRole('checkbox', { name: 'Payments received' });
  await payments.focus();
  await page.keyboard.press('Space');
  await expect(panel.getByText('Choose emails: 5 of 6 on')).toBeVisible();
  await expect.poll(async () => (await findStaff(person.id))?.mutedNews).toEqual(['payments']);
  await page.reload();
  await panel.getByText('Choose emails: 5 of 6 on').click();
  await expect(payments).not.toBeChecked();
  await expect(panel.getByRole('checkbox', { name: 'New requests' })).toBeChecked();
});
