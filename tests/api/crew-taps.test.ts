import { jobSheetListSchema } from '@welding/domain/entities/job-sheet';
import type { Staff } from '@welding/domain/entities/staff';
import { beforeAll, expect, test } from 'vitest';
import { findProject } from '../../functions/src/projects/projects.ts';
import { latestChanges } from '../../functions/src/store/audit.ts';
import { kindsTo, mailsTo } from '../support/client-mails.ts';
import { createTestAppointment, createTestClient, createTestProject } from '../support/sample.ts';
import { createTestStaff, staffToken } from '../support/staff.ts';
import { storedNotes, storedVisit } from '../support/visits.ts';
import { callApi } from './call-api.ts';

let [wes, dana] = [] as unknown as [Staff, Staff];
let tokens: Record<string, string>;
beforeAll(async () => {
  [wes, dana] = await Promise.all([createTestStaff('welder'), createTestStaff('welder')]);
  tokens = { [wes.id]: await staffToken(wes), [dana.id]: await staffToken(dana) };
});

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const tap = async ({ id: by }: Staff, visitId: string, kind: string, json: object) => {
  const answer = await callApi('POST', `/api/desk/appointments/${visitId}/${kind}`, {
    json,
    bearer: tokens[by] ?? '',
  });
  return [answer.status, answer.status === 200 ? '' : answer.text];
};
const ok = [200, ''];
async function crewVisit() {
  const client = await createTestClient();
  const project = await createTestProject(client);
  const { id } = await createTestAppointment(client, {
    projectId: project.id,
    welderIds: [wes.id, dana.id],
    welderId: wes.id,
    scheduledDate: new Date(Date.now() + 5 * 60_000).toISOString(),
  });
  return { id, client, project };
}

test('each welder taps alone, the client is told once, and the last finish completes the visit', async () => {
  const { id, client, project } = await crewVisit();
  const [danaOut, wesOut] = [ago(3), ago(2)];
  expect(await tap(dana, id, 'on-my-way', { at: danaOut })).toEqual(ok);
  expect(await tap(wes, id, 'on-my-way', { at: wesOut })).toEqual(ok);
  const [mail] = await mailsTo(client.email);
  expect(await kindsTo(client.email)).toEqual(['on-my-way']);
  expect(mail?.text).toContain(`${dana.name.split(' ')[0]} is on the way`);
  await tap(wes, id, 'start', { at: ago(1) });
  await tap(dana, id, 'start', { at: ago(1) });
  const danaEnd = ago(0);
  expect(await tap(dana, id, 'finish', { at: danaEnd, hours: 1, note: 'Frame is done' })).toEqual(ok);
  expect(await storedVisit(id)).toMatchObject({ status: 'scheduled', onMyWayAt: danaOut, hours: 1 });
  expect((await findProject(project.id))?.awaitsInvoice).toBeUndefined();
  const wesEnd = ago(0);
  expect(await tap(wes, id, 'finish', { at: wesEnd, hours: 1.5, note: 'So is the gate' })).toEqual(ok);
  const visit = await storedVisit(id);
  expect(visit).toMatchObject({ status: 'completed', hours: 2.5, finishedAt: [danaEnd, wesEnd].sort()[1] });
  expect([visit.crew?.[wes.id]?.onMyWayAt, visit.crew?.[dana.id]?.onMyWayAt]).toEqual([wesOut, danaOut]);
  expect((await findProject(project.id))?.awaitsInvoice).toBe(true);
  expect((await storedNotes(id)).map(({ text }) => text).sort()).toEqual(['Frame is done', 'So is the gate']);
  expect(await latestChanges(id, 10)).toHaveLength(6);
});

test('twelve taps by two welders at once, each sent twice, count once each', async () => {
  const { id } = await crewVisit();
  const bodies = { 'on-my-way': { at: ago(9) }, start: { at: ago(6) }, finish: { at: ago(1), hours: 1 } };
  for (const [kind, body] of Object.entries(bodies)) {
    const answers = await Promise.all([wes, dana, wes, dana].map((by) => tap(by, id, kind, body)));
    expect(answers).toEqual([ok, ok, ok, ok]);
  }
  const { status, hours, crew } = await storedVisit(id);
  expect([status, hours]).toEqual(['completed', 2]);
  const [onMyWayAt, startedAt, finishedAt] = Object.values(bodies).map(({ at }) => at);
  const own = { onMyWayAt, startedAt, finishedAt, hours: 1 };
  expect(crew).toEqual({ [wes.id]: own, [dana.id]: own });
});

test('a job sheet names the other welders of a crew, and none for a single welder', async () => {
  const { id, client } = await crewVisit();
  const alone = await createTestAppointment(client, { welderId: wes.id });
  const answer = await callApi('GET', '/api/desk/job-sheets', { bearer: tokens[wes.id] ?? '' });
  const sheets = jobSheetListSchema.parse(answer.json());
  const othersOf = (visitId: string) =>
    sheets.find(({ appointmentId }) => appointmentId === visitId)?.crewmates;
  expect(othersOf(id)).toEqual([{ id: dana.id, name: dana.name }]);
  expect(othersOf(alone.id)).toBeUndefined();
});
