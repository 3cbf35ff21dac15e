import { createTestStaff } from '../support/staff.ts';
import { storedVisit, visitHistory } from '../support/visits.ts';
import { eventually } from './fixtures.ts';
import { expect, findSignal, loseSignal, test } from './network/offline-test.ts';
import { syncFrom, workerOf } from './network/sync-event.ts';
import { button, card, openWithEverything, visitOf } from './welders-phone.ts';

const firestoreNews = /firestore|Firestore|permission/;

test('The worker sends what waits once the signal is back, with no page of the desk open', {
  tag: '@all',
}, async ({ page, context, network, allowConsole }) => {
  allowConsole(firestoreNews);
  const welder = await createTestStaff('welder', 'Wes');
  const visit = await visitOf(welder, 'Eve', 9);
  await openWithEverything(page, welder);
  await expect(card(page, 'Eve')).toBeVisible();
  const worker = await workerOf(page, '/desk');
  await loseSignal(page, network);
  await button(page, 'Eve', 'On my way').click();
  await expect(page.getByText('1 tap waits on this phone')).toBeVisible();
  await page.close();
  const other = await context.newPage();
  await findSignal(other, network);
  await other.goto('/services');
  const sync = await syncFrom(other, worker, 'queue');
  await sync();
  await eventually.poll(async () => (await storedVisit(visit.id)).onMyWayAt).toBeTruthy();
  expect(await visitHistory(visit.id)).toHaveLength(1);
});
