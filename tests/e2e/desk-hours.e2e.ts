import { chicagoInstant } from '@welding/domain/values/chicago-day';
import { anAppointment } from '../support/entities.ts';
import { storeTestHours } from '../support/hours.ts';
import { createTestClient, createTestProject } from '../support/sample.ts';
import { createTestStaff } from '../support/staff.ts';
import { dialogHasLeft } from './close-dialog.ts';
import { openDeskAt, unfold } from './desk-page.ts';
import { expect, test } from './fixtures.ts';
import { look } from './look.ts';

const week = '2026-03-09';
const page = `/desk/calendar/hours?week=${week}`;
const at = (clock: string) => chicagoInstant('2026-03-10', clock).toISOString();

test('The office corrects overlapping hours, and the welder sees why and replies', async ({
  page: desk,
  allowConsole,
  otherDevice,
}) => {
  test.slow();
  allowConsole(/status of 400/);
  const client = await createTestClient();
  const project = await createTestProject(client, { title: 'Stair rail' });
  const code = project.id.slice(0, 8);
  const [office, welder] = await Promise.all([
    createTestStaff('office'),
    createTestStaff('welder', `Wes ${code}`),
  ]);
  const hours = (from: string, to: string, fields: object) => {
    const minutes = (Date.parse(at(to)) - Date.parse(at(from))) / 60_000;
    const visit = anAppointment({ clientId: client.id, scheduledDate: at(from) });
    return storeTestHours(visit, { welderId: welder.id, end: at(to), minutes, ...fields });
  };
  await hours('08:00', '08:30', { kind: 'drive', job: 'Gate hinge' });
  await hours('08:30', '11:00', { job: 'Gate hinge' });
  await hours('10:30', '12:00', { job: 'Stair rail', projectId: project.id });
  await hours('13:00', '14:00', { job: 'Stair rail', projectId: project.id });

  await openDeskAt(desk, office, page);
  const own = desk.getByRole('article', { name: welder.name });
  await expect(own).toContainText('4 h 30 min work · 30 min driving');
  await expect(own.getByText('Overlaps other hours')).toHaveCount(2);
  await expect(own).toContainText('Gap of 1 h');
  const second = own.getByRole('listitem').filter({ hasText: '8:30 AM – 11:00 AM' });
  await second.getByRole('button', { name: 'Correct …' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Correct hours' });
  await dialog.getByLabel('End').fill('2026-03-10T08:00');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await dialog.getByLabel('Reason').fill('Finish was tapped late');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('The end must be after the start.')).toBeVisible();
  await look(desk, 'correct hours');
  await dialog.getByLabel('End').fill('2026-03-10T10:30');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(own.getByText('Overlaps other hours')).toHaveCount(0);
  await expect(own).toContainText('4 h 30 min work');
  const saving = desk.waitForEvent('download');
  await desk.getByRole('button', { name: 'CSV for payroll' }).click();
  expect((await saving).suggestedFilename()).toBe(`hours-${week}.csv`);
  await dialogHasLeft(desk);
  await desk.goto(`/desk/projects/${project.id}`);
  await expect(desk.getByRole('region', { name: 'Hours' })).toContainText('2 h 30 min work');

  const mine = await otherDevice({ viewport: { width: 360, height: 780 } });
  await openDeskAt(mine, welder, page);
  const shown = mine.getByRole('article', { name: welder.name });
  await expect(shown).toContainText('Corrected: Finish was tapped late');
  await expect(mine.getByRole('button', { name: /Correct|Remove|Add hours|CSV/ })).toHaveCount(0);
  await mine.getByLabel('Comment on this week').fill('Helped load the truck, too');
  await mine.getByRole('button', { name: 'Comment' }).click();
  await expect(shown.getByText('Helped load the truck, too')).toBeVisible();
  await expect(mine.getByLabel('Comment on this week')).toHaveValue('');
});

test('Overlapping manual hours ask for confirmation, and those from taps wait in Needs you', async ({
  page: desk,
  allowConsole,
}) => {
  allowConsole(/status of 409/);
  const [office, welder] = await Promise.all([
    createTestStaff('office'),
    createTestStaff('welder', 'Over Lapping'),
  ]);
  const client = await createTestClient();
  const visit = anAppointment({ clientId: client.id, scheduledDate: at('09:00') });
  const times = { welderId: welder.id, minutes: 60, end: at('10:00') };
  await storeTestHours(visit, { ...times, job: 'Boat rail' });

  await openDeskAt(desk, office, page);
  const own = desk.getByRole('article', { name: welder.name });
  await own.getByRole('button', { name: 'Add hours' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Start').fill('2026-03-10T09:30');
  await dialog.getByLabel('End').fill('2026-03-10T11:00');
  await dialog.getByLabel('Reason').fill('Forgot the phone');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  const question = dialog.getByRole('alert');
  await expect(question).toContainText('These hours overlap 9:00 AM – 10:00 AM (Boat rail).');
  await look(desk, 'hours that overlap');
  await question.getByRole('button', { name: 'Continue anyway' }).click();
  await expect(dialog).toBeHidden();
  await expect(own).toContainText('2 h work');

  await storeTestHours(visit, { ...times, job: `Gate ${welder.id.slice(0, 8)}`, overlaps: true });
  await dialogHasLeft(desk);
  await desk.goto('/desk');
  const waiting = await unfold(desk, 'Hours that overlap');
  const row = waiting.getByRole('listitem').filter({ hasText: `Gate ${welder.id.slice(0, 8)}` });
  await expect(row).toContainText(welder.name);
  await row.getByRole('button', { name: /^Keep/ }).click();
  await expect(row).toHaveCount(0);
});
