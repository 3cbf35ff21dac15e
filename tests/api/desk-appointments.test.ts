import { randomUUID } from 'node:crypto';
import { type Appointment, appointmentSchema } from '@welding/domain/entities/appointment';
import type { AuditEntry } from '@welding/domain/entities/audit-entry';
import type { Client } from '@welding/domain/entities/client';
import { type Staff, type StaffRole, staffRoles } from '@welding/domain/entities/staff';
import { beforeAll, describe, expect, test } from 'vitest';
import { latestChanges } from '../../functions/src/data/audit.ts';
import { chicagoInstant, comingDay } from '../support/coming-day.ts';
import { createTestAppointment, createTestClient, createTestProject } from '../support/sample.ts';
import { createTestStaff, deactivate, staffToken } from '../support/staff.ts';
import { type ApiAnswer, callApi, signIn } from './call-api.ts';

const people = {} as Record<StaffRole, Staff>;
const tokens = {} as Record<StaffRole, string>;
let client: Client;

beforeAll(async () => {
  client = await createTestClient({ address: '1400 S Michigan Ave' });
  for (const role of staffRoles) {
    people[role] = await createTestStaff(role);
    tokens[role] = await staffToken(people[role]);
  }
});

const tuesday = chicagoInstant(`${comingDay('Tuesday')}T09:30`).toISOString();
const wednesday = chicagoInstant(`${comingDay('Wednesday')}T13:00`).toISOString();
const visit = (overrides: object = {}) => ({
  clientId: client.id,
  title: 'Gate hinge',
  scheduledDate: tuesday,
  ...overrides,
});

type Options = { as?: StaffRole; bearer?: string | undefined; key?: string };
const call = (method: string, path: string, json: unknown, { as = 'office', key, ...other }: Options) =>
  callApi(method, path, {
    json,
    bearer: 'bearer' in other ? other.bearer : tokens[as],
    ...(key && { key }),
  });
const plan = (json: unknown, options: Options = {}) => call('POST', '/api/desk/appointments', json, options);
const change = (id: string, json: unknown, options: Options = {}) =>
  call('PATCH', `/api/desk/appointments/${id}`, json, options);

function visitOf(answer: ApiAnswer, status: number): Appointment {
  expect([answer.status, answer.status === status ? '' : answer.text]).toEqual([status, '']);
  return appointmentSchema.parse(answer.json());
}

const historyOf = (id: string): Promise<AuditEntry[]> => latestChanges(id, 10);

describe('planning a visit', () => {
  test('stores it with what the welder needs of the client, and says who did', async () => {
    const project = await createTestProject(client);
    const planned = visitOf(
      await plan(
        visit({
          projectId: project.id,
          welderId: people.welder.id,
          duration: '240',
          windowMinutes: 60,
          description: ' Ring twice ',
          zip: '60605',
        }),
      ),
      201,
    );
    expect(planned).toMatchObject({
      clientId: client.id,
      projectId: project.id,
      welderId: people.welder.id,
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
      clientId: client.id,
      actor: { id: people.office.id, role: 'office' },
    });
  });

  test('is where its project is, and never on a street of another place', async () => {
    const place = { address: '9 Mill Rd', zip: '60432' };
    const at = async (known: object, asked: object = {}) => {
      const { id: projectId } = await createTestProject(client, known);
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

  test('takes an address of its own, a time outside the hours and one that has passed', async () => {
    const sunday = chicagoInstant(`${comingDay('Sunday')}T22:00`).toISOString();
    const planned = visitOf(await plan(visit({ scheduledDate: sunday, address: 'Yard 4' })), 201);
    expect([planned.address, planned.outsideHours]).toEqual(['Yard 4', undefined]);
    visitOf(await plan(visit({ scheduledDate: '2024-01-02T15:00:00Z' })), 201);
  });

  test('does it once however often the same request comes', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 4 }, () => plan(visit(), { key })));
    const ids = answers.map((answer) => visitOf(answer, 201).id);
    expect(new Set(ids).size).toBe(1);
    expect(await historyOf(ids[0] ?? '')).toHaveLength(1);
    expect((await plan(visit({ title: 'Other' }), { key })).status).toBe(409);
  });

  test('is refused for what does not go together', async () => {
    const others = await createTestProject(await createTestClient());
    const closed = await createTestStaff('welder');
    await deactivate(closed);
    const refusals = await Promise.all([
      plan(visit({ clientId: randomUUID() })),
      plan(visit({ projectId: randomUUID() })),
      plan(visit({ projectId: others.id })),
      plan(visit({ welderId: randomUUID() })),
      plan(visit({ welderId: closed.id })),
      plan(visit({ title: '' })),
      plan(visit({ status: 'completed' })),
    ]);
    expect(refusals.map(({ status, text }) => [status, text])).toEqual([
      [404, 'Client not found'],
      [404, 'Project not found'],
      [400, 'This project belongs to another client'],
      [400, 'No active staff member has this id'],
      [400, 'No active staff member has this id'],
      [400, 'Title is required'],
      [400, 'Unknown field: status'],
    ]);
  });
});

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
    const listed = await callApi('GET', `/api/appointments/client/${client.id}`, {
      cookie: await signIn(client.email),
    });
    expect(listed.json()).toContainEqual(expect.objectContaining({ id: planned.id, status: 'rescheduled' }));
    const [entry] = await historyOf(planned.id);
    expect(entry?.changes).toContainEqual({ field: 'scheduledDate', from: tuesday, to: wednesday });
  });

  test('assigns and unassigns a visit the client booked, which gets its contact then', async () => {
    const booked = await createTestAppointment(client);
    const assigned = visitOf(await change(booked.id, { updatedAt: null, welderId: people.welder.id }), 200);
    expect(assigned).toMatchObject({ welderId: people.welder.id, clientName: 'Jordan Example' });
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
        bearer: tokens.office,
      }),
      200,
    );
    expect(cancelled.status).toBe('cancelled');
    expect(JSON.stringify(cancelled)).not.toContain(reason);
    expect((await historyOf(id))[0]).toMatchObject({ action: 'cancelled', note: reason });
    const move = await change(id, { updatedAt: cancelled.updatedAt, scheduledDate: wednesday });
    expect([move.status, move.text]).toEqual([409, 'This visit is cancelled. Bring it back first']);
    const back = await change(id, { updatedAt: cancelled.updatedAt, status: 'scheduled' });
    expect(visitOf(back, 200)).toMatchObject({ status: 'scheduled', sequence: 2 });
  });

  test('confirms a time outside the hours', async () => {
    const asked = await createTestAppointment(client, { outsideHours: true });
    const confirmed = await change(asked.id, { updatedAt: null, outsideHours: false });
    expect(visitOf(confirmed, 200).outsideHours).toBeUndefined();
  });

  test('leaves a completed one when and whose it was', async () => {
    const done = await createTestAppointment(client, { status: 'completed' });
    const answer = await change(done.id, { updatedAt: null, scheduledDate: wednesday });
    expect([answer.status, answer.text]).toEqual([
      409,
      'This visit is completed. Its time and welder stay as they are',
    ]);
  });

  test('on an older version is refused, and told who changed what', async () => {
    const { id, updatedAt } = visitOf(await plan(visit()), 201);
    visitOf(await change(id, { updatedAt, title: 'Gate' }, { as: 'owner' }), 200);
    const stale = await change(id, { updatedAt, title: 'Hinge' });
    expect([stale.status, stale.text]).toEqual([
      409,
      'Sam owner changed the title meanwhile. Please look at both versions and save again',
    ]);
  });

  test('of one that is not there, or by what is no id, version or field, is refused', async () => {
    const { id, updatedAt } = visitOf(await plan(visit()), 201);
    const answers = await Promise.all([
      change(randomUUID(), { updatedAt, title: 'X' }),
      change('1', { updatedAt, title: 'X' }),
      change(id, { title: 'X' }),
      change(id, { updatedAt, clientId: client.id }),
      change(id, { updatedAt, welderId: randomUUID() }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 400, 400, 400, 400]);
  });
});

describe('who may', () => {
  test.each(['owner', 'office'] as const)('the %s plans and changes', async (as) => {
    const { id, updatedAt } = visitOf(await plan(visit(), { as }), 201);
    visitOf(await change(id, { updatedAt, title: 'Gate' }, { as }), 200);
  });

  test('neither a welder nor somebody deactivated nor nobody nor a client', async () => {
    const { id, updatedAt } = visitOf(await plan(visit()), 201);
    const closed = await createTestStaff('owner');
    const bearer = await staffToken(closed);
    await deactivate(closed);
    const refusals = await Promise.all([
      plan(visit(), { as: 'welder' }),
      change(id, { updatedAt, title: 'X' }, { as: 'welder' }),
      plan(visit(), { bearer }),
      change(id, { updatedAt, title: 'X' }, { bearer }),
      plan(visit(), { bearer: undefined }),
      change(id, { updatedAt, title: 'X' }, { bearer: undefined }),
      callApi('POST', '/api/desk/appointments', { json: visit(), cookie: await signIn(client.email) }),
    ]);
    expect(refusals.map(({ status }) => status)).toEqual([403, 403, 403, 403, 401, 401, 401]);
  });
});
