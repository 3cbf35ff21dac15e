import { randomUUID } from 'node:crypto';
import type { Appointment } from '@welding/domain/entities/appointment';
import type { Client } from '@welding/domain/entities/client';
import { mailId } from '@welding/domain/entities/mail';
import { takeBackMessages } from '@welding/domain/entities/take-back';
import {
  tapActions,
  type VisitTapKind,
  visitTapKinds,
  visitTapMessages,
} from '@welding/domain/entities/visit-tap';
import { beforeAll, describe, expect, test } from 'vitest';
import { withdrawMail } from '../../functions/src/messages/mails.ts';
import { findProject } from '../../functions/src/projects/projects.ts';
import { latestChanges } from '../../functions/src/store/audit.ts';
import { newBatch } from '../../functions/src/store/firestore.ts';
import { takenBackActions } from '../../functions/src/visits/take-back-tap.ts';
import { kindsTo } from '../support/client-mails.ts';
import { minutesOf, storedHours } from '../support/hours.ts';
import { storedMail, storeTestMail } from '../support/mails.ts';
import { ownTime } from '../support/own-time.ts';
import { createTestAppointment, createTestClient, createTestProject } from '../support/sample.ts';
import { createTestStaff, staffToken } from '../support/staff.ts';
import { storedNotes, storedVisit } from '../support/visits.ts';
import { answerTo, callApi } from './call-api.ts';
import { type PeopleAtVisits, peopleAtVisits } from './people-at-visits.ts';
import { runTriggers } from './run-triggers.ts';

runTriggers();

let people: PeopleAtVisits['people'];
let tokens: PeopleAtVisits['tokens'];
let client: Client;

beforeAll(async () => {
  ({ people, tokens } = await peopleAtVisits());
  client = await createTestClient();
});

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const secondsAfter = (at: string, seconds: number) =>
  new Date(Date.parse(at) + seconds * 1_000).toISOString();
const ownVisit = (fields: Partial<Appointment> = {}) =>
  createTestAppointment(client, { welderId: people.welder.id, scheduledDate: ago(60), ...fields });
const post = (
  { id }: Pick<Appointment, 'id'>,
  what: string,
  json: unknown,
  bearer: string | undefined = tokens.welder,
) => callApi('POST', `/api/desk/appointments/${id}/${what}`, { json, bearer });
const ok = async (answer: ReturnType<typeof post>) => {
  const { status, text } = await answer;
  expect([status, status === 200 ? '' : text]).toEqual([200, '']);
};
const bodyOf = (kind: VisitTapKind, at: string) => ({
  at,
  ...(kind === 'finish' && { hours: 1.5, note: 'Both hinges', amountToCollect: 250 }),
  ...(kind === 'cancel' && { reason: 'Nobody at home' }),
  ...(kind === 'cannot-do' && { reason: 'Nobody at home', next: 'another-time' }),
});
/** Taps, and returns the undo this many seconds later by the phone's clock. */
async function tapped(
  visit: Pick<Appointment, 'id'>,
  of: VisitTapKind,
  at = ago(30),
  bearer = tokens.welder,
) {
  await ok(post(visit, of, bodyOf(of, at), bearer));
  return (seconds: number, more: object = {}) => ({
    of,
    tapped: at,
    at: secondsAfter(at, seconds),
    ...more,
  });
}
const withoutVersion = ({ updatedAt: _, sequence: __, ...visit }: Appointment) => visit;

test.each(visitTapKinds)('%s within a minute, arriving late and twice, restores the visit', async (of) => {
  const visit = await ownVisit({ scheduledDate: ownTime() });
  const before = withoutVersion(await storedVisit(visit.id));
  const takeBack = await tapped(visit, of);
  expect(withoutVersion(await storedVisit(visit.id))).not.toEqual(before);
  await ok(post(visit, 'take-back', takeBack(59)));
  await ok(post(visit, 'take-back', takeBack(59)));
  expect(withoutVersion(await storedVisit(visit.id))).toEqual(before);
  expect(await storedNotes(visit.id)).toEqual([]);
  const history = await latestChanges(visit.id, 10);
  expect(history.map(({ action }) => action)).toEqual([takenBackActions[of], tapActions[of]]);
});

test('taking back the office’s cancellation restores the taps, their hours and the flags', async () => {
  const begun = await ownVisit({ scheduledDate: ownTime(), changedByClient: true });
  const [left, cancelled] = [ago(40), ago(10)];
  await ok(post(begun, 'on-my-way', { at: left }));
  const asking = await ownVisit({ scheduledDate: ownTime(), needsWelder: true });
  for (const { id } of [begun, asking, await ownVisit({ scheduledDate: ownTime(), needsTime: true })]) {
    const before = [withoutVersion(await storedVisit(id)), minutesOf(await storedHours(id))];
    const takeBack = await tapped({ id }, 'cancel', cancelled, tokens.office);
    expect((await storedVisit(id)).status).toBe('cancelled');
    await ok(post({ id }, 'take-back', takeBack(90, { reason: 'Cancelled by mistake' }), tokens.office));
    expect([withoutVersion(await storedVisit(id)), minutesOf(await storedHours(id))]).toEqual(before);
  }
});

test('undoing a finish clears hours and invoice flag, and undoing the start resets the project', async () => {
  const project = await createTestProject(client);
  const visit = await ownVisit({ projectId: project.id, scheduledDate: ownTime() });
  const shown = async () => {
    const { status, awaitsInvoice, scheduledDate } = (await findProject(project.id)) ?? {};
    return [status, awaitsInvoice, scheduledDate];
  };
  // Both from one moment, because hours count whole minutes of the clock, which may change between two taps.
  const [started, finished] = [ago(40), ago(10)];
  const start = await tapped(visit, 'start', started);
  expect(await shown()).toEqual(['in_progress', undefined, visit.scheduledDate]);
  const finish = await tapped(visit, 'finish', finished);
  expect(await shown()).toEqual(['in_progress', true, undefined]);
  expect(minutesOf(await storedHours(visit.id))).toBe(90);
  expect(await answerTo(post(visit, 'take-back', start(20)))).toEqual([409, takeBackMessages.laterFirst]);
  await ok(post(visit, 'take-back', finish(20)));
  expect(await shown()).toEqual(['in_progress', undefined, visit.scheduledDate]);
  expect(await storedHours(visit.id)).toEqual([]);
  await ok(post(visit, 'take-back', start(20)));
  expect(await shown()).toEqual(['pending', undefined, visit.scheduledDate]);
});

test('a project the office started stays in progress', async () => {
  const project = await createTestProject(client);
  const visit = await ownVisit({ projectId: project.id });
  const json = { updatedAt: null, status: 'in_progress' };
  const begun = await callApi('PATCH', `/api/desk/projects/${project.id}`, { json, bearer: tokens.office });
  expect(begun.status).toBe(200);
  await ok(post(visit, 'take-back', (await tapped(visit, 'start'))(20)));
  expect((await findProject(project.id))?.status).toBe('in_progress');
});

describe('the client’s mails', () => {
  const waitUntilSent = (id: string) =>
    expect.poll(async () => (await storedMail(id)).status, { timeout: 20_000 }).toBe('sent');

  test('correct a sent “on my way” after an undo, and send it again with the next tap', async () => {
    const other = await createTestClient();
    const visit = await createTestAppointment(other, { welderId: people.welder.id, scheduledDate: ago(-30) });
    const at = ago(1);
    const takeBack = await tapped(visit, 'on-my-way', at);
    await waitUntilSent(mailId('on-my-way', visit.id, Date.parse(at)));
    await ok(post(visit, 'take-back', takeBack(30)));
    expect(await kindsTo(other.email)).toEqual(['not-on-my-way', 'on-my-way']);
    await tapped(visit, 'on-my-way', ago(0));
    expect(await kindsTo(other.email)).toEqual(['not-on-my-way', 'on-my-way', 'on-my-way']);
  });

  test('tell each change between “on my way” and “can’t do”', async () => {
    const other = await createTestClient();
    const visit = await createTestAppointment(other, { welderId: people.welder.id, scheduledDate: ago(-30) });
    const at = ago(40);
    await tapped(visit, 'on-my-way', at);
    await storeTestMail({
      id: mailId('on-my-way', visit.id, Date.parse(at)),
      kind: 'on-my-way',
      to: other.email,
      appointmentId: visit.id,
      status: 'sent',
    });
    const cannotDo = async (tappedAt: string) => {
      const body = { at: tappedAt, reason: 'Nobody at home', next: 'another-welder' };
      await ok(post(visit, 'cannot-do', body));
      return { of: 'cannot-do', tapped: tappedAt, at: secondsAfter(tappedAt, 20) };
    };
    const takeBack = await cannotDo(ago(3));
    await waitUntilSent(mailId('not-on-my-way', visit.id, Date.parse(at)));
    await ok(post(visit, 'take-back', takeBack));
    expect(await kindsTo(other.email)).toEqual(['not-on-my-way', 'on-my-way', 'on-my-way']);
    await cannotDo(ago(1));
    expect(await kindsTo(other.email)).toEqual(['not-on-my-way', 'not-on-my-way', 'on-my-way', 'on-my-way']);
  });

  test('tell that a cancelled visit is booked again', async () => {
    const other = await createTestClient();
    const scheduledDate = ownTime();
    const visit = await createTestAppointment(other, { welderId: people.welder.id, scheduledDate });
    const takeBack = await tapped(visit, 'cancel');
    await waitUntilSent(mailId('visit-cancelled', visit.id, 1));
    await ok(post(visit, 'take-back', takeBack(30)));
    expect(await kindsTo(other.email)).toEqual(['visit-booked', 'visit-cancelled']);
  });

  test('are not sent about an undo when the tap sent none', async () => {
    const other = await createTestClient();
    const visit = await createTestAppointment(other, { welderId: people.welder.id, scheduledDate: ago(-30) });
    await ok(post(visit, 'take-back', (await tapped(visit, 'on-my-way', ago(11)))(30)));
    expect(await kindsTo(other.email)).toEqual([]);
  });

  test('are withdrawn while they wait', async () => {
    const later = new Date(Date.now() + 3_600_000).toISOString();
    const [waiting, tried, leased] = [
      await storeTestMail({ dueAt: later }),
      await storeTestMail({ dueAt: later, attempts: 1 }),
      await storeTestMail({ dueAt: later, attempts: 1, leasedUntil: ago(1) }),
    ];
    const batch = await newBatch();
    expect(await withdrawMail(batch, waiting.id)).toBe(false);
    expect(await withdrawMail(batch, tried.id)).toBe(false);
    // Its sender died, perhaps after the mail server took it.
    expect(await withdrawMail(batch, leased.id)).toBe(true);
    expect(await withdrawMail(batch, randomUUID())).toBe(false);
    await batch.commit();
    const withdrawn = { status: 'withdrawn', failure: 'takenBack' };
    expect(await storedMail(waiting.id)).toMatchObject(withdrawn);
    expect(await storedMail(tried.id)).toMatchObject(withdrawn);
    expect((await storedMail(leased.id)).status).toBe('queued');
  });
});

describe('is refused', () => {
  test('to the welder after a minute, and possible for the office with a reason', async () => {
    const visit = await ownVisit();
    const takeBack = await tapped(visit, 'start');
    expect(await answerTo(post(visit, 'take-back', takeBack(61)))).toEqual([409, takeBackMessages.tooLate]);
    expect(await answerTo(post(visit, 'take-back', takeBack(20), tokens.office))).toEqual([
      400,
      takeBackMessages.reasonRequired,
    ]);
    await ok(post(visit, 'take-back', takeBack(900, { reason: 'Wrong visit' }), tokens.office));
    expect((await storedVisit(visit.id)).startedAt).toBeUndefined();
    expect(await latestChanges(visit.id, 1)).toMatchObject([
      { action: 'took back the start of', note: 'Wrong visit', actor: { role: 'office' } },
    ]);
  });

  test('for another crew member’s tap', async () => {
    const helper = await createTestStaff('welder');
    const visit = await ownVisit({ welderIds: [people.welder.id, helper.id] });
    const takeBack = await tapped(visit, 'start', ago(30), await staffToken(helper));
    expect(await answerTo(post(visit, 'take-back', takeBack(20)))).toEqual([403, takeBackMessages.notYours]);
  });

  test('for another welder’s visit', async () => {
    const visit = await ownVisit();
    const takeBack = await tapped(visit, 'start');
    expect(await answerTo(post(visit, 'take-back', takeBack(20), tokens.otherWelder))).toEqual([
      403,
      visitTapMessages.notYours,
    ]);
    expect((await storedVisit(visit.id)).startedAt).toBe(takeBack(0).tapped);
  });

  test('for a missing tap by the office, and for invalid fields', async () => {
    const visit = await ownVisit();
    const body = { of: 'start', tapped: ago(1), at: ago(0.5) };
    await ok(post(visit, 'take-back', body));
    expect(await answerTo(post(visit, 'take-back', { ...body, reason: 'Typo' }, tokens.office))).toEqual([
      409,
      takeBackMessages.gone,
    ]);
    for (const [change, sentence] of [
      [{ of: 'lunch' }, 'of must be one of on-my-way, start, finish, cancel, cannot-do, collect'],
      [{ tapped: 'now' }, visitTapMessages.time],
      [{ at: ago(15 * 24 * 60) }, visitTapMessages.tooOld],
    ] as const) {
      expect(await answerTo(post(visit, 'take-back', { ...body, ...change }))).toEqual([400, sentence]);
    }
  });

  test('for a cancelled visit whose time is taken', async () => {
    const scheduledDate = ownTime();
    const visit = await ownVisit({ scheduledDate });
    const takeBack = await tapped(visit, 'cancel');
    const json = { clientId: client.id, title: 'Rail', scheduledDate, welderIds: [people.welder.id] };
    expect((await callApi('POST', '/api/desk/appointments', { json, bearer: tokens.office })).status).toBe(
      201,
    );
    expect(await answerTo(post(visit, 'take-back', takeBack(20)))).toEqual([
      409,
      expect.stringContaining('In the way: Rail'),
    ]);
    expect((await storedVisit(visit.id)).status).toBe('cancelled');
  });
});
