import { addDays } from '@welding/domain/values/chicago-day';
import { chicagoInstant, quietDay } from '../support/coming-day.ts';
import { createTestAppointment, createTestClient } from '../support/sample.ts';
import { createTestStaff } from '../support/staff.ts';
import { countTaps } from './count-taps.ts';
import { openDeskAt } from './desk-page.ts';
import { expect, test } from './fixtures.ts';
import { lightPhone, lookInEach } from './look.ts';

test('A sick day of five visits is moved in six taps or fewer, and taken back', async ({ page }) => {
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
  await page.getByRole('link', { name: `Move this day of ${ada.name}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Move ${ada.name}’s day`);
  await page.getByRole('radio', { name: 'Same crew, another day' }).check();
  const choices = page.getByLabel('Goes to');
  await expect(choices).toHaveCount(5);
  const counted = taps.length;
  await choices.first().selectOption('Leave as it is');
  await expect(page.getByRole('button', { name: 'Move 4 visits' })).toBeEnabled();
  await choices.first().selectOption({ index: 0 });
  await lookInEach(page, 'day to move', lightPhone);
  await page.getByRole('button', { name: 'Move 5 visits' }).click();
  await expect(page.getByText('5 visits moved')).toBeVisible();
  // Without the first visit's choice, which a sick day does not need.
  expect(counted + 1).toBeLessThanOrEqual(6);
  await expect(cards).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cards).toHaveCount(5);
  await page.goto(`/desk/calendar?view=day&day=${addDays(day, 1)}`);
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
  await expect(page.getByRole('link', { name: `Move this day of ${ada.name}` })).toHaveCount(0);
});
