import { randomUUID } from 'node:crypto';
import { appointments } from '../../functions/src/visits/appointments.ts';
import { createTestPayment, createTestQuote } from '../support/desk.ts';
import { createTestAppointment, createTestClient, createTestProject } from '../support/sample.ts';
import { createTestEstimate, createTestInvoice } from '../support/sample-money.ts';
import { createTestStaff, staffToken } from '../support/staff.ts';
import { storedVisit, todayAt, visitHistory } from '../support/visits.ts';
import { openDesk, unfold } from './desk-page.ts';
import { expect, test } from './fixtures.ts';
import { lightPhone, lookInEach } from './look.ts';
import { skipInOldChromium } from './network/old-chromium.ts';

test('The owner sees decisions first, then everybody’s progress, live, with notes', async ({
  page,
  request,
}) => {
  const [owner, welder] = [await createTestStaff('owner'), await createTestStaff('welder', 'Willow')];
  const name = `N${randomUUID().slice(0, 8)}`;
  // Older than other tests' requests, so that it is among the oldest.
  const createdAt = new Date(Date.now() - 49 * 3_600_000).toISOString();
  await createTestQuote({ lastName: name, createdAt });
  const client = await createTestClient({ lastName: name });
  const clientName = `Jordan ${name}`;
  // Everything invoiced is paid. $80 of what was agreed has no invoice yet.
  const project = await createTestProject(client, { status: 'in_progress' });
  const lines = [{ kind: 'labor' as const, description: 'Welding', quantity: 1, unitPrice: 320 }];
  const paid = await createTestInvoice(client, { project, lines, status: 'paid', onPortal: true });
  await createTestPayment(client.id, { projectId: project.id, invoiceId: paid.id, amount: 320 });
  await createTestEstimate(client, { project, status: 'approved', total: 400 });
  const planned = await createTestAppointment(client, {
    title: 'Planned',
    projectId: project.id,
    welderId: welder.id,
    scheduledDate: todayAt(1 / 60),
    clientName,
  });
  // The newest of the past, so that it is listed among other tests' visits.
  await createTestAppointment(client, {
    title: 'Forgotten',
    scheduledDate: todayAt(-1 / 60),
    welderId: welder.id,
    clientName,
  });
  await createTestAppointment(client, { title: 'Nobody goes', scheduledDate: todayAt(2 / 60), clientName });
  await createTestAppointment(client, {
    title: 'Late call',
    scheduledDate: todayAt(3 / 60),
    welderId: welder.id,
    outsideHours: true,
    clientName,
  });
  await openDesk(page, owner);
  const own = async (title: string) =>
    (await unfold(page, title)).getByRole('listitem').filter({ hasText: name });
  await expect(await own('Unanswered requests')).toContainText('Overdue by 25 h');
  await expect(await own('Visits to confirm')).toContainText('Late call');
  await expect(await own('Visits without a welder')).toContainText('Nobody goes');
  await expect(await own('Past visits not finished')).toContainText('Forgotten');
  const day = page.getByRole('region', { name: "Today's visits" });
  const row = day.getByRole('listitem').filter({ hasText: `Planned, ${clientName}` });
  await expect(row).toContainText('Willow');

  const tap = (kind: string, data: Record<string, unknown>) =>
    staffToken(welder).then((token) =>
      request.post(`/api/desk/appointments/${planned.id}/${kind}`, {
        data: { at: new Date().toISOString(), ...data },
        headers: { Authorization: `Bearer ${token}` },
      }),
    );
  await tap('start', {});
  await expect(row).toContainText(/started \d/);
  await tap('finish', { hours: 2, note: 'Bring the long ladder next time', amountToCollect: 80 });
  await expect(row).toContainText(/finished .*, 2 h, \$80\.00 to collect/);
  await row.getByText('Notes').click();
  await expect(row).toContainText('Bring the long ladder next time');
});

test('Today shows the stops without the calendar feed’s code, which loads later, and a new address ends the old', {
  tag: '@all',
}, async ({ page, request, allowConsole, browser }) => {
  skipInOldChromium(browser.version());
  allowConsole(/ERR_FAILED/);
  const welder = await createTestStaff('welder', 'Wilma');
  const client = await createTestClient();
  await createTestAppointment(client, {
    welderId: welder.id,
    scheduledDate: todayAt(9),
    clientName: 'Bea Ladder',
  });
  await page.route(/calendar-feed-/, (route) => route.abort());
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('calendar-feed-'));
  await openDesk(page, welder);
  await lost;
  await expect(page.getByRole('article', { name: 'Bea Ladder' })).toBeVisible();
  await page.unrouteAll();
  await expect(page.getByRole('button', { name: 'Show the address' })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Bea Ladder' })).toBeVisible();

  await page.getByRole('button', { name: 'Show the address' }).click();
  const address = page.getByLabel('Secret address');
  await expect(address).toHaveValue(/\.ics$/);
  const asCalendar = page.getByRole('link', { name: 'Open in the calendar' });
  await expect(asCalendar).toHaveAttribute('href', /^webcal:.*\.ics$/);
  const statusOf = async (url: string) => (await request.get(new URL(url).pathname)).status();
  const old = await address.inputValue();
  expect(await statusOf(old)).toBe(200);
  await page.getByRole('button', { name: 'New address' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make a new one' }).click();
  await expect(address).not.toHaveValue(old);
  expect(await Promise.all([statusOf(old), statusOf(await address.inputValue())])).toEqual([404, 200]);
});

test('A welder undoes a mistaken tap, and gives a reason to cancel a visit', async ({ page }) => {
  const welder = await createTestStaff('welder', 'Wolf');
  const client = await createTestClient();
  const visit = await createTestAppointment(client, {
    welderId: welder.id,
    scheduledDate: todayAt(9),
    projectId: (await createTestProject(client, { description: 'Long story of the job. '.repeat(20) })).id,
  });
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/api/desk/job-sheets', async (route) => {
    await arrived;
    await route.continue();
  });
  // High enough that the bar of screens covers nothing that is checked.
  await page.setViewportSize({ width: 1280, height: 2400 });
  await openDesk(page, welder);
  const card = page.getByRole('article');
  const onMyWay = card.getByRole('button', { name: 'On my way' });
  await expect(onMyWay).toBeVisible();
  const placeOf = () => onMyWay.boundingBox();
  const early = await placeOf();
  arrive();
  await expect(card).toContainText('Long story of the job.');
  expect(await placeOf(), 'a tap must not meet the call').toEqual(early);
  await onMyWay.click();
  await card.getByRole('button', { name: 'Undo' }).click();
  await expect(onMyWay).toBeVisible();
  await card.getByRole('button', { name: 'Can’t do this job' }).click();
  await card.getByRole('button', { name: 'Send' }).click();
  await expect(card.getByLabel('Why can’t you do this job?')).toHaveAccessibleDescription(/Please say why/);
  await card.getByLabel('Why can’t you do this job?').fill('Gate is locked');
  await card.getByLabel('Cancel the visit').check();
  await card.getByRole('button', { name: 'Send' }).click();
  await expect(card.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(onMyWay).toHaveCount(0);
  const history = async () => (await visitHistory(visit.id)).map(({ action }) => action);
  await expect.poll(history, { message: 'not that he set out' }).toEqual(['cancelled']);
  await card.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(history).toEqual(['cancelled', 'took back the cancellation of']);
  await card.getByRole('button', { name: 'Start' }).click();
  await expect(card.locator(':focus')).toContainText('Started');
  await card.getByRole('button', { name: 'Finish' }).click();
  await card.getByLabel('Note for the office').fill('Fits again');
  await card.getByRole('button', { name: 'Finish the visit' }).click();
  await expect.poll(async () => (await storedVisit(visit.id)).status).toBe('completed');
  await card.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await storedVisit(visit.id)).status).toBe('scheduled');
  const startedAt = new Date(Date.now() - 2 * 3_600_000).toISOString();
  const { crew } = await storedVisit(visit.id);
  const earlier = { startedAt, ...(crew && { crew: { [welder.id]: { startedAt } } }) };
  await (await appointments()).doc(visit.id).set(earlier, { merge: true });
  await card.getByRole('button', { name: 'Finish' }).click();
  await expect(card.getByLabel('Hours worked'), 'counted until now').toHaveValue(/^2(\.0\d)?$/);
  await expect(card.getByLabel('Note for the office'), 'typed only once').toHaveValue('Fits again');
  await card.getByRole('button', { name: 'Not yet' }).click();
  await card.getByRole('button', { name: 'Can’t do this job' }).click();
  const why = card.getByLabel('Why can’t you do this job?');
  await expect(why, 'typed only once').toHaveValue('Gate is locked');
  await card.getByLabel('Another time: the client picks one').check();
  await lookInEach(page, 'cannot be done', lightPhone);
  await card.getByRole('button', { name: 'Send' }).click();
  await expect(card).toContainText('The client is choosing a new time.');
  await expect.poll(async () => (await storedVisit(visit.id)).needsTime).toBe(true);
  await lookInEach(page, 'told the office', lightPhone);
});
