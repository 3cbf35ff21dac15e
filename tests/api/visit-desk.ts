import type { Client } from '@welding/domain/entities/client';
import type { StaffRole } from '@welding/domain/entities/staff';
import { beforeAll } from 'vitest';
import { chicagoInstant, comingDay } from '../support/coming-day.ts';
import { type DeskPeople, deskPeople } from '../support/desk.ts';
import { createTestClient } from '../support/sample.ts';
import { callApi } from './call-api.ts';

/** The role that calls the desk, or a `bearer` instead of the role's token. */
type Asking = { as?: StaffRole; bearer?: string | undefined; key?: string };

/** For test files that plan and change visits: staff of each role, and a client with an address. */
export function visitDesk() {
  let desk: DeskPeople;
  let client: Client;
  beforeAll(async () => {
    [desk, client] = await Promise.all([deskPeople(), createTestClient({ address: '1400 S Michigan Ave' })]);
  });
  const call = (method: string, path: string, json: unknown, { as = 'office', key, ...other }: Asking) =>
    callApi(method, path, {
      json,
      bearer: 'bearer' in other ? other.bearer : desk.tokens[as],
      ...(key && { key }),
    });
  return {
    get people() {
      return desk.people;
    },
    get tokens() {
      return desk.tokens;
    },
    get client() {
      return client;
    },
    /** The body of a visit on a coming Tuesday. */
    visit: (overrides: object = {}) => ({
      clientId: client.id,
      title: 'Gate hinge',
      scheduledDate: chicagoInstant(`${comingDay('Tuesday')}T09:30`).toISOString(),
      ...overrides,
    }),
    plan: (json: unknown, asking: Asking = {}) => call('POST', '/api/desk/appointments', json, asking),
    change: (id: string, json: unknown, asking: Asking = {}) =>
      call('PATCH', `/api/desk/appointments/${id}`, json, asking),
  };
}
