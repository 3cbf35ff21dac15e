import { createTestAppointment, createTestClient } from '../support/sample.ts';
import { createTestStaff } from '../support/staff.ts';
import { storedVisit, todayAt } from '../support/visits.ts';
import { openDesk } from './desk-page.ts';
import { expect, test } from './fixtures.ts';
import { appointmentsCard, signIn } from './portal-page.ts';

const dayMs = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

test('A client and a welder whose phones have a wrong date see the true one, and taps have the true time', {
  tag: '@all',
}, async ({ otherDevice }) => {
  test.slow();
  const client = await createTestClient();
  await createTestAppointment(client, { title: 'Tomorrow', scheduledDate: inDays(1) });
  await createTestAppointment(client, { title: 'Last month', scheduledDate: inDays(-30) });
  for (const days of [2, -400]) {
    const page = await otherDevice();
    await page.clock.install({ time: inDays(days) });
    await signIn(page, client);
    const visits = appointmentsCard(page).getByRole('listitem');
    await expect(visits, `${days} days off`).toHaveText([/Tomorrow/]);

    const wes = await createTestStaff('welder');
    const visit = await createTestAppointment(client, { welderId: wes.id, scheduledDate: todayAt(0.5) });
    await openDesk(page, wes);
    const began = Date.now();
    await page.getByRole('button', { name: 'Start' }).click();
    await expect.poll(async () => (await storedVisit(visit.id)).startedAt).toBeDefined();
    const { startedAt = '' } = await storedVisit(visit.id);
    expect(Math.abs(Date.parse(startedAt) - began)).toBeLessThan(120_000);
  }
});
