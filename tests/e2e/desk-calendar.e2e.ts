import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { actorOf } from '@welding/domain/entities/staff';
import { addDays } from '@welding/domain/values/chicago-day';
import { blocks } from '../../functions/src/calendar/blocks.ts';
import { changeBlock } from '../../functions/src/calendar/plan-blocks.ts';
import { listAppointments } from '../../functions/src/visits/appointments.ts';
import { chicagoInstant, comingDay, quietDay } from '../support/coming-day.ts';
import { createTestAppointment, createTestClient } from '../support/sample.ts';
import { createTestStaff, staffToken } from '../support/staff.ts';
import { storedVisit } from '../support/visits.ts';
import { callWhenAvailable } from './call-when-available.ts';
import { openDeskAt } from './desk-page.ts';
import { expect, test } from './fixtures.ts';
import { lightPhone, lookInEach } from './look.ts';

const day = comingDay('Thursday');
const friday = addDays(day, 1);

const lane = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

test('The office books a visit, and moves it by keyboard and mouse', async ({ page }) => {
  test.slow();
  const office = await createTestStaff('office');
  const unique = office.id.slice(0, 8);
  // Sorts last, beside the lane of unassigned visits, despite other tests' welders.
  const welder = await createTestStaff('welder', `Zzzz ${unique}`);
  const client = await createTestClient({ lastName: `Lane${unique}` });
  /** The stored time of the client's only visit. */
  const isStored = (date: string, clock: string) =>
    expect
      .poll(async () => (await listAppointments(client.id)).map(({ scheduledDate }) => scheduledDate))
      .toEqual([chicagoInstant(`${date}T${clock}`).toISOString()]);

  await openDeskAt(page, office, `/desk/calendar?view=day&day=${day}`);
  await page.getByRole('link', { name: 'New visit' }).click();
  await page.getByRole('button', { name: 'Schedule visit' }).click();
  await expect(page.getByText('Choose a client', { exact: true })).toBeVisible();
  await page.getByLabel('Client', { exact: true }).fill(`lane${unique}`);
  await page.getByRole('option', { name: `Jordan Lane${unique}` }).click();
  await page.getByLabel('Title').fill('Gate hinge');
  await page.getByLabel(/^Date and time/).fill(`${day}T09:00`);
  await page.getByLabel('Welder').selectOption(welder.name);
  await page.getByRole('button', { name: 'Schedule visit' }).click();
  const card = lane(page, welder.name).getByRole('link', { name: /Gate hinge/ });
  await expect(card).toContainText('9:00 AM - 10:00 AM');
  await isStored(day, '09:00');

  const mailNote = page.getByText('Jordan gets an email about the new time.', { exact: true });
  await card.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('status').filter({ hasText: 'Gate hinge' })).toContainText('9:30 AM');
  await page.keyboard.press('Escape');
  await expect(card).toContainText('9:00 AM');
  await expect(card).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(mailNote).toBeVisible();
  await page.keyboard.press('Enter');
  await isStored(day, '09:15');
  await page.getByRole('button', { name: 'Undo' }).click();
  await isStored(day, '09:00');
  await expect(card).toContainText('9:00 AM - 10:00 AM');

  const grid = page.getByRole('region', { name: 'Day by welder' });
  const dragged = grid.getByRole('link', { name: new RegExp(`Lane${unique}`) });
  const nobodys = lane(page, 'Unassigned').getByRole('link', { name: new RegExp(`Lane${unique}`) });
  // New welders of other tests may move the lanes away from the mouse.
  await expect(async () => {
    await grid.evaluate((scroller) => scroller.scrollTo({ left: scroller.scrollWidth }));
    const box = await dragged.boundingBox({ timeout: 2_000 });
    const target = await lane(page, 'Unassigned').boundingBox();
    if (!box || !target) throw new Error('Nothing to drag');
    const isAtNine = (await dragged.textContent())?.includes('9:00 AM - 10:00 AM');
    await page.mouse.move(box.x + 20, box.y + 10);
    await page.mouse.down();
    await page.mouse.move(box.x + 40, box.y + 60, { steps: 4 });
    await page.mouse.move(target.x + 30, box.y + 10 + (isAtNine ? box.height : 0), { steps: 6 });
    await page.mouse.up();
    await expect(nobodys.filter({ hasText: '10:00 AM - 11:00 AM' })).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expect(page).toHaveURL(/view=day/);
  await expect(mailNote).toBeVisible();
  await isStored(day, '09:00');
  await page.getByRole('button', { name: 'Put here' }).click();
  await isStored(day, '10:00');

  await page.getByRole('link', { name: 'Week' }).click();
  const chip = page
    .getByRole('row', { name: /^Unassigned/ })
    .getByRole('link', { name: new RegExp(`Lane${unique}`) });
  await chip.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await isStored(friday, '10:00');
});

test('A long press drags a visit, and a short touch leaves it', { tag: '@all' }, async ({ otherDevice }) => {
  const office = await createTestStaff('office');
  // Sorts first, so that new welders of other tests do not move the lane away from the finger.
  const welder = await createTestStaff('welder', `Aaron ${office.id.slice(0, 8)}`);
  await createTestAppointment(await createTestClient(), {
    title: 'Gate hinge',
    scheduledDate: chicagoInstant(`${day}T09:00`).toISOString(),
    welderId: welder.id,
  });
  const page = await otherDevice({ hasTouch: true, viewport: { width: 390, height: 844 } });
  await openDeskAt(page, office, `/desk/calendar?view=day&day=${day}`);
  const card = lane(page, welder.name).getByRole('link', { name: /Gate hinge/ });
  await expect(card).toContainText('9:00 AM - 10:00 AM');
  const finger = await page.context().newCDPSession(page);
  // On a busy page Chromium starts to scroll when a touch gets no response in time. A frame between two touches shows that
  // the page responds.
  const touch = async (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...touchPoints: { x: number; y: number }[]
  ) => {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  const press = async () => {
    await card.scrollIntoViewIfNeeded();
    const box = await card.boundingBox();
    if (!box) throw new Error('Nothing to touch');
    const at = { x: box.x + 15, y: box.y + 10 };
    await touch('touchStart', at);
    return at;
  };

  const swiped = await press();
  for (const dy of [10, 30, 60]) await touch('touchMove', { ...swiped, y: swiped.y - dy });
  await expect(card).not.toHaveAttribute('data-dragged');
  await touch('touchEnd');
  await expect(card).toContainText('9:00 AM - 10:00 AM');

  const pressed = await press();
  await expect(card).toHaveAttribute('data-dragged');
  for (const dy of [20, 50, 88]) await touch('touchMove', { ...pressed, y: pressed.y + dy });
  await touch('touchEnd');
  await expect(card).toContainText('10:00 AM - 11:00 AM');
  await expect(page).toHaveURL(/view=day/);
  await page.getByRole('button', { name: 'Put here' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('Two people change one visit: the second sees both versions and keeps what was typed', async ({
  page,
  allowConsole,
}) => {
  test.slow();
  allowConsole(/status of 409/);
  const [office, owner] = [
    await createTestStaff('office', 'Oscar'),
    await createTestStaff('owner', 'Olivia'),
  ];
  const visit = await createTestAppointment(await createTestClient(), {
    title: 'Gate hinge',
    clientName: 'Jordan Example',
    phone: '(312) 555-0100',
  });
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await openDeskAt(page, office, `/desk/calendar/visits/${visit.id}`);
  await expect(heading('Gate hinge')).toBeVisible();
  await page.getByLabel('Title').fill('Gate hinge, both leaves');
  const json = { updatedAt: (await storedVisit(visit.id)).updatedAt ?? null, title: 'Gate post' };
  const bearer = await staffToken(owner);
  expect(
    (await callWhenAvailable('PATCH', `/api/desk/appointments/${visit.id}`, { json, bearer })).status,
  ).toBe(200);
  await expect(heading('Gate post')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('Gate hinge, both leaves');
  await expect(page.getByText('What you typed before is still here.')).toBeVisible();
  await page.getByRole('button', { name: 'Save visit' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Olivia changed the title in the meantime' }),
  ).toBeVisible();
  await expect(page.getByRole('row', { name: 'Title Gate hinge, both leaves Gate post' })).toBeVisible();
  await page.getByRole('button', { name: 'Save mine' }).click();
  await expect(heading('Gate hinge, both leaves')).toBeVisible();
  expect((await storedVisit(visit.id)).title).toBe('Gate hinge, both leaves');

  await page.getByRole('button', { name: 'Cancel visit' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Sold the gate');
  await dialog.getByRole('button', { name: 'Cancel visit' }).click();
  await expect(page.getByText('Oscar cancelled the visit: Sold the gate')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Scheduled', { exact: true })).toBeVisible();
  await expect(page.getByText('Oscar took back the cancellation')).toBeVisible();

  const block = {
    id: randomUUID(),
    welderId: owner.id,
    start: chicagoInstant(`${day}T12:00`).toISOString(),
    end: chicagoInstant(`${day}T13:00`).toISOString(),
    reason: 'Lunch',
    createdAt: new Date().toISOString(),
  };
  await (await blocks()).doc(block.id).set(block);
  await page.goto(`/desk/calendar/blocks/${block.id}`);
  await page.getByLabel('Reason').fill('Dentist');
  await changeBlock(block.id, { updatedAt: null, reason: 'Truck at the shop' }, actorOf(owner));
  const history = page.getByRole('region', { name: 'History' });
  await expect(history).toContainText('Truck at the shop');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('row', { name: 'Reason Dentist Truck at the shop' })).toBeVisible();
  await page.getByRole('button', { name: 'Use what’s saved' }).click();
  await expect(page.getByLabel('Reason')).toHaveValue('Truck at the shop');
  await expect(page.getByRole('alert').filter({ hasText: 'in the meantime' })).toHaveCount(0);
});

test('The office sees a day’s stops in driving order, with drives and the route on a map', {
  tag: '@all',
}, async ({ page }) => {
  const day = quietDay('Tuesday');
  const office = await createTestStaff('office');
  const ada = await createTestStaff('welder', `Ada ${office.id.slice(0, 8)}`);
  const client = await createTestClient();
  const stops = [
    ['13:00', { address: '900 Church St, Evanston', zip: '60201' }],
    ['08:00', { address: '1400 W 21st St, Chicago', zip: '60608' }],
    ['16:00', {}],
  ] as const;
  for (const [clock, place] of stops) {
    const scheduledDate = chicagoInstant(`${day}T${clock}`).toISOString();
    await createTestAppointment(client, {
      ...{ title: `Gate at ${clock}`, clientName: `Client of ${clock}`, welderId: ada.id, scheduledDate },
      ...place,
    });
  }
  await openDeskAt(page, office, `/desk/calendar?view=day&day=${day}`);
  await page.getByText('Route').click();
  const route = page.getByRole('region', { name: ada.name });
  const rows = route.getByRole('listitem');
  await expect(rows).toHaveText([
    /About \d+ min8:00 AM, Client of 08:001400 W 21st St, Chicago, 60608/,
    /About \d+ min1:00 PM, Client of 13:00900 Church St, Evanston, 60201/,
    /Drive time unknown4:00 PM, Client of 16:00No address yet/,
  ]);
  await expect(route).toContainText(/At least .* of driving, as the crow flies/);
  const href = await route
    .getByRole('link', { name: `Open route in Maps: ${ada.name}` })
    .getAttribute('href');
  const { searchParams } = new URL(href ?? '');
  expect(searchParams.get('waypoints')).toBe('1400 W 21st St, Chicago, 60608');
  expect(searchParams.get('destination')).toBe('900 Church St, Evanston, 60201');
  await lookInEach(page, 'stops in driving order', lightPhone);
});
