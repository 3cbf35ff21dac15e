import type { Page } from '@playwright/test';
import type { Appointment } from '@welding/domain/entities/appointment';
import type { Staff } from '@welding/domain/entities/staff';
import { visitTapMessages } from '@welding/domain/entities/visit-tap';
import {
  changeAppointment,
  createTestAppointment,
  createTestClient,
  createTestProject,
} from '../support/sample.ts';
import { createTestStaff, deactivate } from '../support/staff.ts';
import { storedNotes, storedVisit, todayAt, visitHistory } from '../support/visits.ts';
import { expectAtDesk, expectDoor, openDesk, openScreen, storedOnDevice } from './desk-page.ts';
import { expect, findSignal, loseSignal, test, workerIsReady } from './network/offline-test.ts';
import { skipInOldChromium } from './network/old-chromium.ts';
import { syncFrom, workerOf } from './network/sync-event.ts';

const firestoreNews = /firestore|Firestore|permission/;
const refused = /status of 40[0139]/;

/** A visit of today, of a client who is called as nobody else is. */
async function visitOf(welder: Staff, name: string, hours: number, fields: Partial<Appointment> = {}) {
  const client = await createTestClient({
    firstName: name,
    lastName: 'Example',
    address: `${hours} Lake St`,
  });
  return await createTestAppointment(client, {
    welderId: welder.id,
    clientName: `${name} Example`,
    scheduledDate: todayAt(hours),
    ...fields,
  });
}

const card = (page: Page, name: string) => page.getByRole('article', { name: `${name} Example` });
const button = (page: Page, name: string, label: string) =>
  card(page, name).getByRole('button', { name: label, exact: true });

/** Opens the desk for the first time on this device, until everything that it needs without a signal is on it. */
async function openWithEverything(page: Page, welder: Staff): Promise<void> {
  await openDesk(page, welder);
  await workerIsReady(page);
}

/** A try that fails is followed by another after 20 s, or as soon as the device says that it has a signal: it says so often. */
async function expectAllSent(page: Page): Promise<void> {
  const waiting = () =>
    page.evaluate(async (name) => {
      dispatchEvent(new Event('online'));
      const opening = indexedDB.open(name);
      const read = Promise.withResolvers<{ returned?: object }[]>();
      opening.onsuccess = () => {
        const asking = opening.result.transaction('items').objectStore('items').getAll();
        asking.onsuccess = () => read.resolve(asking.result);
      };
      const items = await read.promise;
      opening.result.close();
      return items.filter(({ returned }) => !returned).length;
    }, 'desk-queue');
  await expect.poll(waiting, { intervals: [500, 2_000], timeout: 120_000 }).toBe(0);
}

test("A welder's day without a signal: what is tapped arrives later, with its times, and what is refused comes back", async ({
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
  await button(page, 'Ada', 'On my way').click();
  await expect(card(page, 'Ada').getByText('Will send when you’re back online')).toBeVisible();
  await button(page, 'Ada', 'Start').click();
  await expect(page.getByText('2 taps wait on this phone')).toBeVisible();
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
  await expect(card(page, 'Ada')).toContainText('1.5 hours worked');
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

test('50 taps without a signal over three outages arrive once and in order, the last ones from another screen', async ({
  page: opened,
  context,
  network,
  allowConsole,
}) => {
  test.slow();
  allowConsole(firestoreNews);
  const welder = await createTestStaff('welder', 'Wilma');
  const visits = await Promise.all(
    Array.from({ length: 25 }, (_, index) =>
      visitOf(welder, `C${String(index).padStart(2, '0')}`, 7 + index / 4),
    ),
  );
  let page = opened;
  await openWithEverything(page, welder);
  await expect(card(page, 'C24')).toBeVisible();
  const taps: string[] = [];
  const tapFrom = async (from: number, to: number) => {
    for (const [index, { id }] of visits.slice(from, to).entries()) {
      const name = `C${String(from + index).padStart(2, '0')}`;
      await button(page, name, 'On my way').click();
      await expect(button(page, name, 'On my way')).toHaveCount(0);
      await button(page, name, 'Start').click();
      await expect(button(page, name, 'Start')).toHaveCount(0);
      taps.push(`POST /api/desk/appointments/${id}/on-my-way`, `POST /api/desk/appointments/${id}/start`);
    }
  };
  const sent = () => network.seen.filter((line) => line.startsWith('POST /api/desk/appointments/'));

  // The first outage ends with a signal so weak that the third answer is lost.
  await loseSignal(page, network);
  await tapFrom(0, 10);
  let answers = 0;
  network.fate = async ({ url = '' }) => {
    if (!url.startsWith('/api/desk/appointments/')) return 'pass';
    answers += 1;
    return answers >= 3 ? 'drop-after' : 'pass';
  };
  await findSignal(page, network);
  await expect.poll(() => sent().length, { timeout: 60_000 }).toBeGreaterThanOrEqual(3);
  // The second one outlasts the app.
  await loseSignal(page, network);
  network.fate = () => 'pass';
  await page.reload();
  await tapFrom(10, 18);
  await page.close();
  page = await context.newPage();
  await page.goto('/desk');
  await expectAtDesk(page, welder);
  await expect(page.getByText(/taps wait on this phone/)).toBeVisible();
  await findSignal(page, network);
  await expectAllSent(page);
  await loseSignal(page, network);
  await tapFrom(18, 25);
  await openScreen(page, 'Calendar');
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
  await findSignal(page, network);
  await expectAllSent(page);

  expect(taps).toHaveLength(50);
  expect([...new Set(sent())]).toEqual(taps);
  for (const { id } of visits) {
    const history = await visitHistory(id);
    expect(history.map(({ action }) => action)).toEqual(['set out for', 'started']);
  }
});

test('Deactivated in the middle of a day without a signal, the desk closes, keeps nothing and changes nothing', async ({
  page,
  network,
  allowConsole,
}) => {
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
  // Firebase Auth may be the first to say that the account was closed, in words of its own.
  await expect(page.getByText('1 tap was not sent and is erased')).toBeVisible();
  await expect
    .poll(async () => {
      const { keys, databases } = await storedOnDevice(page);
      return [...keys, ...databases].filter((entry) => entry.includes('desk-'));
    })
    .toEqual([]);
  expect(await storedVisit(visit.id)).toEqual(visit);
});

test('The worker sends what waits once the signal is back, with no page of the desk open', async ({
  page,
  context,
  network,
  allowConsole,
}) => {
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
  await expect.poll(async () => (await storedVisit(visit.id)).onMyWayAt, { timeout: 60_000 }).toBeTruthy();
  expect(await visitHistory(visit.id)).toHaveLength(1);
});
