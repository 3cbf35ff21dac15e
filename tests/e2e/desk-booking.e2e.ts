import { addDays } from '@welding/domain/values/chicago-day';
import { chicagoInstant, quietDay } from '../support/coming-day.ts';
import { createTestClient } from '../support/sample.ts';
import { createTestStaff, staffToken } from '../support/staff.ts';
import { callWhenAvailable } from './call-when-available.ts';
import { openDeskAt } from './desk-page.ts';
import { expect, test } from './fixtures.ts';

test('A conflict is named and the owner books anyway; a picked-up visit shows where it fits', {
  tag: '@all',
}, async ({ page, allowConsole }) => {
  test.slow();
  allowConsole(/status of 409/);
  const day = quietDay('Wednesday');
  const owner = await createTestStaff('owner', 'Olivia');
  const welder = await createTestStaff('welder', `Wes ${owner.id.slice(0, 8)}`);
  const client = await createTestClient();
  const bearer = await staffToken(owner);
  const plan = (title: string, clock: string) =>
    callWhenAvailable('POST', '/api/desk/appointments', {
      bearer,
      json: {
        clientId: client.id,
        title,
        scheduledDate: chicagoInstant(`${day}T${clock}`).toISOString(),
        welderId: welder.id,
      },
    });
  expect((await plan('Gate hinge', '09:00')).status).toBe(201);
  expect((await plan('Stair rail', '13:00')).status).toBe(201);

  await openDeskAt(
    page,
    owner,
    `/desk/calendar/new?client=${client.id}&title=Dock&day=${day}&welder=${welder.id}`,
  );
  await page.getByLabel(/^Date and time/).fill(`${day}T09:30`);
  await page.getByRole('button', { name: 'Schedule visit' }).click();
  const problem = page.getByRole('alert').filter({ hasText: 'In the way' });
  await expect(problem).toContainText('Gate hinge');
  await expect(problem.getByRole('link', { name: /^A visit, / })).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Dock');
  await problem.getByRole('button', { name: 'Book anyway' }).click();
  const lane = page.getByRole('group', { name: welder.name, exact: true });
  const dock = lane.getByRole('link', { name: /9:30 AM - 10:30 AM/ });
  await expect(dock).toBeVisible();

  const rail = lane.getByRole('link', { name: /1:00 PM - 2:00 PM/ });
  await rail.focus();
  await page.keyboard.press('Space');
  await expect(lane.locator('.free-place')).toHaveCount(2);
  for (let step = 0; step < 12; step += 1) await page.keyboard.press('ArrowUp');
  const notice = page.getByRole('status').filter({ hasText: 'Stair rail' });
  await expect(notice).toContainText('10:00 AM');
  await expect(notice).toContainText('something is in the way');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The visit was not moved')).toBeVisible();
  await expect(rail, 'stays where it was').toBeVisible();
});

test('The office takes a suggested time, holds it by phone, and blocks lunch every week', async ({
  page,
}) => {
  test.slow();
  const day = quietDay('Monday');
  const office = await createTestStaff('office', 'Oscar');
  const welder = await createTestStaff('welder', `Wanda ${office.id.slice(0, 8)}`);
  const client = await createTestClient();
  await openDeskAt(page, office, `/desk/calendar/new?client=${client.id}&title=Dock&day=${day}`);
  await expect(page.getByText(client.email)).toBeVisible();
  await page.getByRole('button', { name: 'Suggest times' }).click();
  const suggestions = page.getByRole('region', { name: 'Fit it between other stops' });
  await suggestions.getByRole('listitem').getByRole('button').first().click();
  await expect(page.getByLabel('Welder')).not.toHaveValue('');

  await page.getByLabel('Welder').selectOption(welder.name);
  await page.getByLabel(/^Date and time/).fill(`${day}T09:00`);
  await page.getByRole('button', { name: 'Hold this time for 10 minutes' }).click();
  await expect(page.getByText(/is held\.$/)).toBeVisible();
  await expect(page.getByText(/^(10:00|9:\d\d) left$/)).toBeVisible();
  const grid = await page.context().newPage();
  await grid.goto(`/desk/calendar?view=day&day=${day}`);
  const held = grid.getByRole('group', { name: welder.name, exact: true }).getByText('Held by Oscar');
  await expect(held).toBeVisible();
  await page.getByRole('button', { name: 'Schedule visit' }).click();
  const lane = grid.getByRole('group', { name: welder.name, exact: true });
  await expect(lane.getByRole('link', { name: /9:00 AM - 10:00 AM/ })).toBeVisible();
  await expect(held).toBeHidden();

  await grid.getByRole('link', { name: 'Block time' }).click();
  await grid.getByRole('link', { name: 'Repeat weekly' }).click();
  // The previous page also has a choice of a welder, and stays until this page's code has loaded.
  await expect(grid.getByRole('heading', { name: 'Block time every week' })).toBeVisible();
  await grid.getByLabel('Welder').selectOption(welder.name);
  await grid.getByLabel('Reason').fill('Lunch');
  for (const weekday of ['Thu', 'Fri']) await grid.getByRole('checkbox', { name: weekday }).uncheck();
  await grid.getByRole('button', { name: 'Save' }).click();
  const row = grid.getByRole('row', { name: new RegExp(`^${welder.name}`) });
  await expect(row.getByRole('link', { name: /Lunch/ })).toHaveCount(3);
  await expect(grid).toHaveURL(new RegExp(`day=${day}`));
  await row.getByRole('link', { name: /Lunch/ }).first().click();
  await grid.getByRole('button', { name: 'Remove' }).click();
  await expect(grid.getByText('No longer blocked every week')).toBeVisible();
  await grid.goto(`/desk/calendar?view=week&day=${addDays(day, 1)}`);
  await expect(row.getByRole('link', { name: /9:00 AM/ })).toBeVisible();
  await expect(row.getByRole('link', { name: /Lunch/ })).toHaveCount(0);
});
