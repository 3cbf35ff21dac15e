import { addDays } from '@welding/domain/values/chicago-day';
import { chicagoInstant, quietDay } from '../support/coming-day.ts';
import { createTestAppointment, createTestClient } from '../support/sample.ts';
import { createTestStaff, staffToken } from '../support/staff.ts';
import { callWhenAvailable } from './call-when-available.ts';
import { countTaps } from './count-taps.ts';
import { openDeskAt } from './desk-page.ts';
import { eventually, expect, test } from './fixtures.ts';

test('A sick day of five visits is moved in at most six taps, and undone', async ({ page }) => {
  test.slow();
  const day = quietDay('Tuesday');
  const office = await createTestStaff('office');
  const ada = await createTestStaff('welder', `Ada ${office.id.slice(0, 8)}`);
  const client = await createTestClient();
  for (const clock of ['08:00', '10:00', '12:00', '14:00', '16:00']) {
    await createTestAppointment(client, {
      title: `Gate at ${clock}`,
      clientName: 'Jordan Example',
      zip: '60608',
      welderId: ada.id,
      scheduledDate: chicagoInstant(`${day}T${clock}`).toISOString(),
    });
  }
  await openDeskAt(page, office, `/desk/calendar?view=day&day=${day}`);
  const cards = page
    .getByRole('group', { name: ada.name, exact: true })
    .getByRole('link', { name: /Gate at/ });
  await expect(cards).toHaveCount(5);
  const { taps } = await countTaps(page);
  await page.getByRole('link', { name: `Reschedule this day of ${ada.name}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Move ${ada.name}’s day`);
  await page.getByRole('radio', { name: 'Same crew, another day' }).check();
  const choices = page.getByLabel('Goes to');
  // The server computes proposals for each visit, which takes a while on a busy machine.
  await eventually(choices).toHaveCount(5);
  const counted = taps.length;
  await choices.first().selectOption('Leave as it is');
  await expect(page.getByRole('button', { name: 'Move 4 visits' })).toBeEnabled();
  await choices.first().selectOption({ index: 0 });
  const reason = page.getByLabel('Reason');
  await reason.fill('');
  await page.getByRole('button', { name: 'Move 5 visits' }).click();
  await expect(reason).toHaveAccessibleDescription(/Reason is required/);
  await reason.fill('Not available');
  await page.getByRole('button', { name: 'Move 5 visits' }).click();
  await expect(page.getByText('5 visits moved')).toBeVisible();
  // Without choosing the first visit, which a sick day does not need.
  expect(counted + 1).toBeLessThanOrEqual(6);
  await expect(cards).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cards).toHaveCount(5);
  await page.goto(`/desk/calendar?view=day&day=${addDays(day, 1)}`);
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
  await expect(page.getByRole('link', { name: `Reschedule this day of ${ada.name}` })).toHaveCount(0);
});

test('Blocking a time leads to moving the visits in conflict', {
  tag: '@all',
}, async ({ page, allowConsole }) => {
  test.slow();
  allowConsole(/status of 409/);
  const day = quietDay('Wednesday');
  const owner = await createTestStaff('owner');
  const ada = await createTestStaff('welder', `Ada ${owner.id.slice(0, 8)}`);
  const visit = {
    clientId: (await createTestClient()).id,
    title: 'Gate hinge',
    scheduledDate: chicagoInstant(`${day}T10:00`).toISOString(),
    welderId: ada.id,
  };
  const planned = await callWhenAvailable('POST', '/api/desk/appointments', {
    bearer: await staffToken(owner),
    json: visit,
  });
  expect(planned.status).toBe(201);
  const lead = page.getByRole('link', { name: /^Move visits of / });
  const title = page.getByRole('heading', { level: 1 });
  await openDeskAt(page, owner, `/desk/calendar/blocks/new?day=${day}`);
  await page.getByLabel('Welder', { exact: true }).selectOption(ada.name);
  await page.getByLabel('Reason').fill('Dentist');
  await page.getByRole('button', { name: 'Save' }).click();
  await lead.click();
  await expect(title).toHaveText(`Move ${ada.name}’s day`);
  await page.getByRole('radio', { name: 'Same crew, another day' }).check();
  await eventually(page.getByRole('button', { name: 'Move 1 visit' })).toBeEnabled();
});
