import { formatChicagoDateTime } from '@welding/domain/values/chicago-time';
import { chicagoInstant, comingDay } from '../support/coming-day.ts';
import { createTestClient, createTestProject } from '../support/sample.ts';
import { createTestStaff } from '../support/staff.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import {
  appointmentsCard,
  bookingForm,
  chooseTime,
  enterCode,
  expectSignedIn,
  serviceChoice,
  signIn,
  toast,
} from './portal-page.ts';

/** Within business hours, like the afternoon of the other. */
const tuesday = `${comingDay('Tuesday')}T09:30`;
const wednesday = comingDay('Wednesday');
const shown = (wallTime: string) => formatChicagoDateTime(chicagoInstant(wallTime));

// Each test books a time and adds a welder who is free then.
test.beforeEach(async () => {
  await createTestStaff('welder');
});

test('A client books a visit for a project, corrects missing fields, and a retry tapped twice books once', async ({
  page,
  allowConsole,
}) => {
  test.slow();
  allowConsole(/503|ERR_FAILED/);
  const client = await createTestClient();
  const project = await createTestProject(client, { title: 'Loading dock' });
  await signIn(page, client);
  const form = bookingForm(page);
  await serviceChoice(page, 'Aluminum Welding').check();
  await form.getByLabel('Duration').selectOption('2 hours');
  await chooseTime(page, tuesday);
  await form.getByLabel('Project').selectOption('Loading dock');
  await form.getByLabel('Description').fill('Ring at the gate.');
  const sent = page.waitForRequest('**/api/appointments');
  await form.getByRole('button', { name: 'Schedule Appointment' }).click();
  await expect(toast(page, 'Appointment Scheduled')).toBeVisible();
  await expect(page.getByText('Your appointment has been successfully scheduled!')).toBeVisible();
  const row = appointmentsCard(page).getByRole('listitem');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Aluminum Welding');
  await expect(row).toContainText(`${shown(tuesday)}, 2 hours`);
  await expect(row).toContainText('Scheduled');
  expect((await sent).postDataJSON()).toEqual({
    clientId: client.id,
    projectId: project.id,
    title: 'Aluminum Welding',
    description: 'Ring at the gate.',
    scheduledDate: chicagoInstant(tuesday).toISOString(),
    duration: '120',
  });
  await expect(form.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(form.getByLabel('Description')).toHaveValue('');

  // Both saved files name the same appointment.
  const save = appointmentsCard(page).getByRole('button', { name: /^Add to calendar: Aluminum Welding/ });
  const contents: string[] = [];
  for (const _ of [1, 2]) {
    const downloading = page.waitForEvent('download');
    await save.click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`appointment-${tuesday.slice(0, 10)}.ics`);
    const chunks: Uint8Array[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk);
    contents.push(Buffer.concat(chunks).toString());
  }
  expect(contents[0]).toContain(`DTSTART;TZID=America/Chicago:${tuesday.replaceAll(/[-:]/g, '')}00`);
  expect(contents[0]?.match(/^UID:.*$/m)?.[0]).toBe(contents[1]?.match(/^UID:.*$/m)?.[0]);

  await form.getByRole('button', { name: 'Schedule Appointment' }).click();
  await expect(form.getByText('Title is required', { exact: true })).toBeVisible();
  await expect(form.getByText('Date and time is required')).toBeVisible();
  await expect(form.getByRole('radio').first()).toBeFocused();
  await expect(form.getByRole('group', { name: 'Service' })).toHaveAccessibleDescription(/Title is required/);

  // The picker offers no past time, but the browser accepts a typed one.
  await expect(form.getByLabel(/^Date and time/)).toHaveAttribute('min', /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/);
  await serviceChoice(page, 'Other').check();
  await chooseTime(page, '2026-01-05T09:00');
  await form.getByRole('button', { name: 'Schedule Appointment' }).click();
  await expect(form.getByText('Date and time must not be in the past', { exact: true })).toBeVisible();

  await expect(form).toContainText('Monday - Friday7:00 AM - 6:00 PM');
  await chooseTime(page, `${wednesday}T17:59`);
  await expect(form.getByText('Outside our business hours')).toBeHidden();
  await chooseTime(page, `${wednesday}T18:00`);
  await expect(form.getByText('Outside our business hours')).toBeVisible();
  await form.getByRole('button', { name: 'Schedule Appointment' }).click();
  await expect(appointmentsCard(page)).toContainText(shown(`${wednesday}T18:00`));
  // The list may show the visit before the response empties the form.
  await expect(form.getByRole('radio', { checked: true })).toHaveCount(0);

  await serviceChoice(page, 'Other').check();
  await chooseTime(page, `${wednesday}T14:00`);
  await form.getByLabel('Description').fill('Behind the barn');
  const keys: (string | null)[] = [];
  await page.route('**/api/appointments', async (route) => {
    keys.push(await route.request().headerValue('idempotency-key'));
    if (keys.length === 1) {
      // Repeats only a reset connection, which the server may close just as a request is sent.
      await route.fetch({ maxRetries: 2 });
      await route.fulfill({ status: 503, contentType: 'text/plain', body: 'The service is busy' });
    } else await route.fallback();
  });
  await form.getByRole('button', { name: 'Schedule Appointment' }).click();
  await expect(toast(page, 'Scheduling Failed')).toBeVisible();
  await expect(page.getByText('503: The service is busy')).toBeVisible();
  await expect(form.getByLabel('Description')).toHaveValue('Behind the barn');
  await form.getByRole('button', { name: 'Schedule Appointment' }).dblclick();
  await expect(toast(page, 'Appointment Scheduled')).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
  await expect(appointmentsCard(page).getByRole('listitem')).toHaveCount(3);
});

test('A second tap on the emptied form shows no error, and text typed during sending stays and is named', async ({
  page,
}) => {
  const client = await createTestClient();
  await signIn(page, client);
  const form = bookingForm(page);
  const description = form.getByLabel('Description');
  const schedule = form.getByRole('button', { name: 'Schedule Appointment' });
  await serviceChoice(page, 'Aluminum Welding').check();
  await chooseTime(page, tuesday);
  await description.fill('Ring at the gate.');
  await schedule.evaluate((button) => {
    const text = button.closest('form')?.querySelector('textarea');
    // The page's clock stands still, so on a busy machine, too, the second press comes soon after the first.
    const [now, { now: goOn }] = [performance.now(), performance];
    performance.now = () => now;
    const observer = setInterval(() => {
      if (text?.value !== '') return;
      clearInterval(observer);
      if (button instanceof HTMLElement) button.click();
      performance.now = goOn;
    }, 5);
  });
  await schedule.click();
  await expect(description).toHaveValue('');
  await expect(appointmentsCard(page).getByRole('listitem')).toHaveCount(1);
  await expect(form.getByText('Title is required')).toHaveCount(0);

  await serviceChoice(page, 'Other').check();
  await chooseTime(page, `${wednesday}T10:00`);
  await description.fill('12 Old St');
  const send = await holdRequests(page, '**/api/appointments');
  await schedule.click();
  await description.fill('99 New St');
  send();
  await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toContainText(
    /Saved, but without your last change.*99 New St/,
  );
  await expect(description).toHaveValue('99 New St');
});

test('By keyboard alone: a client signs in, reaches the welcome heading, and books a visit', {
  tag: '@all',
}, async ({ page }) => {
  const client = await createTestClient();
  await page.goto('/dashboard');
  await page.getByLabel('Email').focus();
  await page.keyboard.type(client.email);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Project ID or Phone')).toBeFocused();
  await page.keyboard.type('3125550100');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Keep me signed in on this device')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeFocused();
  await page.keyboard.press('Enter');
  await enterCode(page, client);
  await expectSignedIn(page, client);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const form = bookingForm(page);
  const times = form.getByRole('group', { name: /^Free times/ }).getByRole('button');
  await expect(times.first()).toBeVisible();
  await form.getByRole('radio').first().focus();
  for (const _ of [1, 2]) await page.keyboard.press('ArrowDown');
  await expect(serviceChoice(page, 'Aluminum Welding')).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(form.getByLabel('Duration')).toBeFocused();
  await page.keyboard.type('4');
  await page.keyboard.press('Tab');
  await expect(form.getByLabel('Address or ZIP')).toBeFocused();
  await expect(times.first(), 'of four hours').toBeVisible();
  await page.keyboard.press('Tab');
  await expect(form.getByRole('button', { name: /^First free/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(form.getByRole('group', { name: 'Days' }).locator('[aria-pressed=true]')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(times.first()).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(times.last()).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Tab');
  await expect(form.getByRole('button', { name: 'Two weeks later' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(form.getByLabel(/^Date and time/)).toBeFocused();
  const [year, month, day] = tuesday.slice(0, 10).split('-');
  await page.keyboard.type(`${month}${day}${year}`);
  await page.keyboard.press('Tab');
  await page.keyboard.type('0930AM');
  await expect(form.getByLabel(/^Date and time/)).toHaveValue(tuesday);
  await form.getByLabel('Description').focus();
  await page.keyboard.type('Come to the back');
  await page.keyboard.press('Tab');
  await expect(form.getByRole('button', { name: 'Schedule Appointment' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(appointmentsCard(page)).toContainText(`${shown(tuesday)}, 4 hours`);
});
