import { createTestAppointment, createTestClient, createTestProject } from '../support/sample.ts';
import { codeField, confirm } from './confirm-page.ts';
import { expect, test } from './fixtures.ts';
import { isCodeAMust } from './is-code-a-must.ts';
import { expectFitsLargeText } from './large-text.ts';
import { darkPhone, lookInEach, show } from './look.ts';
import { appointmentsCard, bookingForm, chooseTime, projectsCard, signIn } from './portal-page.ts';

test('The form is read in this order, and empty, wrong and refused it has no barrier', {
  tag: '@all',
}, async ({ page, allowConsole }) => {
  test.slow();
  allowConsole(/404/);
  await show(page, darkPhone[0]);
  await page.goto('/dashboard');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Client Portal" [level=1]
      - text: Email
      - textbox "Email"
      - paragraph
      - text: Project ID or Phone
      - textbox "Project ID or Phone"
      - checkbox "Keep me signed in on this device" [checked]
      - text: Keep me signed in on this device
      - button "Sign in"
  `);
  // Its code comes with the first touch.
  await page.getByLabel('Email').focus();
  await page.locator('form[data-ready]').waitFor();
  await lookInEach(page, 'form', darkPhone);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Valid email is required')).toBeVisible();
  await lookInEach(page, 'form wrong', darkPhone);
  await page.getByLabel('Email').fill('nobody-here@example.com');
  await page.getByLabel('Project ID or Phone').fill('1');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const answer = page.getByRole('alert').filter({ hasText: 'We have no client' });
  await expect(isCodeAMust ? codeField(page) : answer).toBeVisible();
  await lookInEach(page, 'form refused', darkPhone);
});

test('The dashboard is read in this order, and empty and full, offline, and with its dialogs it has no barrier', {
  tag: '@all',
}, async ({ page, context, allowConsole }) => {
  test.slow();
  allowConsole(/ERR_INTERNET_DISCONNECTED|Could not reach Cloud Firestore/);
  await show(page, darkPhone[0]);
  const client = await createTestClient({ firstName: 'Morgan' });
  await signIn(page, client);
  await lookInEach(page, 'dashboard empty', darkPhone);

  await createTestProject(client, { title: 'Trailer frame' });
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Welcome, Morgan" [level=1]
      - button "Logout"
      - region "Current Projects":
        - heading "Current Projects" [level=2]
        - list:
          - listitem:
            - button /Trailer frame Pending Not scheduled yet/
      - region "Upcoming Appointments":
        - heading "Upcoming Appointments" [level=2]
      - region "Payment Options":
        - link "Make Payment"
        - button "View Payment History"
      - region "Schedule Service":
        - group "Service":
          - radio "Metal Structure Repairs"
          - radio "Other"
        - combobox "Duration"
        - textbox "Date and time"
        - combobox "Project (optional)"
        - textbox "Description (optional)"
        - button "Schedule Appointment"
  `);
  for (const status of ['pending', 'in_progress', 'completed', 'cancelled', 'on_hold']) {
    await createTestProject(client, {
      title: `Averyveryverylongtitlewithoutaspace ${status}`,
      status,
      estimatedCost: 99_999_999.99,
      beforePhotos: ['/favicon.svg'],
    });
  }
  for (const status of ['scheduled', 'completed', 'cancelled', 'rescheduled']) {
    await createTestAppointment(client, { status });
  }
  await expect(projectsCard(page).getByRole('listitem')).toHaveCount(6);
  await expect(appointmentsCard(page).getByRole('listitem')).toHaveCount(4);
  await bookingForm(page).getByRole('button', { name: 'Schedule Appointment' }).click();
  await chooseTime(page, '2027-11-07T01:30');
  await expect(bookingForm(page).getByText('comes twice')).toBeVisible();
  await lookInEach(page, 'dashboard full', darkPhone);
  await expectFitsLargeText(page);
  await projectsCard(page).getByRole('button').first().click();
  await confirm(page, client);
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await lookInEach(page, 'project', darkPhone);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'View Payment History' }).click();
  await lookInEach(page, 'payments', darkPhone);
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  await expect(projectsCard(page)).toContainText('Offline: as of');
  await lookInEach(page, 'dashboard offline', darkPhone);
});
