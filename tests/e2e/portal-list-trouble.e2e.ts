import { randomUUID } from 'node:crypto';
import { getAuth } from 'firebase-admin/auth';
import { changeProject, createTestClient, createTestProject } from '../support/sample.ts';
import { eventually, expect, expectNoAxeViolations, test } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { appointmentsCard, bookingForm, projectsCard, sendSignIn, signIn } from './portal-page.ts';

const liveListsCode = /\/portal-source-[^/]*\.js$/;

test('Lists that Firestore refuses say so, offer a retry and the phone, and leave the rest working', {
  tag: '@all',
}, async ({ page }) => {
  const client = await createTestClient();
  await createTestProject(client, { title: 'Loading dock' });
  const withoutRole = await getAuth().createCustomToken(client.id);
  await page.route('**/api/clients/*', async (route) => {
    const response = await route.fetch({ maxRetries: 2 });
    await route.fulfill({ response, json: { ...(await response.json()), token: withoutRole } });
  });
  await page.goto('/dashboard');
  await sendSignIn(page, client);

  for (const [card, noun] of [
    [projectsCard(page), 'projects'],
    [appointmentsCard(page), 'appointments'],
  ] as const) {
    await eventually(card.getByRole('alert')).toContainText(`Couldn’t load your ${noun}.`);
    await expect(card.getByRole('link', { name: /^\(312\)/ })).toHaveAttribute('href', /^tel:/);
  }
  await expect(page.getByText('Loading dock')).toHaveCount(0);
  await expectNoAxeViolations(page);

  const asked = page.waitForRequest((request) => request.url().includes('/Listen/channel'));
  await projectsCard(page).getByRole('button', { name: 'Try again' }).click();
  await asked;
  await expect(projectsCard(page).getByRole('alert')).toBeVisible();
  await expect(bookingForm(page).getByRole('button', { name: /^Schedule/ })).toBeEnabled();

  // The business repairs the token's data. Each list of the page recovers with its next try.
  const begun = Date.now();
  const session = { session: randomUUID(), begun, expires: begun + 3_600_000 };
  await getAuth().setCustomUserClaims(client.id, { role: 'client', ...session });
  await projectsCard(page).getByRole('button', { name: 'Try again' }).click();
  await expect(projectsCard(page).getByText('Loading dock')).toBeVisible();
  await appointmentsCard(page).getByRole('button', { name: 'Try again' }).click();
  await expect(appointmentsCard(page).getByText('No upcoming appointments')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('A list shows its cached state at once, then updates; its code loads early for signed-in clients only', {
  tag: '@all',
}, async ({ page }) => {
  const client = await createTestClient();
  const project = await createTestProject(client, { title: 'Loading dock' });
  await signIn(page, client);
  await expect(projectsCard(page)).toContainText('Pending');
  await expect(appointmentsCard(page).getByText('No upcoming appointments')).toBeVisible();
  const arrive = await holdRequests(page, liveListsCode);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(projectsCard(page)).toContainText('Pending');
  await expect(appointmentsCard(page).getByText('No upcoming appointments')).toBeVisible();
  await bookingForm(page).getByLabel('Description (optional)').fill('The gate is closed');
  await changeProject(project.id, { status: 'completed' });
  arrive();
  await expect(projectsCard(page)).toContainText('Completed');
  await expect(page.getByText('Loading dock is now Completed.')).toBeAttached();
  await expect(bookingForm(page).getByLabel('Description (optional)')).toHaveValue('The gate is closed');

  await holdRequests(page, /\/assets\/index-[^/]*\.js$/);
  const portalCode = page.waitForRequest(/\/assets\/portal\/signed-in-dashboard-/);
  await page.reload({ waitUntil: 'commit' });
  await portalCode;

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => asked.some((address) => address.includes('/assets/index-'))).toBe(true);
  expect(asked.filter((address) => address.includes('/portal/'))).toEqual([]);
});
