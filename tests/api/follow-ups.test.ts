import { randomUUID } from 'node:crypto';
import type { Client } from '@welding/domain/entities/client';
import type { Estimate } from '@welding/domain/entities/estimate';
import { defaultMoneySettings } from '@welding/domain/money/money-settings';
import { addDays } from '@welding/domain/values/chicago-day';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { clients } from '../../functions/src/clients/clients.ts';
import {
  approveEstimate,
  askAboutEstimate,
  declineEstimate,
} from '../../functions/src/estimates/answer-estimate.ts';
import { estimates, findEstimate } from '../../functions/src/estimates/estimates.ts';
import { followUpEstimates } from '../../functions/src/estimates/follow-up-estimates.ts';
import { mails } from '../../functions/src/messages/mails.ts';
import { sendMail } from '../../functions/src/messages/send-mail.ts';
import { projects } from '../../functions/src/projects/projects.ts';
import { appointments } from '../../functions/src/visits/appointments.ts';
import { mailsTo } from '../support/client-mails.ts';
import { configureFunctions } from '../support/configure-functions.ts';
import { anAppointment, anEstimate } from '../support/entities.ts';
import { createTestClient, createTestProject } from '../support/sample.ts';
import { stackAddresses } from '../support/stack.ts';
import { callApi } from './call-api.ts';

stackAddresses();
beforeAll(() => configureFunctions());

// Noon in a Chicago summer of a year without other tests' estimates.
const noon = (days: number) => new Date(`${addDays('2003-07-01', days)}T17:00:00Z`);
const run = (days: number) => followUpEstimates(noon(days), defaultMoneySettings);
const by = { way: 'portal', ip: '', peer: '', userAgent: '' } as const;

async function sent(more: Partial<Estimate> = {}) {
  const client = await createTestClient();
  const project = await createTestProject(client);
  const id = randomUUID();
  const estimate = anEstimate({
    id,
    number: `E-${id}`,
    clientId: client.id,
    projectId: project.id,
    status: 'sent',
    onPortal: true,
    sentAt: noon(0).toISOString(),
    validUntil: '2099-12-31',
    ...more,
  });
  await (await estimates()).doc(id).set(estimate);
  return { client, estimate };
}

const followUpsTo = async ({ email }: Client) =>
  (await mailsTo(email)).filter(({ kind }) => kind === 'estimate-follow-up');

test('an unanswered estimate is followed up after 3 and 7 days, in the client’s language, with a stop link', async () => {
  const { client, estimate } = await sent();
  await (await clients()).doc(client.id).update({ language: 'es' });
  for (const days of [0, 2]) await run(days);
  await followUpEstimates(new Date('2003-07-04T12:00:00Z'), defaultMoneySettings);
  await followUpEstimates(noon(3), { ...defaultMoneySettings, followUpDays: [] });
  expect(await followUpsTo(client)).toEqual([]);
  await Promise.all([run(3), run(3), run(3)]);
  for (const days of [4, 7, 8, 14]) await run(days);
  const told = await followUpsTo(client);
  expect(told).toMatchObject([
    {
      id: `estimate-follow-up_${estimate.id}_1`,
      language: 'es',
      subject: expect.stringContaining('Recordatorio'),
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    },
    { id: `estimate-follow-up_${estimate.id}_2`, estimateId: estimate.id },
  ]);
  expect(told[0]?.text).toContain('/mail-preferences#');
  const followed = await findEstimate(estimate.id);
  expect(followed?.followedUpAt).toEqual([noon(3), noon(7)].map((at) => at.toISOString()));
});

test('a company’s contacts get follow-ups, and their stop link works without a client email', async () => {
  const { client } = await sent();
  const ada = { firstName: 'Ada', lastName: '', email: `ada-${client.id}@example.com`, roles: ['estimates'] };
  await (await clients()).doc(client.id).update({ email: '', contacts: [{ id: randomUUID(), ...ada }] });
  await run(3);
  const [told] = await mailsTo(ada.email);
  expect(told).toMatchObject({ kind: 'estimate-follow-up', text: expect.stringContaining('Hi Ada') });
  const [, url = ''] = /<([^>]+)>/.exec(told?.headers?.['List-Unsubscribe'] ?? '') ?? [];
  const { pathname, search } = new URL(url);
  const raw = 'List-Unsubscribe=One-Click';
  const type = 'application/x-www-form-urlencoded';
  expect((await callApi('POST', `${pathname}${search}`, { raw, type })).status).toBe(200);
  await run(7);
  expect(await mailsTo(ada.email)).toHaveLength(1);
});

test('sends one follow-up after a gap, and does not repeat the office’s own reminder', async () => {
  const [late, reminded] = [await sent(), await sent()];
  const { client, estimate } = reminded;
  const id = randomUUID();
  await (await mails()).doc(id).set({
    ...{
      id,
      kind: 'estimate-reminder',
      to: client.email,
      subject: '',
      text: '',
      status: 'sent',
      onDesk: true,
    },
    ...{ attempts: 1, clientId: client.id, estimateId: estimate.id },
    ...{ createdAt: noon(3).toISOString(), dueAt: noon(3).toISOString() },
  });
  await run(6);
  expect(await followUpsTo(client)).toEqual([]);
  expect(await followUpsTo(late.client)).toHaveLength(1);
  await run(15);
  expect(await followUpsTo(client)).toEqual([]);
});

test('a waiting follow-up is dropped once its client answers', async () => {
  const { client, estimate } = await sent();
  await run(3);
  await declineEstimate(estimate.id, { declinedFor: 'price' }, { ...by, clientId: client.id });
  const [mail] = await followUpsTo(client);
  expect(await sendMail(mail?.id ?? '', new Date())).toBe('passed');
  expect(await followUpsTo(client)).toMatchObject([{ status: 'withdrawn', failure: 'estimateChanged' }]);
});

/** Actions of the client or the office that end the follow-ups. */
const endings: Readonly<Record<string, (of: Estimate, at: Date) => Promise<unknown>>> = {
  approves: ({ id, clientId }) => approveEstimate(id, { name: 'Jo', typed: true }, { ...by, clientId }),
  declines: ({ id, clientId }) => declineEstimate(id, {}, { ...by, clientId }),
  asks: ({ id, clientId }, at) => askAboutEstimate(id, at.toISOString(), { ...by, clientId }),
  'books a visit': (of, at) => storeVisit(of, at, { projectId: of.projectId }),
  'books a visit without a project': (of, at) => storeVisit(of, at, {}),
  'has the job cancelled': async ({ projectId }) =>
    (await projects()).doc(projectId).update({ status: 'cancelled' }),
  'stops reminders': async ({ clientId }) => (await clients()).doc(clientId).update({ reminders: false }),
  'gets a newer version': async ({ id }) => (await estimates()).doc(id).update({ status: 'replaced' }),
};

async function storeVisit({ clientId }: Estimate, at: Date, of: { projectId?: string }) {
  const visit = anAppointment({ ...of, id: randomUUID(), clientId, createdAt: at.toISOString() });
  await (await appointments()).doc(visit.id).set({ ...visit, scheduledDate: noon(20).toISOString() });
}

const steps = fc.array(
  fc.record({ day: fc.integer({ min: 0, max: 9 }), what: fc.constantFrom('run', ...Object.keys(endings)) }),
  { minLength: 1, maxLength: 6 },
);

test('answers, questions, visits and cancellations end follow-ups in any order of events', async () => {
  const samples = fc.sample(steps, { seed: 20_261_127, numRuns: 16 });
  const stories = await Promise.all(samples.map(async (story) => ({ story, ...(await sent()) })));
  const endedBy = new Map<string, number>();
  for (let day = 0; day < 10; day += 1) {
    const ofDay = stories.map(({ story, estimate }) => ({
      estimate,
      whats: story.filter((step) => step.day === day).map(({ what }) => what),
    }));
    const most = Math.max(...ofDay.map(({ whats }) => whats.length));
    for (let round = 0; round < most; round += 1) {
      for (const { estimate, whats } of ofDay) {
        const what = whats[round] ?? 'run';
        await endings[what]?.(estimate, noon(day)).catch(() => undefined);
        if (what !== 'run' && !endedBy.has(estimate.id)) endedBy.set(estimate.id, day);
      }
      await run(day);
    }
    await run(day);
  }
  for (const { story, client, estimate } of stories) {
    const told = JSON.stringify(story);
    const expected = [3, 7].filter((day) => day < (endedBy.get(estimate.id) ?? Number.POSITIVE_INFINITY));
    expect(await followUpsTo(client), told).toHaveLength(expected.length);
    expect((await findEstimate(estimate.id))?.followedUpAt, told).toEqual(
      expected.map((day) => noon(day).toISOString()),
    );
  }
});
