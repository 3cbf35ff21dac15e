import { randomUUID } from 'node:crypto';
import type { AuditEntry } from '@welding/domain/entities/audit-entry';
import { describe, expect, test } from 'vitest';
import { latestChanges } from '../../functions/src/store/audit.ts';
import { chicagoInstant, comingDay } from '../support/coming-day.ts';
import { createTestClient, createTestProject } from '../support/sample.ts';
import { createTestStaff, deactivate } from '../support/staff.ts';
import { visitOf } from './planned-visits.ts';
import { visitDesk } from './visit-desk.ts';

const desk = visitDesk();
const { visit, plan } = desk;
const tuesday = chicagoInstant(`${comingDay('Tuesday')}T09:30`).toISOString();
const historyOf = (id: string): Promise<AuditEntry[]> => latestChanges(id, 10);

describe('planning a visit', () => {
  test('stores it with what the welder needs of the client, and says who did', async () => {
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

  test('is where its project is, and never on a street of another place', async () => {
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

  test('takes an address of its own, a time outside the hours and one that has passed', async () => {
    const sunday = chicagoInstant(`${comingDay('Sunday')}T22:00`).toISOString();
    const planned = visitOf(await plan(visit({ scheduledDate: sunday, address: 'Yard 4' })), 201);
    expect([planned.address, planned.outsideHours]).toEqual(['Yard 4', undefined]);
    visitOf(await plan(visit({ scheduledDate: '2024-01-02T15:00:00Z' })), 201);
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
