import { chicagoInstant, quietDay } from '../support/coming-day.ts';
import { createTestAppointment, createTestClient } from '../support/sample.ts';
import { createTestStaff } from '../support/staff.ts';
import { openDesk } from './desk-page.ts';
import { expect, test } from './fixtures.ts';
import { expectFitsLargeText } from './large-text.ts';
import { leadTo } from './lead-to.ts';
import { lightPhone, lookInEach, show } from './look.ts';

test('The calendar and the settings have no barrier', { tag: '@all' }, async ({ page }) => {
  test.slow();
  await show(page, lightPhone[0]);
  const day = quietDay('Monday');
  const owner = await createTestStaff('owner', 'Olivia');
  const welder = await createTestStaff('welder', 'Maximilian Wolfeschlegelsteinhausen');
  const client = await createTestClient();
  const at = (clock: string) => chicagoInstant(`${day}T${clock}`).toISOString();
  const common = {
    clientName: 'Jordan Example',
    phone: '(312) 555-0100',
    address: '1400 S Michigan Ave',
  };
  const visits = await Promise.all([
    createTestAppointment(client, {
      ...common,
      scheduledDate: at('08:00'),
      duration: '120',
      welderId: welder.id,
    }),
    createTestAppointment(client, {
      ...common,
      scheduledDate: at('09:00'),
      welderId: welder.id,
      status: 'rescheduled',
    }),
    createTestAppointment(client, {
      ...common,
      scheduledDate: at('13:00'),
      duration: '30',
      outsideHours: true,
    }),
    createTestAppointment(client, {
      ...common,
      scheduledDate: at('11:00'),
      welderId: welder.id,
      status: 'completed',
    }),
  ]);
  await openDesk(page, owner);
  for (const view of ['day', 'week', 'list']) {
    await page.goto(`/desk/calendar?view=${view}&day=${day}`);
    await expect(page.getByRole('link', { name: /Jordan Example/ }).first()).toBeVisible();
    await lookInEach(page, view, lightPhone);
    if (view === 'day') await expectFitsLargeText(page);
  }
  await page.goto(`/desk/calendar?view=day&day=${day}`);
  await expect(page.getByRole('link', { name: /Jordan Example/ }).first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('cell', { name: /1400 S Michigan Ave/ }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Calendar' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await leadTo(page, `/desk/calendar/visits/${visits[2]?.id}`);
  await expect(page.getByRole('button', { name: 'Confirm this time' })).toBeVisible();
  await lookInEach(page, 'visit', lightPhone);
  await leadTo(page, '/desk/calendar/new');
  await page.getByRole('button', { name: 'Plan visit' }).click();
  await expect(page.getByText('Title is required')).toBeVisible();
  await lookInEach(page, 'new visit', lightPhone);
  await expectFitsLargeText(page);
  await leadTo(page, '/desk/calendar/blocks/new');
  await expect(page.getByLabel('Reason')).toBeVisible();
  await lookInEach(page, 'block', lightPhone);
  await leadTo(page, '/desk/calendar/recurring/new');
  await expect(page.getByLabel('Reason')).toBeVisible();
  await lookInEach(page, 'block of every week', lightPhone);
  await leadTo(page, '/desk/settings');
  await page.getByRole('button', { name: 'Add a day' }).click();
  await page.getByRole('button', { name: 'Add a rate' }).click();
  await page.getByRole('checkbox').last().uncheck();
  await lookInEach(page, 'settings', lightPhone);
  await expectFitsLargeText(page);
  await leadTo(page, '/desk/settings/staff');
  await expect(page.getByRole('listitem').filter({ hasText: owner.email })).toBeVisible();
  await lookInEach(page, 'staff', lightPhone);
  await expectFitsLargeText(page);
});
