import { deskPaths } from '@welding/domain/paths';
import { createTestAppointment, createTestClient } from '../support/sample.ts';
import { createTestStaff } from '../support/staff.ts';
import { todayAt } from '../support/visits.ts';
import { openDesk } from './desk-page.ts';
import { expect, firestoreNews, test } from './fixtures.ts';

test('A welder cannot open forbidden screens, by link or by address', async ({ page, allowConsole }) => {
  allowConsole(firestoreNews);
  const [welder, other] = [await createTestStaff('welder'), await createTestStaff('welder')];
  const client = await createTestClient();
  const visit = await createTestAppointment(client, {
    title: 'Of somebody else',
    welderId: other.id,
    scheduledDate: todayAt(9),
  });
  await openDesk(page, welder);
  await expect(page.getByRole('navigation', { name: 'Screens' }).getByRole('link')).toHaveText([
    'Today',
    'Calendar',
  ]);
  const forbidden = [`/clients/${client.id}`, deskPaths.earnings, '/settings/staff'];
  for (const path of forbidden) {
    await page.goto(`/desk${path}`);
    await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
  }
  await page.goto('/desk/calendar/new');
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'New visit' })).toHaveCount(0);
  await expect(page.getByText(visit.title)).toHaveCount(0);
  await page.goto(`/desk/calendar/visits/${visit.id}`);
  await expect(page.getByRole('heading', { name: 'Visit not found' })).toBeVisible();
  await expect(page.getByText(visit.title)).toHaveCount(0);
});
