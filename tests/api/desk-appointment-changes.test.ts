import type { AuditEntry } from '@welding/domain/entities/audit-entry';
import { describe, expect, test } from 'vitest';
import { latestChanges } from '../../functions/src/store/audit.ts';
import { chicagoInstant, comingDay } from '../support/coming-day.ts';
import { createTestAppointment } from '../support/sample.ts';
import { answerTo, callApi, signIn } from './call-api.ts';
import { visitOf } from './planned-visits.ts';
import { visitDesk } from './visit-desk.ts';

const desk = visitDesk();
const { visit, plan, change } = desk;
const tuesday = chicagoInstant(`${comingDay('Tuesday')}T09:30`).toISOString();
const wednesday = chicagoInstant(`${comingDay('Wednesday')}T13:00`).toISOString();
const historyOf = (id: string): Promise<AuditEntry[]> => latestChanges(id, 10);

describe('changing a visit', () => {
  test('moves it: the client sees the same visit, rescheduled', async () => {
    const planned = visitOf(await plan(visit()), 201);
    const moved = visitOf(
      await change(planned.id, { updatedAt: planned.updatedAt, scheduledDate: wednesday, duration: '120' }),
      200,
    );
    expect(moved).toMatchObject({
      id: planned.id,
      scheduledDate: wednesday,
      status: 'rescheduled',
      sequence: 1,
    });
    const listed = await callApi('GET', `/api/appointments/client/${desk.client.id}`, {
      cookie: await signIn(desk.client.email),
    });
    expect(listed.json()).toContainEqual(expect.objectContaining({ id: planned.id, status: 'rescheduled' }));
    const [entry] = await historyOf(planned.id);
    expect(entry?.changes).toContainEqual({ field: 'scheduledDate', from: tuesday, to: wednesday });
  });

  test('assigns and unassigns a visit the client booked, which gets its contact then', async () => {
    const booked = await createTestAppointment(desk.client);
    const assigned = visitOf(
      await change(booked.id, { updatedAt: null, welderId: desk.people.welder.id }),
      200,
    );
    expect(assigned).toMatchObject({ welderId: desk.people.welder.id, clientName: 'Jordan Example' });
    const { updatedAt } = assigned;
    expect(visitOf(await change(booked.id, { updatedAt, welderId: null }), 200).welderId).toBeUndefined();
  });

  test('brings back what was cancelled, for a reason that only staff see', async () => {
    const { id, updatedAt } = visitOf(await plan(visit()), 201);
    expect((await change(id, { updatedAt, status: 'cancelled' })).text).toBe(
      'Status can only be set to scheduled',
    );
    const reason = 'Machine was sold';
    const cancelled = visitOf(
      await callApi('POST', `/api/desk/appointments/${id}/cancel`, {
        json: { at: new Date().toISOString(), reason },
        bearer: desk.tokens.office,
      }),
      200,
    );
    expect(cancelled.status).toBe('cancelled');
    expect(JSON.stringify(cancelled)).not.toContain(reason);
    expect((await historyOf(id))[0]).toMatchObject({ action: 'cancelled', note: reason });
    expect(await answerTo(change(id, { updatedAt: cancelled.updatedAt, scheduledDate: wednesday }))).toEqual([
      409,
      'This visit is cancelled. Bring it back first',
    ]);
    const back = await change(id, { updatedAt: cancelled.updatedAt, status: 'scheduled' });
    expect(visitOf(back, 200)).toMatchObject({ status: 'scheduled', sequence: 2 });
  });

  test('confirms a time outside the hours', async () => {
    const asked = await createTestAppointment(desk.client, { outsideHours: true });
    const confirmed = await change(asked.id, { updatedAt: null, outsideHours: false });
    expect(visitOf(confirmed, 200).outsideHours).toBeUndefined();
  });

  test('leaves a completed one when and whose it was', async () => {
    const done = await createTestAppointment(desk.client, { status: 'completed' });
    expect(await answerTo(change(done.id, { updatedAt: null, scheduledDate: wednesday }))).toEqual([
      409,
      'This visit is completed. Its time and welder stay as they are',
    ]);
  });
});
