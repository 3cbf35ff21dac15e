import { createTestStaff } from '../support/staff.ts';
import { storedVisit, visitHistory } from '../support/visits.ts';
import { expectAtDesk, openScreen } from './desk-page.ts';
import { eventually } from './fixtures.ts';
import { expect, findSignal, loseSignal, test } from './network/offline-test.ts';
import { syncFrom, workerOf } from './network/sync-event.ts';
import { button, card, endUndoTime, expectAllSent, openWithEverything, visitOf } from './welders-phone.ts';

const firestoreNews = /firestore|Firestore|permission/;

// That 50 taps over three outages arrive once and in order is shown below the browser (pwa/queue/send-over-cuts.alone.test.ts).
test('Taps without a signal arrive once and in order, over a weak signal, a closed app and from another screen', {
  tag: '@all',
}, async ({ page: opened, context, network, allowConsole }) => {
  test.slow();
  allowConsole(firestoreNews);
  const welder = await createTestStaff('welder', 'Wilma');
  const names = ['Ann', 'Ben', 'Cal', 'Dot', 'Eli', 'Fay'];
  const visits = await Promise.all(names.map((name, index) => visitOf(welder, name, 7 + index)));
  let page = opened;
  await openWithEverything(page, welder);
  await expect(card(page, 'Fay')).toBeVisible();
  const taps: string[] = [];
  const tapAt = async (from: number, to: number) => {
    for (const [index, { id }] of visits.slice(from, to).entries()) {
      for (const label of ['On my way', 'Start']) {
        const tapped = button(page, names[from + index] ?? '', label);
        await tapped.click();
        await expect(tapped).toHaveCount(0);
      }
      taps.push(`POST /api/desk/appointments/${id}/on-my-way`, `POST /api/desk/appointments/${id}/start`);
    }
  };
  const sent = () => network.seen.filter((line) => line.startsWith('POST /api/desk/appointments/'));

  // The first outage ends with a signal so weak that the third answer is lost.
  await loseSignal(page, network);
  await tapAt(0, 2);
  let answers = 0;
  network.fate = async ({ url = '' }) => {
    if (!url.startsWith('/api/desk/appointments/')) return 'pass';
    answers += 1;
    return answers >= 3 ? 'drop-after' : 'pass';
  };
  await findSignal(page, network);
  await endUndoTime(page);
  await eventually.poll(() => sent().length).toBeGreaterThanOrEqual(3);

  // The second one outlasts the app.
  await loseSignal(page, network);
  network.fate = () => 'pass';
  await page.reload();
  await tapAt(2, 4);
  await page.close();
  page = await context.newPage();
  await page.goto('/desk');
  await expectAtDesk(page, welder);
  await expect(page.getByText(/taps wait on this phone/)).toBeVisible();
  await findSignal(page, network);
  await expectAllSent(page);

  await loseSignal(page, network);
  await tapAt(4, 6);
  await openScreen(page, 'Calendar');
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
  await findSignal(page, network);
  await expectAllSent(page);

  expect(taps).toHaveLength(12);
  expect([...new Set(sent())]).toEqual(taps);
  for (const { id } of visits) {
    const history = await visitHistory(id);
    expect(history.map(({ action }) => action)).toEqual(['set out for', 'started']);
  }
});

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
