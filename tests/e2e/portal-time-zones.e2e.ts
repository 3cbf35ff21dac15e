import type { Page } from '@playwright/test';
import { appointmentRequestSchema } from '@welding/domain/entities/appointment-request';
import type { Client } from '@welding/domain/entities/client';
import { createTestAppointment, createTestClient } from '../support/sample.ts';
import { expect, test } from './fixtures.ts';
import { appointmentsCard, bookingForm, chooseTime, serviceChoice, setClock, signIn } from './portal-page.ts';

/**
 * Stores what is booked in place of the API, which goes by the real clock: these pages stand on days that were chosen for
 * what the clocks do on them.
 */
async function storeBookings(page: Page, client: Client): Promise<void> {
  await page.route('**/api/appointments', async (route) => {
    const { title, scheduledDate, duration } = appointmentRequestSchema.parse(route.request().postDataJSON());
    const json = await createTestAppointment(client, { title, scheduledDate, duration });
    await route.fulfill({ status: 201, json });
  });
}

/** Books what the form holds and returns the instant that was sent. */
async function book(page: Page): Promise<string> {
  const sent = page.waitForRequest('**/api/appointments');
  await bookingForm(page).getByRole('button', { name: 'Schedule Appointment' }).click();
  return (await sent).postDataJSON().scheduledDate;
}

// Each zone and each kind of day once: the device's clock is a day ahead, the business's own, or hours behind.

test.describe('On a device in Asia/Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('times are Chicago times, taken and shown, and said to be so', async ({ page }) => {
    await setClock(page, '2027-06-20T12:00:00Z');
    const client = await createTestClient();
    await storeBookings(page, client);
    await createTestAppointment(client, { scheduledDate: '2027-07-01T20:10:00.000Z' });
    await signIn(page, client);
    await expect(appointmentsCard(page)).toContainText('Thu, Jul 1, 2027, 3:10 PM Chicago time, 1 hour');
    const form = bookingForm(page);
    await expect(form.getByText('Date and time (Chicago time)')).toBeVisible();
    await serviceChoice(page, 'Other').check();
    await chooseTime(page, '2027-07-02T09:30');
    await expect(form.getByText("On this device's clock")).toBeVisible();
    await expect(form).toContainText('Fri, Jul 2, 11:30 PM');
    expect(await book(page)).toBe('2027-07-02T14:30:00.000Z');
    await expect(appointmentsCard(page)).toContainText('Fri, Jul 2, 2027, 9:30 AM');
  });
});

test.describe('On a device in America/Chicago', () => {
  test.use({ timezoneId: 'America/Chicago' });

  test('on the day the clock goes forward, a time that does not exist is not booked', async ({ page }) => {
    await setClock(page, '2027-03-14T07:45:00Z');
    const client = await createTestClient();
    await storeBookings(page, client);
    await signIn(page, client);
    const form = bookingForm(page);
    await expect(form.getByLabel(/^Date and time/)).toHaveAttribute('min', '2027-03-14T01:45');
    await serviceChoice(page, 'Other').check();
    await chooseTime(page, '2027-03-14T02:30');
    await expect(form.getByText('so 2:30 AM does not exist')).toBeVisible();
    await form.getByRole('button', { name: 'Schedule Appointment' }).click();
    await expect(form.getByText('This time does not exist. Please choose another')).toBeVisible();
    await form.getByRole('button', { name: 'Use 3:30 AM' }).click();
    await expect(form.getByText('This time does not exist')).toBeHidden();
    expect(await book(page)).toBe('2027-03-14T08:30:00.000Z');
    await expect(appointmentsCard(page)).toContainText('Sun, Mar 14, 2027, 3:30 AM, 1 hour');
    // The device's clock is the business's: nobody has to be told.
    await expect(form.getByText('Date and time (Chicago time)')).toHaveCount(0);
    await expect(form.getByText("On this device's clock")).toHaveCount(0);
  });
});

test.describe('On a device in America/Los_Angeles', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('on the day the clock goes back, the client says which of the two is meant', async ({ page }) => {
    await setClock(page, '2027-11-07T06:15:00Z');
    const client = await createTestClient();
    await storeBookings(page, client);
    await signIn(page, client);
    const form = bookingForm(page);
    await serviceChoice(page, 'Other').check();
    await chooseTime(page, '2027-11-07T01:30');
    await expect(form.getByText('Date and time (Chicago time)')).toBeVisible();
    await expect(form.getByText('so 1:30 AM comes twice')).toBeVisible();
    await expect(form.getByLabel('The first 1:30 AM (daylight time)')).toBeChecked();
    await form.getByLabel('The second, an hour later (standard time)').check();
    expect(await book(page)).toBe('2027-11-07T07:30:00.000Z');
    await expect(appointmentsCard(page)).toContainText('1:30 AM (standard time)');
    // The list may know of it before the form does, which is emptied then.
    await expect(form.getByLabel(/^Date and time/)).toHaveValue('');
    await serviceChoice(page, 'Other').check();
    await chooseTime(page, '2027-11-07T01:30');
    expect(await book(page)).toBe('2027-11-07T06:30:00.000Z');
    const rows = appointmentsCard(page).getByRole('listitem');
    await expect(rows.first()).toContainText('1:30 AM (daylight time)');
    await expect(rows.last()).toContainText('1:30 AM (standard time)');
  });
});
