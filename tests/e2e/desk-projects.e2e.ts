import { randomUUID } from 'node:crypto';
import { findWholeProject } from '../../functions/src/projects/projects.ts';
import { latestChanges } from '../../functions/src/store/audit.ts';
import { createTestAppointment, createTestClient, createTestProject } from '../support/sample.ts';
import { createTestStaff } from '../support/staff.ts';
import { chooseAction, openDesk, openDeskAt, openPanel, openScreen } from './desk-page.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { toast } from './portal-page.ts';

/** Ten letters that differ from other such names even with one typing error. */
function nameLikeNobodys(): string {
  const digits = randomUUID().replaceAll('-', '').slice(0, 10);
  return digits.replaceAll(/./g, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 16)));
}

test('A project goes through its statuses at the desk by keyboard, menu and drag', async ({ page }) => {
  test.slow();
  const [office, client] = await Promise.all([createTestStaff('office', 'Olly'), createTestClient()]);
  // The newest of all, so that it stays first in its column.
  const createdAt = '2099-01-01T00:00:00.000Z';
  const project = await createTestProject(client, { title: `Gate ${client.id.slice(0, 8)}`, createdAt });
  const isStored = (status: string) =>
    expect.poll(async () => (await findWholeProject(project.id))?.status).toBe(status);

  await openDesk(page, office);
  await openScreen(page, 'Projects');
  await page.getByRole('button', { name: 'Board' }).click();
  const column = (name: string) => page.getByRole('region', { name, exact: true });
  const cardIn = (name: string) => column(name).getByRole('listitem').filter({ hasText: project.title });

  /**
   * In view, so that nothing scrolls under the pointer. Does not wait for it to be stable, because a busy browser may paint
   * no frame during a drag.
   */
  const headOfColumn = { targetPosition: { x: 60, y: 20 }, force: true };

  await test.step('by the keyboard', async () => {
    const move = cardIn('Pending').getByRole('button', { name: `Move ${project.title}` });
    await move.focus();
    await move.press('ArrowRight');
    await expect(toast(page, `${project.title} is now In Progress`)).toBeVisible();
    await isStored('in_progress');
    await expect(cardIn('In Progress')).toContainText('Jordan Example');
    await expect(
      cardIn('In Progress').getByRole('button'),
      'the focus goes along with the card',
    ).toBeFocused();
  });

  await test.step('by the menu, which asks for the final cost', async () => {
    await cardIn('In Progress')
      .getByRole('button', { name: `Move ${project.title}` })
      .click();
    const dialog = page.getByRole('dialog', { name: `Move ${project.title}` });
    await dialog.getByRole('button', { name: 'Complete …' }).click();
    await dialog.getByRole('button', { name: 'Complete project' }).click();
    await expect(dialog.getByLabel('Final cost')).toHaveAccessibleDescription(/Final cost is required/);
    await dialog.getByLabel('Final cost').fill('$1,250.50');
    await dialog.getByRole('button', { name: 'Complete project' }).click();
    await expect(toast(page, `${project.title} is now Completed`)).toBeVisible();
    await isStored('completed');
    const { completedDate, finalCost } = (await findWholeProject(project.id)) ?? {};
    expect(finalCost).toBe(1250.5);
    const reopen = async () => {
      const move = cardIn('Completed').getByRole('button', { name: `Move ${project.title}` });
      await move.press('ArrowLeft');
      await expect(toast(page, `${project.title} is now In Progress`)).toBeVisible();
      await isStored('in_progress');
    };
    await reopen();
    await page.getByRole('button', { name: 'Undo' }).click();
    await isStored('completed');
    expect(await findWholeProject(project.id)).toMatchObject({ completedDate, finalCost });
    await reopen();
  });

  await test.step('by drag, which asks for the reason', async () => {
    await column('Cancelled').getByRole('button', { name: 'Show' }).click();
    await cardIn('In Progress').dragTo(column('Cancelled'), headOfColumn);
    const dialog = page.getByRole('dialog', { name: `Move ${project.title}` });
    await dialog.getByLabel('Reason').fill('Truck was sold');
    await dialog.getByRole('button', { name: 'Cancel project' }).click();
    await expect(cardIn('Cancelled')).toBeVisible();
    await isStored('cancelled');
    await cardIn('Cancelled').dragTo(column('Pending'), headOfColumn);
    await expect(toast(page, `${project.title} is now Pending`)).toBeVisible();
    await isStored('pending');
  });
  expect((await latestChanges(project.id, 10)).map(({ note }) => note)).toContain('Truck was sold');
});

test('A project is created for a client, and its page shows what belongs to it, notes included', {
  tag: '@all',
}, async ({ page }) => {
  test.slow();
  const [owner, client] = await Promise.all([
    createTestStaff('owner', 'Olive'),
    createTestClient({ lastName: nameLikeNobodys(), address: '1 Elm St, Joliet' }),
  ]);
  await openDesk(page, owner);
  await openScreen(page, 'Projects');
  await page.getByRole('link', { name: 'New project' }).click();
  await page.getByRole('button', { name: 'Create project' }).click();
  const picker = page.getByRole('combobox', { name: 'Client' });
  await expect(picker).toBeFocused();
  await expect(picker).toHaveAccessibleDescription(/Client is required/);
  await expect(page.getByLabel('Service')).toHaveAccessibleDescription('Please select a service');
  await page.getByLabel('Title').fill('Bucket teeth');
  // By keyboard only, with a typing error at the end.
  await picker.pressSequentially(`${client.lastName.toLowerCase().slice(0, -1)}x`);
  await expect(page.getByRole('option', { name: client.email })).toHaveAttribute('aria-selected', 'true');
  await expectNoAxeViolations(page);
  await picker.press('Enter');
  await expect(page.getByRole('button', { name: 'Choose another client' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(picker).toBeFocused();
  await picker.fill('zzqq xxjjvv');
  await expect(page.getByText('No one found for')).toBeVisible();
  await picker.fill(client.phone);
  await picker.press('Escape');
  await picker.fill(client.email);
  await page.getByRole('option', { name: client.email }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Bucket teeth');
  await page.getByLabel('Service').selectOption('Heavy-Duty Truck Repairs');
  await page.getByLabel('Estimated cost').fill('800');
  await page.getByRole('button', { name: 'Create project' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bucket teeth' })).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await createTestAppointment(client, { projectId: id, title: 'Measure the bucket', status: 'completed' });

  const part = (name: string) => page.getByRole('region', { name });
  await expect(part('Details')).toContainText('1 Elm St, Joliet');
  await expect(part('Visits')).toContainText('Measure the bucket');
  await expect(part('Visits')).toContainText('Completed');
  await expect(part('Timeline')).toContainText('Opened the project');
  await openPanel(page, 'Notes');
  await part('Notes').getByLabel('New note').fill('Ask for the gate code');
  await part('Notes').getByRole('button', { name: 'Add note' }).click();
  await expect(part('Notes').getByRole('listitem')).toContainText('Ask for the gate code');
  await expect(part('Notes').getByLabel('New note')).toHaveValue('');
  await expect(part('Timeline')).toContainText('Added a note to the project');
  await page.getByRole('link', { name: 'Write invoice' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New invoice' })).toBeVisible();
});

test('The office leads a job by its one next step and its menu, by keyboard, and prints its work order', {
  tag: '@all',
}, async ({ page }) => {
  const [office, client] = await Promise.all([
    createTestStaff('office', 'Odile'),
    createTestClient({ firstName: 'Ines', lastName: 'Ruiz' }),
  ]);
  const project = await createTestProject(client, {
    ...{ title: 'Loading ramp', description: 'Weld both hinges', status: 'pending' },
    ...{ serviceType: 'truck', address: '1 Elm St, Joliet, IL 60432' },
  });
  const visit = await createTestAppointment(client, { projectId: project.id, title: 'Weld the ramp' });
  await openDeskAt(page, office, `/desk/projects/${project.id}`);
  const steps = page.getByRole('list', { name: 'Progress' }).getByRole('listitem');
  await expect(steps).toHaveText(['Requested', 'Estimate', 'Scheduled', 'In progress', 'Invoiced', 'Paid']);
  await expect(steps.and(page.locator('[aria-current="step"]'))).toHaveText('Scheduled');
  await expect(page.getByRole('main').locator('.btn-primary')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Assign a welder' })).toHaveAttribute(
    'href',
    `/desk/calendar/visits/${visit.id}`,
  );
  await expectNoAxeViolations(page);

  await test.step('the menu by keyboard', async () => {
    const more = page.getByRole('button', { name: 'More actions' });
    await more.focus();
    await page.keyboard.press('ArrowDown');
    const entry = (name: string) => page.getByRole('menuitem', { name });
    await expect(entry('Start work')).toBeFocused();
    await expectNoAxeViolations(page);
    await page.keyboard.press('End');
    await expect(entry('Print')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(entry('Start work')).toBeFocused();
    await page.keyboard.press('r');
    await expect(entry('Repeat')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(more).toBeFocused();
    await expect(page.getByRole('menu')).toHaveCount(0);
    await page.keyboard.press('ArrowUp');
    await expect(entry('Print')).toBeFocused();
    await page.mouse.click(5, 5);
    await expect(page.getByRole('menu')).toHaveCount(0);
  });

  await test.step('the work order is one Letter page', async () => {
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    expect(pdf.toString('latin1')).toMatch(/MediaBox\s*\[\s*0 0 612 792/);
    await page.emulateMedia({ media: 'print' });
    const order = page.getByRole('article', { name: 'Work order' });
    await expect(order).toContainText('Weld both hinges');
    await expect(order).toContainText('1 Elm St, Joliet, IL 60432');
    await expect(order).toContainText('Ines Ruiz');
    await expect(order).not.toContainText('$');
    await expect(page.getByRole('heading', { name: 'Timeline' })).toBeHidden();
    await page.emulateMedia({ media: null });
  });

  await test.step('a repeated job takes over the work and the place', async () => {
    await chooseAction(page, 'Repeat');
    await expect(page.getByLabel('Title')).toHaveValue('Loading ramp');
    await expect(page.getByLabel('Service')).toHaveValue('truck');
    await page.getByRole('button', { name: 'Create project' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Loading ramp' })).toBeVisible();
    await expect(page).not.toHaveURL(new RegExp(project.id));
    await expect(page.getByRole('region', { name: 'Details' })).toContainText('1 Elm St, Joliet');
  });
});
