import { randomUUID } from 'node:crypto';
import type { AuditEntry } from '@welding/domain/entities/audit-entry';
import { describe, expect, test } from 'vitest';
import { latestChanges } from '../../functions/src/store/audit.ts';
import { kindsTo } from '../support/client-mails.ts';
import { chicagoInstant, comingDay } from '../support/coming-day.ts';
import { createTestAppointment, createTestClient, createTestProject } from '../support/sample.ts';
import { createTestStaff, deactivate } from '../support/staff.ts';
import { storedVisit } from '../support/visits.ts';
import { answerTo, callApi, signIn } from './call-api.ts';
import { visitOf } from './planned-visits.ts';
import { visitDesk } from './visit-desk.ts';

const desk = visitDesk();
const { visit, plan, change } = desk;
const tuesday = chicagoInstant(`${comingDay('Tuesday')}T09:30`).toISOString();
const wednesday = chicagoInstant(`${comingDay('Wednesday')}T13:00`).toISOString();
const historyOf = (id: string): Promise<AuditEntry[]> => latestChanges(id, 10);

describe('planning a visit', () => {
  test('stores it with the client’s contact, and records who planned it', async () => {
    const project = await createTestProject(desk.client);
    const planned = visitOf(
      await plan(
        visit({
          projectId: project.id,
          welderId: desk.people.welder.id,
          duration: '240',
          windowMinutes: 60,
          description: ' Ring twice ',
          zip: '60605',
        }),
      ),
      201,
    );
    expect(planned).toMatchObject({
      clientId: desk.client.id,
      projectId: project.id,
      welderId: desk.people.welder.id,
      title: 'Gate hinge',
      description: 'Ring twice',
      scheduledDate: tuesday,
      duration: '240',
      windowMinutes: 60,
      status: 'scheduled',
      clientName: 'Jordan Example',
      phone: '(312) 555-0100',
      address: '1400 S Michigan Ave',
      zip: '60605',
    });
    const [entry] = await historyOf(planned.id);
    expect(entry).toMatchObject({
      action: 'created',
      entity: 'appointment',
      clientId: desk.client.id,
      actor: { id: desk.people.office.id, role: 'office' },
    });
  });

  test('takes the project’s place, and never mixes the street of one place with the ZIP of another', async () => {
    const place = { address: '9 Mill Rd', zip: '60432' };
    const at = async (known: object, asked: object = {}) => {
      const { id: projectId } = await createTestProject(desk.client, known);
      const { address, zip } = visitOf(await plan(visit({ projectId, ...asked })), 201);
      return { address, zip };
    };
    expect(await at(place)).toEqual(place);
    expect(await at(place, { address: 'Yard 4' })).toEqual({ address: 'Yard 4', zip: undefined });
    expect(await at({ zip: '60432' })).toEqual({ address: '1400 S Michigan Ave', zip: '60432' });
    expect(await at({ address: 'Dock 4, Joliet IL 60432' }, { zip: '60605' })).toEqual({
      address: '1400 S Michigan Ave',
      zip: '60605',
    });
  });

  test('accepts its own address, a time outside the hours and a past one', async () => {
    const sunday = chicagoInstant(`${comingDay('Sunday')}T22:00`).toISOString();
    const planned = visitOf(await plan(visit({ scheduledDate: sunday, address: 'Yard 4' })), 201);
    expect([planned.address, planned.outsideHours]).toEqual(['Yard 4', undefined]);
    visitOf(await plan(visit({ scheduledDate: '2024-01-02T15:00:00Z' })), 201);
  });

  test('refuses fields that do not go together', async () => {
    const others = await createTestProject(await createTestClient());
    const closed = await createTestStaff('welder');
    await deactivate(closed);
    const refusals = await Promise.all([
      plan(visit({ clientId: randomUUID() })),
      plan(visit({ projectId: randomUUID() })),
      plan(visit({ projectId: others.id })),
      plan(visit({ welderId: closed.id })),
    ]);
    expect(refusals.map(({ status, text }) => [status, text])).toEqual([
      [404, 'Client not found'],
      [404, 'Project not found'],
      [400, 'This project belongs to another client'],
      [400, 'No active staff member has this id'],
    ]);
  });
});

describe('changing a visit', () => {
  test('moves it: the client sees the same visit rescheduled', async () => {
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

  test('assigns and unassigns a booked visit, and stores its contact', async () => {
    const booked = await createTestAppointment(desk.client);
    const assigned = visitOf(
      await change(booked.id, { updatedAt: null, welderId: desk.people.welder.id }),
      200,
    );
    expect(assigned).toMatchObject({ welderId: desk.people.welder.id, clientName: 'Jordan Example' });
    const { updatedAt } = assigned;
    expect(visitOf(await change(booked.id, { updatedAt, welderId: null }), 200).welderId).toBeUndefined();
  });

  test('brings back a cancelled visit with a reason for staff only', async () => {
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

  test('keeps the time and welder of a completed visit', async () => {
    const done = await createTestAppointment(desk.client, { status: 'completed' });
    expect(await answerTo(change(done.id, { updatedAt: null, scheduledDate: wednesday }))).toEqual([
      409,
      'This visit is completed. Its time and welder stay as they are',
    ]);
  });
});

describe('a change by the client', () => {
  const aChangedVisit = () =>
    createTestAppointment(desk.client, { status: 'rescheduled', changedByClient: true });

  test('is marked seen once, with the name, and changes nothing else', async () => {
    const changed = await aChangedVisit();
    const see = (bearer: string) => callApi('POST', `/api/desk/appointments/${changed.id}/seen`, { bearer });
    const seen = await see(desk.tokens.office);
    expect([seen.status, seen.json()]).toMatchObject([200, { id: changed.id, status: 'rescheduled' }]);
    const { updatedAt, ...stored } = await storedVisit(changed.id);
    expect(stored.changedByClient).toBeUndefined();
    expect(stored.scheduledDate).toBe(changed.scheduledDate);
    await see(desk.tokens.owner);
    expect((await storedVisit(changed.id)).updatedAt).toBe(updatedAt);
    expect((await historyOf(changed.id)).map(({ action, actor }) => [action, actor.name])).toEqual([
      ['opened', desk.people.office.name],
    ]);
  });

  test('needs a look again after its move is undone, like a new time the client was asked for', async () => {
    const client = await createTestClient();
    const flags = { changedByClient: true, outsideHours: true, needsTime: true };
    const { id } = await createTestAppointment(client, { ...flags, scheduledDate: tuesday });
    const moved = visitOf(await change(id, { updatedAt: null, scheduledDate: wednesday }), 200);
    expect(Object.keys(flags).filter((flag) => flag in moved)).toEqual([]);
    const undo = { updatedAt: moved.updatedAt, scheduledDate: tuesday, undoes: true };
    const undone = visitOf(await change(id, undo), 200);
    expect(undone).toMatchObject({ ...flags, scheduledDate: tuesday });
    expect(visitOf(await change(id, undo), 200)).toEqual(undone);
    expect(await kindsTo(client.email)).toEqual(['visit-moved', 'visit-needs-time']);
  });

  test('needs no look once staff cancel the visit', async () => {
    const { id } = await aChangedVisit();
    const json = { at: new Date().toISOString(), reason: 'Sick' };
    const bearer = desk.tokens.office;
    expect((await callApi('POST', `/api/desk/appointments/${id}/cancel`, { json, bearer })).status).toBe(200);
    expect((await storedVisit(id)).changedByClient).toBeUndefined();
  });
});
