import { errorCodes } from '@welding/domain/error-codes';
import { formatChicagoDateTime } from '@welding/domain/values/chicago-time';
import { createTestAppointment, createTestClient, createTestProject } from '../support/sample.ts';
import { confirm } from './confirm-page.ts';
import { expect, test } from './fixtures.ts';
import { expectNoSidewaysScroll, look } from './look.ts';
import { appointmentsCard, bookingForm, serviceChoice, signIn, toast } from './portal-page.ts';

const dayMs = 86_400_000;

test('A client books the first free time in two taps, also when it is taken meanwhile', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 409/);
  const client = await createTestClient();
  await createTestProject(client, { serviceType: 'truck' });
  await signIn(page, client);
  const form = bookingForm(page);
  await expect(serviceChoice(page, 'Heavy-Duty Truck Repairs'), 'what the open project needs').toBeChecked();
  const first = form.getByRole('button', { name: /^First free:/ });
  await expect(first).toBeEnabled();
  await expect(form.getByLabel('Address or ZIP')).toHaveAccessibleDescription(/Where our welder/);
  await form.getByLabel('Address or ZIP').fill('500 E Court St, Kankakee, IL 60901');
  await expect(form.getByText(/outside our 50-mile area. You can still book/)).toBeVisible();
  await expectNoSidewaysScroll(page, [360]);

  // Another client takes the time. The server offers others, and the client books one.
  const times = form.getByRole('group', { name: /^Free times/ }).getByRole('button');
  await times.first().click();
  await expect(times.first()).toHaveAttribute('aria-pressed', 'true');
  const instead = new Date(Date.now() + 5 * dayMs);
  instead.setUTCHours(16, 30, 0, 0);
  await page.route(
    '**/api/appointments',
    (route) =>
      route.fulfill({
        status: 409,
        contentType: 'application/json',
        headers: { 'X-Free-Times': instead.toISOString() },
        body: JSON.stringify({ message: 'That time is taken', code: errorCodes.visitTimeTaken }),
      }),
    { times: 1 },
  );
  await form.getByRole('button', { name: 'Schedule Appointment' }).click();
  await expect(toast(page, 'Scheduling Failed')).toBeVisible();
  const taken = form.getByRole('alert').filter({ hasText: 'That time is taken' });
  await expect(form.getByLabel('Address or ZIP')).toHaveValue('500 E Court St, Kankakee, IL 60901');
  await expect(taken.getByRole('button')).toHaveCount(1);
  await taken.getByRole('button').click();
  await expect(taken.getByRole('button')).toHaveAttribute('aria-pressed', 'true');

  await first.click();
  const booked = page.waitForResponse('**/api/appointments');
  await form.getByRole('button', { name: 'Schedule Appointment' }).click();
  await expect(toast(page, 'Appointment Scheduled')).toBeVisible();
  const { scheduledDate } = await (await booked).json();
  const row = appointmentsCard(page).getByRole('listitem');
  await expect(row).toContainText(formatChicagoDateTime(new Date(scheduledDate)));
  await expect(row).toContainText('We arrive between');
  await expect(taken).toBeHidden();
  // The address stays with this visit, because anyone may know an email and must not change its client.
  await expect(form.getByLabel('Address or ZIP')).toHaveValue('');
});

test('A client moves a visit to a free time and cancels it, after the code', async ({
  page,
  allowConsole,
}) => {
  test.slow();
  allowConsole(/status of 40[13]/);
  const client = await createTestClient();
  const far = new Date(Date.now() + 40 * dayMs);
  far.setUTCHours(17, 0, 0, 0);
  const visit = { title: 'Gate hinge', scheduledDate: far.toISOString() };
  await createTestAppointment(client, visit);
  const soon = new Date(Date.now() + 3_600_000).toISOString();
  await createTestAppointment(client, { title: 'Stair rail', scheduledDate: soon });
  const justNow = new Date(Date.now() - 3_600_000).toISOString();
  await createTestAppointment(client, { title: 'Locked yard', scheduledDate: justNow, needsTime: true });
  await signIn(page, client);
  const rows = appointmentsCard(page).getByRole('listitem');
  const near = rows.filter({ hasText: 'Stair rail' });
  await expect(near).toContainText(/To move or cancel it, please call us at/);
  await expect(near.getByRole('button', { name: /Move or cancel/ })).toHaveCount(0);

  const row = rows.filter({ hasText: 'Gate hinge' });
  await row.getByRole('button', { name: /^Move or cancel/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Gate hinge' });
  await confirm(page, client);
  await dialog.getByRole('button', { name: 'Move to another time' }).click();
  await expect(dialog.locator(':focus'), 'its button is gone').toContainText('Free times');
  // Skips the first two weeks, where a time may be within the cutoff.
  await expect(dialog.getByRole('button', { name: /^First free:/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Two weeks later' }).click();
  await expect(dialog.getByRole('button', { name: /^First free:/ })).toHaveCount(0);
  const times = dialog.getByRole('group', { name: /^Free times/ }).getByRole('button');
  await times.last().click();
  const moving = page.waitForResponse('**/move');
  await dialog.getByRole('button', { name: /^Move to / }).click();
  const { scheduledDate } = await (await moving).json();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText(formatChicagoDateTime(new Date(scheduledDate)));
  await expect(row).toContainText('Rescheduled');

  const toMove = page.getByRole('region', { name: 'Choose a New Time' });
  await expect(toMove).toContainText('We’re sorry: we can’t make');
  await look(page, 'a visit that needs another time');
  await toMove.getByRole('button', { name: 'Choose a new time: Locked yard' }).click();
  const choosing = page.getByRole('dialog', { name: 'Locked yard' });
  await choosing
    .getByRole('group', { name: /^Free times/ })
    .getByRole('button')
    .last()
    .click();
  await choosing.getByRole('button', { name: /^Move to / }).click();
  await expect(toMove).toHaveCount(0);
  await expect(rows.filter({ hasText: 'Locked yard' })).toContainText('Rescheduled');

  await row.getByRole('button', { name: /^Move or cancel/ }).click();
  await dialog.getByRole('button', { name: 'Cancel this visit' }).click();
  await expect(dialog.getByText('Its time opens up for others right away')).toBeVisible();
  await dialog.getByLabel('Why? (optional)').fill('Sold the gate');
  await dialog.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('Cancelled');
  await expect(row.getByRole('button', { name: /^Move or cancel/ })).toHaveCount(0);
});
