import { createTestAppointment, createTestClient, createTestProject } from '../support/sample.ts';
import { countDocumentReads, watchListening } from './firestore-reads.ts';
import { expect, test } from './fixtures.ts';
import { appointmentsCard, expectSignedIn, projectsCard, signIn } from './portal-page.ts';

test('Opening the dashboard reads only what it shows, and opening it again only what changed', {
  tag: '@all',
}, async ({ page }) => {
  const client = await createTestClient();
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  for (const title of ['One', 'Two', 'Three']) await createTestProject(client, { title });
  for (const days of [-20, -3, -1, 2, 9])
    await createTestAppointment(client, { scheduledDate: inDays(days) });
  const reads = await countDocumentReads(page);
  const asked = watchListening(page);
  await signIn(page, client);
  await expect(projectsCard(page).getByRole('listitem')).toHaveCount(3);
  await expect(appointmentsCard(page).getByRole('listitem')).toHaveCount(2);
  expect(await reads(), 'three projects and two appointments').toBe(5);
  // Projects, visits, and visits that need another time.
  const lists = 3;
  const first = asked.splice(0);
  expect(first).toHaveLength(lists);

  await page.getByRole('link', { name: 'Services' }).first().click();
  await page.goBack();
  await expectSignedIn(page, client);
  expect(await reads(), 'leaving and coming back within the app').toBe(5);
  expect(asked).toEqual([]);

  await page.reload();
  await expectSignedIn(page, client);
  await expect.poll(() => asked.length).toBe(lists);
  expect(new Set(asked.map(({ query }) => query)), 'the same queries').toEqual(
    new Set(first.map(({ query }) => query)),
  );
  expect(asked.map(({ resumes }) => resumes)).toEqual(Array(lists).fill(true));
});
