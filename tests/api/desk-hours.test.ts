import { randomUUID } from 'node:crypto';
import type { Appointment } from '@welding/domain/entities/appointment';
import { type CrewTaps, tapsOf } from '@welding/domain/entities/crew-taps';
import { type WorkEntry, workEntrySchema } from '@welding/domain/entities/work-entry';
import { beforeAll, describe, expect, test } from 'vitest';
import { mergeClients } from '../../functions/src/clients/merge-clients.ts';
import { newBatch } from '../../functions/src/store/firestore.ts';
import { refreshHours } from '../../functions/src/time/refresh-hours.ts';
import { findWorkRates, listEntriesOfProjects } from '../../functions/src/time/work-entries.ts';
import { type DeskPeople, deskPeople, historyOf } from '../support/desk.ts';
import { setTestRate, storedEntry, storedHours } from '../support/hours.ts';
import { ownTime } from '../support/own-time.ts';
import { createTestClient, createTestProject } from '../support/sample.ts';
import { storedVisit } from '../support/visits.ts';
import { answerTo, callDesk } from './call-api.ts';
import { at, minute, tap, tappedVisit, visitOf } from './tapped-visits.ts';

let desk: DeskPeople;
let { people, tokens } = {} as DeskPeople;
beforeAll(async () => {
  desk = await deskPeople();
  ({ people, tokens } = desk);
});

const brief = (entries: readonly WorkEntry[]) =>
  entries.map(({ kind, welderId, minutes }) => ({ kind, welderId, minutes }));

describe('hours from taps', () => {
  test('are stored with the tap, once, however often and late it arrives', async () => {
    const { visit, project: own } = await tappedVisit(desk);
    await Promise.all([
      tap(tokens.welder, visit.id, 'start', { at: at(20) }),
      tap(tokens.welder, visit.id, 'finish', { at: at(80), hours: 1 }),
    ]);
    const entries = await storedHours(visit.id);
    const total = (kind: string) =>
      entries.filter((entry) => entry.kind === kind).reduce((sum, { minutes }) => sum + minutes, 0);
    expect([total('drive'), total('work')]).toEqual([20, 60]);
    expect(entries[0]).toMatchObject({
      welderId: people.welder.id,
      visitId: visit.id,
      projectId: own.id,
      clientId: visit.clientId,
      job: visit.title,
    });
    expect((await listEntriesOfProjects([own.id])).get(own.id)).toHaveLength(entries.length);
  });

  test('are kept per welder, also when the office taps for the crew', async () => {
    const other = randomUUID();
    const { visit } = await visitOf([people.welder.id, other]);
    await tap(tokens.welder, visit.id, 'start', { at: at(0) });
    await tap(tokens.office, visit.id, 'start', { at: at(10) });
    await tap(tokens.office, visit.id, 'finish', { at: at(11), hours: 1 });
    const byWelder = Map.groupBy(await storedHours(visit.id), ({ welderId }) => welderId);
    const minutesOf = (id: string) => byWelder.get(id)?.reduce((sum, { minutes }) => sum + minutes, 0);
    expect([minutesOf(people.welder.id), minutesOf(other)]).toEqual([11, 1]);
  });

  test('of taps from before the visit had a crew are created with the next tap', async () => {
    const { visit } = await visitOf([people.welder.id], { onMyWayAt: at(0), startedAt: at(5) });
    await tap(tokens.welder, visit.id, 'finish', { at: at(6), hours: 0.02 });
    const entries = await storedHours(visit.id);
    expect(entries.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(6);
  });

  test('are those entered at the finish, on the visit and the timesheet, also without a start', async () => {
    const { visit } = await visitOf([people.welder.id]);
    await tap(tokens.welder, visit.id, 'finish', { at: at(80), hours: 1.75 });
    expect(brief(await storedHours(visit.id))).toEqual([
      { kind: 'work', welderId: people.welder.id, minutes: 105 },
    ]);
    expect((await storedVisit(visit.id)).hours).toBe(1.75);
  });

  test('are removed with their rate when a tap is taken back, unless they were corrected', async () => {
    await setTestRate(people.welder.id, 30);
    const { visit } = await tappedVisit(desk);
    const tapped = await storedVisit(visit.id);
    const [drive, work] = await storedHours(visit.id);
    if (!drive || !work) throw new Error('There are no hours');
    const withTaps = async (before: Appointment, own: CrewTaps) => {
      const after = { ...before, crew: { [people.welder.id]: own } };
      const batch = await newBatch();
      await refreshHours(batch, before, after);
      await batch.commit();
      return after;
    };
    const { onMyWayAt, startedAt } = tapsOf(tapped, people.welder.id);
    const started = await withTaps(tapped, { onMyWayAt, startedAt });
    expect(await storedEntry(work.id)).toBeUndefined();
    expect([...(await findWorkRates([drive.id, work.id])).keys()]).toEqual([drive.id]);
    await callDesk(
      'PATCH',
      `work-entries/${drive.id}`,
      { updatedAt: null, removed: true, reason: 'Rode along' },
      { bearer: tokens.office },
    );
    await withTaps(started, {});
    expect(await storedHours(visit.id)).toMatchObject([{ id: drive.id, removed: true }]);
  });

  test('of an attempt end when the visit is moved or cancelled, and go on when it comes back', async () => {
    const { visit } = await visitOf([desk.people.welder.id], { scheduledDate: at(0) });
    const minutes = async () => (await storedHours(visit.id)).map(({ kind, minutes: m }) => [kind, m]);
    const change = async (json: object) => {
      const { updatedAt = null } = await storedVisit(visit.id);
      const sent = { ...json, updatedAt };
      const answer = await callDesk('PATCH', `appointments/${visit.id}`, sent, {
        bearer: desk.tokens.office,
      });
      expect([answer.status, answer.status === 200 ? '' : answer.text]).toEqual([200, '']);
    };
    await tap(desk.tokens.welder, visit.id, 'on-my-way', { at: at(0) });
    await tap(desk.tokens.welder, visit.id, 'start', { at: at(20) });
    await change({ scheduledDate: ownTime() });
    // Recorded a day later, so the hours last until the planned end.
    const first = [
      ['drive', 20],
      ['work', 40],
    ];
    expect(await minutes()).toEqual(first);
    const again = await storedVisit(visit.id);
    expect([again.onMyWayAt, again.startedAt, again.crew]).toEqual([undefined, undefined, undefined]);
    await tap(desk.tokens.welder, visit.id, 'on-my-way', { at: at(100) });
    const cancelled = { at: at(130), reason: 'Nobody was there' };
    await tap(desk.tokens.welder, visit.id, 'cancel', cancelled);
    expect(await minutes()).toEqual([...first, ['drive', 30]]);
    const takeBack = { of: 'cancel', tapped: at(130), at: at(130) };
    expect(await tap(desk.tokens.welder, visit.id, 'take-back', takeBack)).toBe(200);
    expect(await minutes()).toEqual(first);
    await tap(desk.tokens.welder, visit.id, 'cancel', cancelled);
    await change({ status: 'scheduled', reason: 'They are back' });
    await tap(desk.tokens.welder, visit.id, 'start', { at: at(200) });
    await tap(desk.tokens.welder, visit.id, 'finish', { at: at(260), hours: 1 });
    // Brought back, it keeps its taps: the drive lasts until the start.
    expect(await minutes()).toEqual([...first, ['drive', 100], ['work', 60]]);
  });

  test('follow the visit to another project and title, and its client in a merge', async () => {
    const { visit, client } = await tappedVisit(desk);
    const other = await createTestProject(client);
    const answer = await callDesk(
      'PATCH',
      `appointments/${visit.id}`,
      {
        updatedAt: (await storedVisit(visit.id)).updatedAt ?? null,
        projectId: other.id,
        title: 'Another gate',
      },
      { bearer: tokens.office },
    );
    expect(answer.status).toBe(200);
    for (const entry of await storedHours(visit.id)) {
      expect(entry).toMatchObject({ projectId: other.id, job: 'Another gate' });
    }
    const kept = await createTestClient();
    await mergeClients(kept.id, client.id, { id: 'owner', name: 'Ola', role: 'owner' });
    for (const entry of await storedHours(visit.id)) expect(entry.clientId).toBe(kept.id);
  });
});

describe('a correction', () => {
  const patch = (entry: WorkEntry, change: object, as: 'owner' | 'office' = 'office') =>
    callDesk(
      'PATCH',
      `work-entries/${entry.id}`,
      { updatedAt: entry.updatedAt ?? null, reason: 'Forgot to tap', despiteOverlap: true, ...change },
      { bearer: tokens[as] },
    );
  const entryOf = async () => {
    const { visit } = await tappedVisit(desk);
    const entry = (await storedHours(visit.id)).at(-1);
    if (!entry) throw new Error('There are no hours');
    return { entry, visit };
  };

  test('requires a reason, is in the history, and survives a taken-back tap', async () => {
    const { entry, visit } = await entryOf();
    const end = new Date(Date.parse(entry.start) + minute).toISOString();
    const answer = await patch(entry, { end });
    expect([answer.status, answer.json()]).toEqual([
      200,
      expect.objectContaining({ minutes: 1, end, reason: 'Forgot to tap', correctedBy: people.office.id }),
    ]);
    expect(answer.json()).not.toHaveProperty('rate');
    const [change] = (await historyOf(entry.id)).slice(-1);
    expect(change).toMatchObject({ action: 'corrected', entity: 'workEntry', note: 'Forgot to tap' });
    expect(change?.facts).toEqual([{ code: 'untilTime', at: end }]);
    expect((await patch(entry, { end })).json()).toEqual(answer.json());
    await tap(tokens.welder, visit.id, 'finish', { at: at(80), hours: 1 });
    expect(await storedEntry(entry.id)).toMatchObject({ minutes: 1, end });
    expect((await storedVisit(visit.id)).hours).toBe(0.02);
    expect((await patch(entry, { end: entry.end })).status).toBe(409);
  });

  test('sets the visit’s hours, also when its finish is undone and tapped again', async () => {
    const { entry, visit } = await entryOf();
    const hours = async () => (await storedVisit(visit.id)).hours;
    expect((await patch(entry, { end: at(320) })).status).toBe(200);
    expect(await hours()).toBe(5);
    const takeBack = { of: 'finish', tapped: at(80), at: at(90), reason: 'More to do' };
    expect(await tap(tokens.office, visit.id, 'take-back', takeBack)).toBe(200);
    expect(await hours()).toBeUndefined();
    expect(await tap(tokens.welder, visit.id, 'finish', { at: at(320), hours: 4 })).toBe(200);
    expect([await hours(), (await storedEntry(entry.id))?.minutes]).toEqual([5, 300]);
  });

  test('leaves out the hours of a failed attempt', async () => {
    const { visit } = await visitOf([people.welder.id]);
    const cannot = { at: at(30), reason: 'Gate is locked', next: 'another-welder' };
    await tap(tokens.welder, visit.id, 'start', { at: at(0) });
    await tap(tokens.welder, visit.id, 'cannot-do', cannot);
    await tap(tokens.welder, visit.id, 'start', { at: at(100) });
    await tap(tokens.welder, visit.id, 'finish', { at: at(220), hours: 2 });
    const [tried, work] = await storedHours(visit.id);
    if (!tried || !work) throw new Error('There are no hours');
    const hoursWith = async (entry: WorkEntry, end: string) => [
      (await patch(entry, { end })).status,
      (await storedVisit(visit.id)).hours,
    ];
    expect(await hoursWith(work, at(160))).toEqual([200, 1]);
    expect(await hoursWith(tried, at(20))).toEqual([200, 1]);
  });

  test('removes and restores hours, and refuses to correct removed ones', async () => {
    const { entry, visit } = await entryOf();
    const removed = workEntrySchema.parse((await patch(entry, { removed: true }, 'owner')).json());
    expect([removed.removed, (await storedVisit(visit.id)).hours]).toEqual([true, 0]);
    expect(await answerTo(patch(removed, { end: removed.end }))).toEqual([
      409,
      'This entry was removed. Put it back first',
    ]);
    const back = workEntrySchema.parse((await patch(removed, { removed: false })).json());
    expect([back.removed, brief([back])]).toEqual([false, brief([entry])]);
  });

  test.each([
    ['no reason', { reason: ' ' }, 'Say why'],
    ['an end before its start', { end: '2026-01-05T10:00:00Z' }, 'The end must be after the start'],
    [
      'an end in the future',
      { start: '2026-01-05T10:00:00Z', end: '2099-01-05T10:00:00Z' },
      'Hours can be entered once they are over',
    ],
    [
      'midnight in between',
      { start: '2026-01-05T10:00:00Z', end: '2026-01-06T10:00:00Z' },
      'Hours end on the day they begin. Add the rest to the next day',
    ],
    ['no time', { start: 'noon' }, 'Say from when to when, as dates and times'],
    ['a rate', { rate: 1 }, 'Unknown field: rate'],
  ])('with %s is refused', async (_name, change, sentence) => {
    const { entry } = await entryOf();
    expect(await answerTo(patch(entry, change))).toEqual([400, sentence]);
  });
});
