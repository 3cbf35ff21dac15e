import { chicagoInstant, quietDay } from '../support/coming-day.ts';
import { createTestAppointment, createTestClient } from '../support/sample.ts';
import { createTestStaff } from '../support/staff.ts';
import { openDesk } from './desk-page.ts';
import { expect, test } from './fixtures.ts';
import { look } from './look.ts';

// Each width in one scheme and each scheme at one width: the diagonal.
for (const [colorScheme, width] of [
  ['light', 360],
  ['dark', 1280],
] as const) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 } });

    test('The calendar and the settings have no barrier', async ({ page }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
      const day = quietDay(width === 360 ? 'Monday' : 'Tuesday');
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
        await look(page, view);
      }
      await page.goto(`/desk/calendar?view=day&day=${day}`);
      await expect(page.getByRole('link', { name: /Jordan Example/ }).first()).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('cell', { name: /1400 S Michigan Ave/ }).first()).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Calendar' })).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
      await page.goto(`/desk/calendar/visits/${visits[2]?.id}`);
      await expect(page.getByRole('button', { name: 'Confirm this time' })).toBeVisible();
      await look(page, 'visit');
      await page.goto('/desk/calendar/new');
      await page.getByRole('button', { name: 'Plan visit' }).click();
      await expect(page.getByText('Title is required')).toBeVisible();
      await look(page, 'new visit');
      await page.goto('/desk/calendar/blocks/new');
      await expect(page.getByLabel('Reason')).toBeVisible();
      await look(page, 'block');
      await page.goto('/desk/calendar/recurring/new');
      await expect(page.getByLabel('Reason')).toBeVisible();
      await look(page, 'block of every week');
      await page.goto('/desk/settings');
      await page.getByRole('button', { name: 'Add a day' }).click();
      await page.getByRole('button', { name: 'Add a rate' }).click();
      await page.getByRole('checkbox').last().uncheck();
      await look(page, 'settings');
      await page.goto('/desk/settings/staff');
      await expect(page.getByRole('listitem').filter({ hasText: owner.email })).toBeVisible();
      await look(page, 'staff');
    });
  });
}
