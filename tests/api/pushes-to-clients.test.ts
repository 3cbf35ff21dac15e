import { projectSchema } from '@welding/domain/entities/project';
import { beforeAll, expect, test } from 'vitest';
import { chicagoInstant, comingDay } from '../support/coming-day.ts';
import { type DeskPeople, deskPeople } from '../support/desk.ts';
import { createTestAppointment, createTestProject } from '../support/sample.ts';
import { storedVisit } from '../support/visits.ts';
import { callDesk } from './call-api.ts';
import { read } from './money.ts';
import { awaitNotice, clientWithDevice, tagsAt } from './push-notices.ts';
import { runTriggers } from './run-triggers.ts';

runTriggers();

let desk: DeskPeople;
beforeAll(async () => {
  desk = await deskPeople();
});

test('“on my way” reaches the visit’s client only', async () => {
  const { client, device } = await clientWithDevice();
  const stranger = await clientWithDevice();
  const scheduledDate = new Date(Date.now() + 1_800_000).toISOString();
  const visit = await createTestAppointment(client, { welderId: desk.people.welder.id, scheduledDate });
  const json = { at: new Date().toISOString() };
  const path = `appointments/${visit.id}/on-my-way`;
  expect((await callDesk('POST', path, json, { bearer: desk.tokens.welder })).status).toBe(200);
  expect((await callDesk('POST', path, json, { bearer: desk.tokens.welder })).status).toBe(200);
  expect(await awaitNotice(device, /^on-my-way_/)).toMatchObject({
    title: 'We are on the way',
    body: 'Your welder is on the way to you.',
    path: '/dashboard',
  });
  expect(await tagsAt(stranger.device)).toEqual([]);
});

test('each move of a visit is notified with its new time, and a changed note is not', async () => {
  const { client, device } = await clientWithDevice();
  const visit = await createTestAppointment(client);
  const change = async (json: object) => {
    const { updatedAt = null } = await storedVisit(visit.id);
    const answer = await callDesk(
      'PATCH',
      `appointments/${visit.id}`,
      { updatedAt, ...json },
      {
        bearer: desk.tokens.office,
      },
    );
    expect(answer.status).toBe(200);
  };
  await change({ description: 'Bring the long leads' });
  await change({ scheduledDate: chicagoInstant(`${comingDay('Wednesday')}T13:00`).toISOString() });
  const notice = await awaitNotice(device, new RegExp(`^visit-moved_${visit.id}_1$`));
  expect(notice).toMatchObject({
    title: 'Your visit was moved',
    body: expect.stringMatching(/^It is now on Wednesday, .* at 1:00 PM\.$/),
  });
  await change({ scheduledDate: chicagoInstant(`${comingDay('Thursday')}T08:00`).toISOString() });
  await awaitNotice(device, new RegExp(`^visit-moved_${visit.id}_2$`));
  expect(await tagsAt(device)).toHaveLength(2);
});

test('a finished project is notified, without later costs or the undo of a reopening', async () => {
  const { client, device } = await clientWithDevice();
  const project = await createTestProject(client, { status: 'in_progress', title: 'Aunt Ida’s gate' });
  let updatedAt: string | null = null;
  const change = async (json: object) => {
    const path = `projects/${project.id}`;
    const answer = await callDesk('PATCH', path, { updatedAt, ...json }, { bearer: desk.tokens.office });
    const changed = read(projectSchema, answer);
    updatedAt = changed.updatedAt ?? null;
    return changed;
  };
  const completed = { status: 'completed', finalCost: 950 };
  const { completedDate } = await change({ ...completed, finalCost: 900 });
  await change({ finalCost: 950 });
  await change({ status: 'in_progress' });
  expect(await change({ ...completed, byMistake: true })).toMatchObject({ ...completed, completedDate });
  const notice = await awaitNotice(device, new RegExp(`^project-finished_${project.id}`));
  expect(notice).toMatchObject({ title: 'Your project is finished', body: 'See it in your portal.' });
  expect(JSON.stringify(notice)).not.toContain('Ida');
  await change({ status: 'in_progress' });
  const again = await change(completed);
  await awaitNotice(device, new RegExp(`_${Date.parse(again.completedDate ?? '')}$`));
  expect(await tagsAt(device)).toHaveLength(2);
});
