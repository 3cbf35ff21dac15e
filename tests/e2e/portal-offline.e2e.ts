import {
  changeProject,
  createTestAppointment,
  createTestClient,
  createTestProject,
} from '../support/sample.ts';
import { expect, test } from './fixtures.ts';
import { appointmentsCard, bookingForm, expectSignedIn, projectsCard, signIn } from './portal-page.ts';

test.beforeEach(({ allowConsole }) =>
  allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|Could not reach Cloud Firestore/),
);

test('Offline, or when the server does not answer, the lists say as of when they are; back online they catch up and say so', {
  tag: '@all',
}, async ({ page, context, stack }) => {
  const client = await createTestClient();
  const project = await createTestProject(client, { title: 'Trailer frame' });
  await createTestAppointment(client);
  await signIn(page, client);
  await expect(projectsCard(page)).toContainText('Trailer frame');
  await expect(bookingForm(page).getByRole('button', { name: 'Schedule Appointment' })).toBeVisible();
  await context.setOffline(true);
  await expect(projectsCard(page)).toContainText(/Offline: as of \d{1,2}:\d{2} [AP]M/);
  await expect(appointmentsCard(page)).toContainText(/Offline: as of \d{1,2}:\d{2} [AP]M/);
  await expect(projectsCard(page)).toContainText('Trailer frame');

  await bookingForm(page).getByRole('button', { name: 'Schedule Appointment' }).focus();
  await page.keyboard.press('Enter');
  await expect(bookingForm(page)).toContainText('You are offline. Booking needs a connection');
  await expect(bookingForm(page).getByText('Title is required')).toBeHidden();
  const pay = page.getByRole('link', { name: 'Make Payment' });
  await expect(pay).toBeDisabled();
  await expect(pay).toHaveAccessibleDescription('You are offline. Paying needs a connection.');

  await changeProject(project.id, { status: 'completed' });
  await context.setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: 'Back online.' })).toBeVisible();
  await expect(projectsCard(page)).toContainText('Completed');
  await expect(page.getByText('Offline: as of')).toHaveCount(0);
  await expect(pay).toBeEnabled();

  await context.route(`http://${stack.pageFirestore}/**`, (route) => route.abort('connectionrefused'));
  await page.reload();
  await expectSignedIn(page, client);
  await expect(projectsCard(page)).toContainText('Trailer frame');
  await expect(projectsCard(page)).toContainText('Offline: as of');
  await context.unroute(`http://${stack.pageFirestore}/**`);
  await expect(page.getByText('Offline: as of')).toHaveCount(0);
});
