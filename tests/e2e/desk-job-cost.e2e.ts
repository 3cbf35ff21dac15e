import { newBatch } from '../../functions/src/store/firestore.ts';
import { freezeRates } from '../../functions/src/time/work-entries.ts';
import { setTestRate, storeTestHours } from '../support/hours.ts';
import { pngPicture } from '../support/pictures.ts';
import { createTestAppointment, createTestClient, createTestProject } from '../support/sample.ts';
import { createTestEstimate } from '../support/sample-money.ts';
import { createTestStaff } from '../support/staff.ts';
import { todayAt } from '../support/visits.ts';
import { closeDialog } from './close-dialog.ts';
import { openDesk, openDeskAt, openScreen, unfold } from './desk-page.ts';
import { expect, firestoreNews, noSignal, test } from './fixtures.ts';
import { look } from './look.ts';

test('A welder adds an expense offline, and the owner sees it in the job’s profit', async ({
  page,
  context,
  allowConsole,
  otherDevice,
}) => {
  test.slow();
  allowConsole(firestoreNews);
  allowConsole(noSignal);
  const [welder, owner] = await Promise.all([
    createTestStaff('welder', `Wyn ${crypto.randomUUID().slice(0, 8)}`),
    createTestStaff('owner'),
  ]);
  const client = await createTestClient({ firstName: 'Ada', lastName: 'Example' });
  const project = await createTestProject(client, {
    title: `Gate of yard ${crypto.randomUUID().slice(0, 8)}`,
    status: 'in_progress',
  });
  // Ten hours of labor at $120: $1,200 agreed.
  const lines = [{ kind: 'labor', description: 'Weld', quantity: 10, unit: 'hour', unitPrice: 120 } as const];
  await createTestEstimate(client, { project, status: 'approved', lines });
  await setTestRate(welder.id, 40);
  const visit = await createTestAppointment(client, {
    welderId: welder.id,
    projectId: project.id,
    clientName: 'Ada Example',
    scheduledDate: todayAt(9),
  });
  const done = await createTestProject(client, {
    ...{ title: `Rack ${project.id.slice(0, 8)}`, serviceType: 'aluminum', status: 'completed' },
    ...{ finalCost: 500, completedDate: new Date().toISOString() },
  });
  const batch = await newBatch();
  const ofProject = await storeTestHours(visit, { welderId: welder.id, projectId: project.id });
  const before = { start: '2026-03-10T15:00:00Z', end: '2026-03-10T16:00:00Z' };
  const ofDone = await storeTestHours(visit, { welderId: welder.id, projectId: done.id, ...before });
  await freezeRates(batch, [ofProject, ofDone]);
  await batch.commit();

  await openDesk(page, welder);
  const card = page.getByRole('article', { name: 'Ada Example' });
  await card.getByText('My expenses').click();
  await card.getByRole('button', { name: 'Add expense' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an expense' });
  await dialog.getByLabel('Amount').fill('61.40');
  await dialog.getByLabel('What was bought').fill('Square tube');
  const buffer = pngPicture(30, 40);
  await dialog.getByLabel('Take photo').setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer });
  await expect(dialog.getByRole('img', { name: 'The receipt' })).toBeVisible();
  await closeDialog(page);
  await card.getByRole('button', { name: 'Add expense' }).click();
  await expect(dialog.getByRole('img', { name: 'The receipt' })).toBeVisible();
  await look(page, 'expense');
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Save expense' }).click();
  const waiting = card.getByRole('list', { name: 'Expenses on this phone' }).getByRole('listitem');
  await expect(waiting).toContainText('$61.40, Square tube');
  await context.setOffline(false);
  await expect(waiting).toHaveCount(0);
  await expect(card.getByRole('button', { name: 'Remove Square tube, $61.40' })).toBeVisible();

  const desk = await otherDevice();
  await openDeskAt(desk, owner, `/desk/projects/${project.id}`);
  const panel = desk.getByRole('region', { name: 'Profit' });
  await expect(
    panel.getByRole('img', { name: /^So far: Labor \$40\.00, Expenses \$61\.40, Profit \$1,098\.60$/ }),
  ).toBeVisible();
  await panel.getByText('Show numbers').click();
  await expect(panel.getByRole('row', { name: /^Hours 10 h 1 h$/ })).toBeVisible();
  await panel.getByText('Expenses', { exact: true }).last().click();
  await panel.getByRole('button', { name: 'Receipt' }).click();
  await expect(desk.getByRole('img', { name: 'Receipt: Square tube, $61.40' })).toBeVisible();
  await desk.getByRole('dialog', { name: 'Receipt' }).getByRole('button', { name: 'Close' }).click();
  await look(desk, 'what-it-earns');
  await panel.getByRole('button', { name: 'Remove Square tube, $61.40' }).click();
  await expect(panel.getByRole('row', { name: /^Profit .* \$1,160\.00$/ })).toBeVisible();

  // The notice that it was removed covers the bottom of the page.
  await desk.getByRole('button', { name: 'Dismiss' }).click();
  await panel.getByRole('button', { name: 'Add expense' }).click();
  const spending = desk.getByRole('dialog', { name: 'Add an expense' });
  await spending.getByLabel('Amount').fill('500');
  await spending.getByLabel('What was bought').fill('Crane');
  await spending.getByRole('button', { name: 'Save expense' }).click();
  await expect(panel.getByRole('row', { name: /^Profit .* \$660\.00$/ })).toBeVisible();
  await openScreen(desk, 'Today');
  const over = await unfold(desk, 'Over budget');
  await expect(over.getByRole('link', { name: project.title })).toContainText('earns less than planned');

  await desk.goto('/desk/money/earnings');
  await expect(desk.getByRole('heading', { name: 'Job profit' })).toBeVisible();
  await expect(desk.getByRole('button', { name: /^Show / }).first()).toBeVisible();
  const rowOf = (title: string, name: RegExp) =>
    desk
      .getByRole('table')
      .filter({ has: desk.getByRole('columnheader', { name: title }) })
      .getByRole('row', { name });
  await expect(rowOf('By welder', new RegExp(`^${welder.name} 1 \\$460\\.00 92%$`))).toBeVisible();
  await expect(rowOf('By service', /^Aluminum Welding \d+ \$/)).toBeVisible();
  await expect(desk.getByRole('listitem').filter({ hasText: done.title })).toContainText('92%');
});
