import { storedOwners, testDevice } from '../support/push-devices.ts';
import { createTestClient } from '../support/sample.ts';
import { confirm } from './confirm-page.ts';
import { expectNoAxeViolations } from './fixtures.ts';
import { expect, test, workerIsReady } from './network/offline-test.ts';
import { expectSignedOut, signIn } from './portal-page.ts';
import {
  deliverPush,
  expectImages,
  notificationsCard,
  renewSubscription,
  shownNotifications,
  subscribeAs,
  timesAsked,
} from './push-page.ts';

const moved = {
  title: 'Your visit was moved',
  body: 'It is now on Tuesday, December 1 at 9:00 AM.',
  path: '/dashboard',
  tag: 'visit-moved_1',
};

test('A client turns on notifications after reading why, receives one, and logging out ends them', async ({
  page,
  context,
}) => {
  const [client, device] = [await createTestClient(), testDevice()];
  await context.grantPermissions(['notifications']);
  await subscribeAs(page, device);
  await signIn(page, client);
  await workerIsReady(page);
  const card = notificationsCard(page);
  await expect(card).toContainText('when your welder is on the way');
  await card.getByRole('button', { name: 'Turn on notifications' }).click();
  await confirm(page, client);
  expect(await timesAsked(page)).toBe(0);

  await card.getByRole('button', { name: 'Turn on notifications' }).click();
  await expect(card).toContainText('They are on for this device.');
  expect(await timesAsked(page)).toBe(1);
  expect(await storedOwners(device)).toEqual([client.id]);

  const other = testDevice();
  await renewSubscription(context, '/sw.js', device, other);
  expect([await storedOwners(other), await storedOwners(device)]).toEqual([[client.id], []]);
  await renewSubscription(context, '/sw.js', other, device);
  expect([await storedOwners(other), await storedOwners(device)]).toEqual([[], [client.id]]);
  await expectNoAxeViolations(page);

  await card.getByRole('button', { name: 'Turn off notifications' }).click();
  await expect(card.getByRole('button', { name: 'Turn on notifications' })).toBeVisible();
  await expect.poll(() => storedOwners(device)).toEqual([]);

  await card.getByRole('button', { name: 'Turn on notifications' }).click();
  await expect(card).toContainText('They are on for this device.');
  await page.reload();
  await expect(card).toContainText('They are on for this device.');
  await deliverPush(page, '/', moved);
  const look = { icon: '/icons/icon-192.png', badge: '/icons/monochrome-512.png' };
  expect(await shownNotifications(page, '/')).toEqual([{ ...moved, ...look }]);
  await deliverPush(page, '/', { ...moved, body: 'It is now on Wednesday.' });
  expect(await shownNotifications(page, '/')).toEqual([
    { ...moved, ...look, body: 'It is now on Wednesday.' },
  ]);
  await expectImages(page, look.icon, look.badge);

  await page.getByRole('button', { name: 'Logout' }).click();
  await expectSignedOut(page);
  expect(await storedOwners(device)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('test-subscribed'))).toBeNull();
});

test('A client who refused notifications, or whose browser has none, reads what to do', {
  tag: '@all',
}, async ({ page }) => {
  const client = await createTestClient();
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
  });
  await signIn(page, client);
  const card = notificationsCard(page);
  await expect(card).toContainText('allow notifications for this site in the browser’s settings');
  await expect(card.getByRole('button')).toHaveCount(0);

  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'PushManager');
  });
  await page.reload();
  await expect(card).toContainText('This browser cannot show them.');

  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'userAgent', { get: () => 'Mozilla/5.0 (iPhone) Safari' });
  });
  await page.reload();
  await expect(card).toContainText('Add to Home Screen');
  await expectNoAxeViolations(page);
});
