import { getAuth } from 'firebase-admin/auth';
import { createTestClient, createTestProject } from '../support/sample.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { appointmentsCard, bookingForm, fillSignInForm, projectsCard } from './portal-page.ts';

test('Lists that Firestore refuses say so, offer another try and the phone, and leave the rest at work', async ({
  page,
}) => {
  const client = await createTestClient();
  await createTestProject(client, { title: 'Loading dock' });
  const withoutRole = await getAuth().createCustomToken(client.id);
  await page.route('**/api/clients/*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), token: withoutRole } });
  });
  await page.goto('/dashboard');
  await fillSignInForm(page, client);
  await page.getByRole('button', { name: 'Sign in' }).click();

  for (const [card, noun] of [
    [projectsCard(page), 'projects'],
    [appointmentsCard(page), 'appointments'],
  ] as const) {
    await expect(card.getByRole('alert')).toContainText(`Your ${noun} could not be loaded.`, {
      timeout: 25_000,
    });
    await expect(card.getByRole('link', { name: /^\(312\)/ })).toHaveAttribute('href', /^tel:/);
  }
  await expect(page.getByText('Loading dock')).toHaveCount(0);
  await expectNoAxeViolations(page);

  const asked = page.waitForRequest((request) => request.url().includes('/Listen/channel'));
  await projectsCard(page).getByRole('button', { name: 'Try again' }).click();
  await asked;
  await expect(projectsCard(page).getByRole('alert')).toBeVisible();
  await expect(bookingForm(page).getByRole('button', { name: /^Schedule/ })).toBeEnabled();
});
