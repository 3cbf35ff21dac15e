import { visitTapMessages } from '@welding/domain/entities/visit-tap';
import {
  changeAppointment,
  createTestAppointment,
  createTestClient,
  createTestProject,
} from '../support/sample.ts';
import { createTestStaff, deactivate } from '../support/staff.ts';
import { storedNotes, storedVisit, todayAt, visitHistory } from '../support/visits.ts';
import { expectDoor, storedOnDevice } from './desk-page.ts';
import { eventually, firestoreNews } from './fixtures.ts';
import { expect, findSignal, loseSignal, test } from './network/offline-test.ts';
import { skipInOldChromium } from './network/old-chromium.ts';
import { syncFrom, workerOf } from './network/sync-event.ts';
import { button, card, expectAllSent, openWithEverything, visitOf } from './welders-phone.ts';

const refused = /status of 40[0139]/;

test("A welder's offline day: taps arrive later with their times, and refused ones come back", async ({
  page,
  network,
  allowConsole,
  browser,
}) => {
  skipInOldChromium(browser.version());
  allowConsole(firestoreNews);
  allowConsole(refused);
  const welder = await createTestStaff('welder', 'Wren');
  const client = await createTestClient({ firstName: 'Ada', lastName: 'Example', phone: '(312) 555-0170' });
  const project = await createTestProject(client, { title: 'Gate of the yard', estimatedCost: 450 });
  const first = await createTestAppointment(client, {
    welderId: welder.id,
    projectId: project.id,
    scheduledDate: todayAt(8),
  });
  const second = await visitOf(welder, 'Bo', 12);
  await openWithEverything(page, welder);
  await expect(card(page, 'Ada')).toContainText('To collect: $450.00');
  await expect(card(page, 'Ada')).toContainText('Gate of the yard');
  await expect(card(page, 'Ada').getByRole('link', { name: 'Call Ada Example' })).toHaveAttribute(
    'href',
    'tel:+13125550170',
  );
  await expect(card(page, 'Bo').getByRole('link', { name: /12 Lake St/ })).toHaveAttribute(
    'href',
    /12%20Lake/,
  );

  await loseSignal(page, network);
  await page.reload();
  await expect(page.getByText('No signal.')).toBeVisible();
  await expect(card(page, 'Ada')).toContainText('To collect: $450.00');
  const heightOfFinish = () => button(page, 'Ada', 'Finish').evaluate((it) => it.getBoundingClientRect().y);
  const before = await heightOfFinish();
  await button(page, 'Ada', 'On my way').click();
  await expect(card(page, 'Ada').getByText('Will send when you’re back online')).toBeVisible();
  await button(page, 'Ada', 'Start').click();
  await expect(page.getByText('2 taps wait on this phone')).toBeVisible();
  expect(await heightOfFinish(), 'no tap moves the next step').toBe(before);
  await button(page, 'Ada', 'Finish').click();
  const form = page.getByRole('form', { name: 'Finish the visit' });
  await form.getByLabel('Hours worked').fill('lots');
  await form.getByLabel('Note for the office').fill('Hinge welded, paint is theirs');
  await form.getByRole('button', { name: 'Finish the visit' }).click();
  await expect(form.getByLabel('Hours worked')).toHaveAccessibleDescription(/Hours must be a number/);
  await page.reload();
  await button(page, 'Ada', 'Finish').click();
  await expect(form.getByLabel('Note for the office')).toHaveValue('Hinge welded, paint is theirs');
  await expect(form.getByLabel('Amount to collect')).toHaveValue('450.00');
  await form.getByLabel('Hours worked').fill('1,5');
  await form.getByRole('button', { name: 'Finish the visit' }).click();
  await expect(card(page, 'Ada')).toContainText('1 h 30 min worked');
  await button(page, 'Bo', 'On my way').click();
  await expect(page.getByText('4 taps wait on this phone')).toBeVisible();
  const tappedBy = new Date().toISOString();
  await changeAppointment(second.id, { status: 'cancelled' });

  await findSignal(page, network);
  await expectAllSent(page);
  const { onMyWayAt = '', startedAt = '', finishedAt = '', ...stored } = await storedVisit(first.id);
  expect(stored).toMatchObject({ status: 'completed', hours: 1.5, amountToCollect: 450 });
  expect([onMyWayAt, startedAt, finishedAt, tappedBy].toSorted()).toEqual([
    onMyWayAt,
    startedAt,
    finishedAt,
    tappedBy,
  ]);
  expect((await storedNotes(first.id)).map(({ text }) => text)).toEqual(['Hinge welded, paint is theirs']);
  const problem = page.getByRole('alert').filter({ hasText: 'Not accepted' });
  await expect(problem).toContainText(visitTapMessages.cancelled);
  await expect(problem.getByRole('link', { name: 'Call the office' })).toHaveAttribute('href', /^tel:/);
  await expect(button(page, 'Bo', 'On my way')).toHaveCount(0);

  await page.getByRole('button', { name: 'Sign out' }).click();
  const question = page.getByRole('dialog', { name: 'Not sent yet' });
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(problem).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await question.getByRole('button', { name: 'Sign out and erase' }).click();
  await expectDoor(page);
  const { keys, databases } = await storedOnDevice(page);
  expect([...keys, ...databases].filter((entry) => entry.includes('desk-'))).toEqual([]);
});

test('Deactivation during an offline day closes the desk, keeps nothing and changes nothing', {
  tag: '@all',
}, async ({ page, network, allowConsole }) => {
  allowConsole(firestoreNews);
  allowConsole(refused);
  const welder = await createTestStaff('welder', 'Wim');
  const visit = await visitOf(welder, 'Dee', 9);
  await openWithEverything(page, welder);
  await expect(card(page, 'Dee')).toBeVisible();
  await loseSignal(page, network);
  await button(page, 'Dee', 'On my way').click();
  await expect(page.getByText('1 tap waits on this phone')).toBeVisible();
  await deactivate(welder);
  await findSignal(page, network);
  await expectDoor(page);
  // Firebase Auth may report the closed account first, with its own message.
  await expect(page.getByText('1 tap was not sent and has been erased')).toBeVisible();
  await expect
    .poll(async () => {
      const { keys, databases } = await storedOnDevice(page);
      return [...keys, ...databases].filter((entry) => entry.includes('desk-'));
    })
    .toEqual([]);
  expect(await storedVisit(visit.id)).toEqual(visit);
});

test('The worker sends waiting taps once the signal is back, with no desk page open', {
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
