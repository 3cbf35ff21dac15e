import { randomUUID } from 'node:crypto';
import type { Appointment } from '@welding/domain/entities/appointment';
import type { Estimate } from '@welding/domain/entities/estimate';
import { estimateMessages, signatureUrl } from '@welding/domain/entities/estimate-requests';
import { jobSheetListSchema } from '@welding/domain/entities/job-sheet';
import type { Project } from '@welding/domain/entities/project';
import { sealOf } from '@welding/domain/money/content-hash';
import { extraWorkResponseSchema } from '@welding/domain/money/extra-work';
import { startOfChicagoDay } from '@welding/domain/values/chicago-day';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findEstimate, listEstimatesOfProject } from '../../functions/src/estimates/estimates.ts';
import { findProject } from '../../functions/src/projects/projects.ts';
import { findStaff } from '../../functions/src/staff/staff.ts';
import { kindsTo } from '../support/client-mails.ts';
import { historyOf } from '../support/desk.ts';
import { pngPicture } from '../support/pictures.ts';
import { createTestAppointment, createTestClient } from '../support/sample.ts';
import { createTestStaff, staffToken } from '../support/staff.ts';
import { answerTo, callDesk } from './call-api.ts';
import { changeOrderDesk, labor } from './change-order-desk.ts';
import { read } from './money.ts';

const desk = changeOrderDesk();
const signature = signatureUrl(pngPicture(20, 10).toString('base64'));
let wes: { id: string; name: string; token: string };
let project: Project;
let estimate: Estimate;
let visit: Appointment;

beforeAll(async () => {
  const welder = await createTestStaff('welder');
  wes = { id: welder.id, name: welder.name, token: await staffToken(welder) };
});
const begin = async (more: object = {}) => {
  ({ project, estimate } = await desk.agreed(more));
  visit = await createTestAppointment(desk.client, { projectId: project.id, welderId: wes.id });
};
/** Sets the welder's limit for extra work; null for none. */
const mayChange = async (limit: number | null) => {
  const { updatedAt } = (await findStaff(wes.id)) ?? {};
  const json = { updatedAt, mayChange: limit };
  const answer = await callDesk('PATCH', `staff/${wes.id}`, json, { bearer: desk.tokens.owner });
  expect(answer.status).toBe(200);
};

const work = (dollars: number, more: object = {}) => ({
  changeOf: estimate.id,
  lines: labor(dollars),
  name: 'Jordan Example',
  signature,
  at: new Date().toISOString(),
  ...more,
});
const ask = (json: object, { bearer = wes.token, key = randomUUID() as string, id = visit.id } = {}) =>
  callDesk('POST', `appointments/${id}/extra-work`, json, { bearer, key });

/** A refusal's status, code and sentence. */
const refusalOf = async (json: object) => {
  const headers = { Accept: 'application/json' };
  const answer = await callDesk('POST', `appointments/${visit.id}/extra-work`, json, {
    bearer: wes.token,
    headers,
  });
  return [answer.status, answer.json()];
};

describe('extra work at a visit', () => {
  beforeEach(() => begin());

  test('is a change order that is approved, sealed and counted in one step', async () => {
    const at = new Date(Date.now() - 3_600_000).toISOString();
    const answer = await ask(work(180, { at, agreedBefore: 1250 }));
    const { id } = read(extraWorkResponseSchema, answer);
    const number = `${estimate.number}-C1`;
    expect(answer.json()).toEqual({ id, number, total: 180, agreedTotal: 1430 });
    const stored = await findEstimate(id);
    expect(stored).toMatchObject({
      status: 'approved',
      changeOf: estimate.id,
      agreedBefore: 1250,
      appointmentId: visit.id,
      onPortal: true,
      approval: {
        way: 'in_person',
        at,
        staff: { id: wes.id, name: wes.name },
        consent: expect.stringContaining(
          `the extra work to estimate ${estimate.number} of Lakeline Mobile Welding for $180.00, so that $1,430.00 is agreed in place of $1,250.00`,
        ),
      },
    });
    expect(stored && (await sealOf(stored))).toBe('intact');
    expect(await findProject(project.id)).toMatchObject({ agreedTotal: 1430 });
    expect(await historyOf(id)).toMatchObject([
      { action: 'collected a signature on', actor: { id: wes.id }, tappedAt: at },
    ]);
    expect(await kindsTo(desk.client.email)).toContain('estimate-approved');
  });

  test('happens once per key, also five at once, and two from one phone are numbered in order', async () => {
    const [json, key] = [work(100, { agreedBefore: 1250 }), randomUUID() as string];
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(json, { key })));
    expect((await ask(work(50, { agreedBefore: 1350 }))).status).toBe(201);
    answers.push(await ask(json, { key }));
    for (const answer of answers) expect([answer.status, answer.json()]).toEqual([201, answers[0]?.json()]);
    expect((await ask(work(5), { key })).status).toBe(409);
    const changes = (await listEstimatesOfProject(project.id)).filter(({ changeOf }) => changeOf);
    expect(changes.map(({ number }) => number).toSorted()).toEqual(
      ['C1', 'C2'].map((end) => `${estimate.number}-${end}`),
    );
    expect(await findProject(project.id)).toMatchObject({ agreedTotal: 1400 });
  });

  test('from two phones at once succeeds only for the total the client was shown', async () => {
    const other = await createTestStaff('welder');
    const theirs = await createTestAppointment(desk.client, { projectId: project.id, welderId: other.id });
    const bearer = await staffToken(other);
    const answers = await Promise.all([
      ask(work(100, { agreedBefore: 1250 })),
      ask(work(70, { agreedBefore: 1250 }), { bearer, id: theirs.id }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  test('is for the visit’s welder, and for office and owner at any visit', async () => {
    expect((await ask(work(5), { bearer: desk.tokens.welder })).status).toBe(403);
    for (const bearer of [wes.token, desk.tokens.office, desk.tokens.owner])
      expect((await ask(work(5), { bearer })).status).toBe(201);
  });

  test('stays within the owner’s limit for welders per visit', async () => {
    await mayChange(200);
    expect((await ask(work(150))).status).toBe(201);
    expect(await refusalOf(work(60))).toEqual([
      403,
      {
        code: 'above_own_limit',
        message: 'You can agree to extra work of up to $200.00 at a visit. Please call the office for more',
      },
    ]);
    expect((await ask(work(60), { bearer: desk.tokens.office })).status).toBe(201);
    await mayChange(0);
    expect((await ask(work(1))).text).toBe(estimateMessages.noExtraWork);
    await mayChange(null);
    expect((await ask(work(9_000))).status).toBe(201);
  });

  test('is refused when the agreed total changed, or its estimate is not approved', async () => {
    const change = await desk.sendChange(project, estimate.id, 75);
    const replaced = [409, { code: 'estimate_replaced', message: estimateMessages.agreedIsOther }];
    expect(await refusalOf(work(5, { changeOf: change.id }))).toEqual(replaced);
    await desk.approve(change);
    expect(await refusalOf(work(5, { agreedBefore: 1250 }))).toEqual(replaced);
    expect((await ask(work(5, { agreedBefore: 1325, changeOf: change.id }))).status).toBe(201);
    const elsewhere = await desk.agreed();
    expect((await ask(work(5, { changeOf: elsewhere.estimate.id }))).status).toBe(400);
    expect((await ask(work(5, { changeOf: randomUUID() }))).status).toBe(404);
  });

  test.each([
    [{ lines: labor(-5) }, 400],
    [{ lines: [] }, 400],
    [{ signature: undefined, typed: true }, 400],
    [{ signature: signatureUrl('iVBORw0KGgoAAAA=') }, 400],
    [{ at: '2020-01-01T00:00:00Z' }, 400],
  ])('refuses %j with %i', async (more, status) => {
    expect((await ask(work(5, more))).status).toBe(status);
    expect(await listEstimatesOfProject(project.id)).toHaveLength(1);
  });

  test('is offered on each upcoming stop, with the papers to sign', async () => {
    await mayChange(300);
    const scheduledDate = startOfChicagoDay(new Date(), 6).toISOString();
    const far = await createTestAppointment(desk.client, {
      projectId: project.id,
      welderId: wes.id,
      scheduledDate,
    });
    const change = await desk.sendChange(project, estimate.id, 75);
    const sheets = read(
      jobSheetListSchema,
      await callDesk('GET', 'job-sheets', undefined, { bearer: wes.token }),
    );
    const sheet = sheets.find(({ appointmentId }) => appointmentId === far.id);
    expect(sheet).toMatchObject({
      toSign: [{ id: change.id }],
      extraWork: {
        changeOf: estimate.id,
        number: estimate.number,
        version: 1,
        agreed: 1250,
        atHome: false,
        limit: 300,
      },
    });
    await mayChange(null);
  });
});

test('extra work at a home above $1,000 requires the pamphlet', async () => {
  await begin({ atHome: true });
  expect(await answerTo(ask(work(5)))).toEqual([400, estimateMessages.pamphlet]);
  const { id } = read(extraWorkResponseSchema, await ask(work(5, { pamphlet: true })));
  expect(await findEstimate(id)).toMatchObject({ homeRepair: true, approval: { pamphlet: true } });
});

test('a visit without a project has no extra work', async () => {
  const client = await createTestClient();
  const alone = await createTestAppointment(client, { welderId: wes.id });
  expect(await answerTo(ask(work(5), { id: alone.id }))).toEqual([409, estimateMessages.visitWithoutProject]);
});
