import { addDays, chicagoDate } from '@welding/domain/values/chicago-day';
import { appointments } from '../../functions/src/visits/appointments.ts';
import { chicagoInstant } from '../support/coming-day.ts';
import { createTestAppointment, createTestClient } from '../support/sample.ts';
import { createTestStaff } from '../support/staff.ts';
import { openDesk, openScreen } from './desk-page.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { bookingForm, chooseTime, signIn } from './portal-page.ts';

/** Earlier than the days that other journeys book. */
const closedDay = addDays(chicagoDate(new Date()), 4);

test('The owner closes a day, and the site, the booking form and the calendar show it', async ({
  page,
  otherDevice,
}) => {
  test.slow();
  const owner = await createTestStaff('owner');
  const code = owner.id.slice(0, 8);
  const [ada, ben] = [
    await createTestStaff('welder', `Ada ${code}`),
    await createTestStaff('welder', `Ben ${code}`),
  ];
  const [client, scheduledDate] = [
    await createTestClient(),
    chicagoInstant(`${closedDay}T10:00`).toISOString(),
  ];
  const standing = [
    await createTestAppointment(client, { welderId: ada.id, scheduledDate }),
    await createTestAppointment(client, { welderId: ben.id, scheduledDate }),
  ];
  await openDesk(page, owner);
  await openScreen(page, 'Settings');
  await page.getByRole('button', { name: 'Add a day' }).click();
  await page.getByRole('button', { name: 'Save settings' }).click();
  const problems = page.getByRole('alert').filter({ hasText: 'must be a day of the calendar. And 1 more' });
  await expect(problems).toBeVisible();
  const row = page.getByRole('region', { name: 'Special days' }).getByRole('group').last();
  await expect(row.getByLabel('Day', { exact: true })).toBeFocused();
  const overhead = page.getByRole('region', { name: 'Price range' }).getByLabel('Overhead');
  const usual = await overhead.inputValue();
  await overhead.fill('0');
  await expect(page.getByText('Overhead must not add less time than upright')).toBeVisible();
  await overhead.fill(usual);
  await expect(row.getByLabel('Label')).toHaveAccessibleDescription('Label is required');
  await row.getByLabel('Day', { exact: true }).fill(closedDay);
  await row.getByLabel('Label').fill('Company picnic');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText(/changed the special days from none to .*Company picnic/)).toBeVisible();
  for (const { name } of [ada, ben]) {
    await expect(page.getByRole('link', { name: `Move ${name}’s visits of` })).toHaveAttribute(
      'href',
      new RegExp(`/desk/calendar/move-day\\?.*${closedDay}`),
    );
  }
  await page.getByRole('link', { name: `Move ${ben.name}’s visits of` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Move ${ben.name}’s day`);
  await page.goto(`/desk/calendar?view=day&day=${closedDay}`);
  await expect(page.getByText('Company picnic: closed')).toBeVisible();

  const site = await otherDevice();
  const letNewsCome = await holdRequests(site, '**/api/next-free*');
  await site.goto('/');
  await site.evaluate(() => document.fonts.ready);
  const below = site.getByText('Our services', { exact: true });
  const place = await below.boundingBox();
  letNewsCome();
  await expect(site.getByText(/^Next free time: ?\S.* [AP]M$/)).toBeVisible();
  expect(await below.boundingBox(), 'nothing moves when it comes').toEqual(place);
  const hours = site.getByRole('heading', { name: 'Business hours' });
  await hours.scrollIntoViewIfNeeded();
  await expect(site.getByText(/Company picnic: Closed/)).toBeVisible();
  await signIn(site, await createTestClient());
  await chooseTime(site, `${closedDay}T10:00`);
  await expect(bookingForm(site).getByText('Company picnic: we are closed that day.')).toBeVisible();
  await expect(bookingForm(site).getByText(/we will call to confirm/)).toBeVisible();

  for (const { id } of standing) await (await appointments()).doc(id).update({ status: 'cancelled' });
  await page.goto('/desk/settings');
  await page.getByRole('button', { name: 'Remove Company picnic' }).click();
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
});
