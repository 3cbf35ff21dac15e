import { randomUUID } from 'node:crypto';
import { type Appointment, appointmentSchema } from '@welding/domain/entities/appointment';
import type { Client } from '@welding/domain/entities/client';
import { visitTapKinds, visitTapMessages } from '@welding/domain/entities/visit-tap';
import { beforeAll, describe, expect, test } from 'vitest';
import { latestChanges } from '../../functions/src/store/audit.ts';
import { appointmentNotes, appointments } from '../../functions/src/visits/appointments.ts';
import { createTestAppointment, createTestClient } from '../support/sample.ts';
import { answerTo, callApi } from './call-api.ts';
import { type PeopleAtVisits, peopleAtVisits } from './people-at-visits.ts';

let people: PeopleAtVisits['people'];
let tokens: PeopleAtVisits['tokens'];
let client: Client;

beforeAll(async () => {
  ({ people, tokens } = await peopleAtVisits());
  client = await createTestClient();
});

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const ownVisit = (fields: Partial<Appointment> = {}) =>
  createTestAppointment(client, { welderId: people.welder.id, ...fields });
const tap = (
  { id }: Pick<Appointment, 'id'>,
  kind: string,
  json: unknown,
  bearer: string | undefined = tokens.welder,
  key?: string,
) => callApi('POST', `/api/desk/appointments/${id}/${kind}`, { json, bearer, ...(key && { key }) });
const stored = async ({ id }: Pick<Appointment, 'id'>) => (await (await appointments()).doc(id).get()).data();
const notesOf = async ({ id }: Pick<Appointment, 'id'>) =>
  (await (await appointmentNotes()).where('appointmentId', '==', id).get()).docs.map((note) => note.data());
const bodies = {
  'on-my-way': () => ({ at: ago(30) }),
  start: () => ({ at: ago(20) }),
  finish: () => ({ at: ago(5), hours: 1.5 }),
  cancel: () => ({ at: ago(5), reason: 'Nobody at home' }),
  'cannot-do': () => ({ at: ago(5), reason: 'Nobody at home', next: 'another-time' }),
} as const;

test('late taps of a whole visit keep the times at which they were tapped', async () => {
  const visit = await ownVisit({ scheduledDate: ago(300) });
  const [setOut, started, finished] = [ago(240), ago(200), ago(100)];
  expect((await tap(visit, 'on-my-way', { at: setOut })).status).toBe(200);
  expect((await tap(visit, 'start', { at: started })).status).toBe(200);
  const answer = await tap(visit, 'finish', {
    at: finished,
    hours: 1.75,
    note: ' Welded both hinges ',
    amountToCollect: 250.5,
  });
  expect(answer.status).toBe(200);
  const expected = {
    status: 'completed',
    onMyWayAt: setOut,
    startedAt: started,
    finishedAt: finished,
    hours: 1.75,
    amountToCollect: 250.5,
  };
  expect(appointmentSchema.parse(answer.json())).toMatchObject(expected);
  expect(await stored(visit)).toMatchObject(expected);
  expect(await notesOf(visit)).toMatchObject([
    {
      text: 'Welded both hinges',
      at: finished,
      clientId: client.id,
      welderId: people.welder.id,
      authorId: people.welder.id,
    },
  ]);
  const history = await latestChanges(visit.id, 10);
  expect(history.map(({ action, actor }) => `${actor.name} ${action}`)).toEqual([
    'Sam welder finished',
    'Sam welder started',
    'Sam welder set out for',
  ]);
  expect(history[0]).toMatchObject({ clientId: client.id, entity: 'appointment' });
});

test.each(visitTapKinds)('%s, repeated with or without its key, happens once', async (kind) => {
  const visit = await ownVisit();
  const [body, key] = [{ ...bodies[kind](), ...(kind === 'finish' && { note: 'Once' }) }, randomUUID()];
  const answers = [];
  for (const sentKey of [key, key, undefined])
    answers.push(await tap(visit, kind, body, tokens.welder, sentKey));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(await latestChanges(visit.id, 10)).toHaveLength(1);
  expect(await notesOf(visit)).toHaveLength(kind === 'finish' || kind === 'cannot-do' ? 1 : 0);
});

test('the same tap, six times at once, happens once', async () => {
  const visit = await ownVisit();
  const body = { ...bodies.finish(), note: 'Once' };
  const answers = await Promise.all(Array.from({ length: 6 }, () => tap(visit, 'finish', body)));
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect([(await latestChanges(visit.id, 10)).length, (await notesOf(visit)).length]).toEqual([1, 1]);
});

test('a cancelled visit keeps its reason in the history', async () => {
  const visit = await ownVisit();
  await tap(visit, 'cancel', bodies.cancel());
  expect((await stored(visit))?.status).toBe('cancelled');
  expect(await latestChanges(visit.id, 1)).toMatchObject([{ action: 'cancelled', note: 'Nobody at home' }]);
});

/** The person who taps, the visit, and the refusal. */
const refusals: [
  state: string,
  fields: () => Partial<Appointment>,
  as: 'welder' | 'otherWelder',
  status: number,
  sentence: string,
][] = [
  ['another welder’s', () => ({}), 'otherWelder', 403, visitTapMessages.notYours],
  ['without a welder', () => ({ welderId: undefined }), 'welder', 403, visitTapMessages.notYours],
  [
    'finished',
    () => ({ status: 'completed', finishedAt: ago(90) }),
    'welder',
    409,
    visitTapMessages.finished,
  ],
  ['cancelled', () => ({ status: 'cancelled' }), 'welder', 409, visitTapMessages.cancelled],
];
describe.each(visitTapKinds)('%s', (kind) => {
  test.each(refusals.filter(([state]) => !(kind === 'cancel' && state === 'cancelled')))(
    'on a visit that is %s is refused and changes nothing',
    async (_, fields, as, status, sentence) => {
      const visit = await ownVisit(fields());
      expect(await answerTo(tap(visit, kind, bodies[kind](), tokens[as]))).toEqual([status, sentence]);
      expect(await stored(visit)).toEqual(visit);
    },
  );

  test.each(['owner', 'office'] as const)('can be tapped by the %s on any visit', async (role) => {
    expect((await tap(await ownVisit(), kind, bodies[kind](), tokens[role])).status).toBe(200);
  });

  test('is refused with a future, old or invalid time', async () => {
    const visit = await ownVisit();
    for (const [at, sentence] of [
      ['now', visitTapMessages.time],
      [ago(-10), visitTapMessages.ahead],
      [ago(15 * 24 * 60), visitTapMessages.tooOld],
    ] as const)
      expect(await answerTo(tap(visit, kind, { ...bodies[kind](), at }))).toEqual([400, sentence]);
  });
});
