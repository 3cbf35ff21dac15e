import { randomUUID } from 'node:crypto';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import {
  changeAppointment,
  changeProject,
  createTestAppointment,
  createTestClient,
  createTestProject,
} from '../support/sample.ts';
import { confirm } from './confirm-page.ts';
import { expect, test } from './fixtures.ts';
import { appointmentsCard, projectsCard, signIn } from './portal-page.ts';

test('Projects are listed newest first, update live, open with their details, and count unreadable ones', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/missing-photo\.jpg/);
  const client = await createTestClient();
  await getFirestore()
    .collection('projects')
    .doc(`no-uuid-${randomUUID()}`)
    .set({ clientId: client.id, title: 'Torn', createdAt: Timestamp.now() });
  const looks = [
    ['pending', 'Pending', 'yellow'],
    ['in_progress', 'In Progress', 'blue'],
    ['completed', 'Completed', 'green'],
    ['cancelled', 'Cancelled', 'red'],
    ['waiting_for_steel', 'waiting_for_steel', 'grey'],
  ] as const;
  const [first] = await Promise.all(
    looks.map(([status], index) =>
      createTestProject(client, {
        title: `Job ${index}`,
        status,
        createdAt: new Date(Date.UTC(2026, 0, 1 + index)).toISOString(),
        ...(index === 0 && { scheduledDate: '2027-03-15T04:30:00.000Z', estimatedCost: 1234.5 }),
      }),
    ),
  );
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const soon = await createTestAppointment(client, { title: 'Soon', scheduledDate: inDays(1) });
  await createTestAppointment(client, { title: 'Later', scheduledDate: inDays(5) });
  await createTestAppointment(client, { title: 'Past', scheduledDate: inDays(-1) });
  const project = await createTestProject(client, {
    title: 'Dump bed',
    createdAt: new Date(Date.UTC(2026, 1, 1)).toISOString(),
    description: 'Cracked along the hoist mount.',
    serviceType: 'truck',
    status: 'completed',
    scheduledDate: '2026-10-05T14:00:00.000Z',
    completedDate: '2026-10-06T20:00:00.000Z',
    estimatedCost: 800,
    finalCost: 912.35,
    beforePhotos: ['/favicon.svg', '/missing-photo.jpg'],
  });
  await signIn(page, client);
  const rows = projectsCard(page).getByRole('listitem');
  await expect(rows).toHaveCount(6);
  for (const [index, [, label, tone]] of looks.entries()) {
    const row = rows.nth(looks.length - index);
    await expect(row).toContainText(`Job ${index}`);
    await expect(row.locator('[data-tone]')).toHaveText(label);
    await expect(row.locator('[data-tone]')).toHaveAttribute('data-tone', tone);
  }
  await expect(rows.last()).toContainText('Sun, Mar 14, 2027');
  await expect(rows.last()).toContainText('About $1,234.50');
  await expect(projectsCard(page)).toContainText('1 entry couldn’t be shown');

  const pending = rows.last().getByRole('button');
  const titles = appointmentsCard(page).getByRole('heading', { level: 3 });
  await expect(titles).toHaveText(['Soon', 'Later']);
  await changeProject(first?.id ?? '', { status: 'in_progress' });
  await expect(pending).toContainText('In Progress');
  await expect(pending).toHaveAttribute('data-changed');
  await expect(page.getByRole('status').filter({ hasText: 'Job 0 is now In Progress.' })).toBeAttached();
  await changeAppointment(soon.id, { scheduledDate: inDays(9), status: 'rescheduled' });
  await expect(titles).toHaveText(['Later', 'Soon']);
  await expect(appointmentsCard(page).getByRole('listitem').last()).toContainText('Rescheduled');
  await expect(pending).not.toHaveAttribute('data-changed');

  const opener = projectsCard(page).getByRole('button', { name: /Dump bed/ });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Dump bed' });
  await expect(dialog).toContainText('Cracked along the hoist mount.');
  await expect(dialog).toContainText('Heavy-Duty Truck Repairs');
  await expect(dialog).toContainText('CompletedTue, Oct 6, 2026');
  await expect(dialog).not.toContainText('Oct 5');
  await expect(dialog).toContainText('$800.00');
  await expect(dialog).toContainText('$912.35');
  await confirm(page, client);
  await expect(dialog.getByText('Before, photo 2 of 2: not available')).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'After' })).toHaveCount(0);
  await changeProject(project.id, { finalCost: 950 });
  await expect(dialog).toContainText('$950.00');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await dialog.getByRole('link', { name: 'Pay $950.00' }).click();
  await expect(page).toHaveURL(`/checkout/${project.id}?amount=950`);
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
  await expect(projectsCard(page)).toBeVisible();
});
