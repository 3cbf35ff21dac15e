import { randomUUID } from 'node:crypto';
import { defaultSettings } from '@welding/domain/business/settings';
import type { Staff, StaffRole } from '@welding/domain/entities/staff';
import { createTestQuote } from '../../tests/support/desk.ts';
import { storeTestMail } from '../../tests/support/mails.ts';
import { createTestAppointment, createTestClient, createTestProject } from '../../tests/support/sample.ts';
import { createTestStaff } from '../../tests/support/staff.ts';
import type { ApiRequest, ApiSender } from '../api/send-request.ts';
import { idOf } from './shop.ts';
import { type RouteRequest, usualClient } from './site-requests.ts';

type Desk = {
  readonly tokens: Record<StaffRole, string>;
  readonly welder: Staff;
  readonly sender: ApiSender;
};

const usual = { id: idOf('client', usualClient) };
const usualProject = idOf('project', usualClient * 5);

/** Times given out so far; those of a shop that was counted stay booked while it is timed. */
let taken = 0;

/** What staff ask. What a request changes is made for it, so that it finds the same at every size. */
export function deskRequests({ tokens, welder, sender }: Desk): RouteRequest[] {
  const ask = (method: string, path: string, json?: unknown, role: StaffRole = 'owner'): ApiRequest => ({
    method,
    path: `/api/desk/${path}`,
    bearer: tokens[role],
    ...(json !== undefined && { json }),
    ...(method === 'POST' && { key: randomUUID() }),
  });
  const carryOut = async (request: ApiRequest) => {
    const { status, text } = await sender.send(request);
    if (status >= 300) throw new Error(`${request.path} was answered with ${status}: ${text}`);
    return JSON.parse(text);
  };
  const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const visit = () => createTestAppointment(usual, { welderId: welder.id, projectId: usualProject });
  const tap =
    (kind: string, fields: object = {}) =>
    async () =>
      ask(
        'POST',
        `appointments/${(await visit()).id}/${kind}`,
        { at: new Date().toISOString(), ...fields },
        'welder',
      );
  const failedMail = (step: string) => async () => {
    const { id } = await storeTestMail({ clientId: usual.id, status: 'failed' });
    return ask('POST', `mails/${id}/${step}`);
  };
  const project = { title: 'Frame rail', serviceType: 'truck', estimatedCost: 400 };
  const cash = { clientId: usual.id, projectId: usualProject, amount: 120, method: 'cash' };
  /** A time of the welder's that nothing else has, beyond what clients book. */
  const free = () => {
    taken += 1;
    return soon(24 * 400 + taken * 6);
  };
  const lunch = {
    welderId: welder.id,
    weekdays: [1],
    from: '05:00',
    to: '05:30',
    reason: 'Lunch',
    firstDate: '2027-01-04',
    lastDate: '2027-01-04',
  };
  const block = { welderId: welder.id, start: soon(24 * 60), end: soon(24 * 60 + 4), reason: 'Dentist' };
  const person = () => ({ email: `new-${randomUUID()}@example.com`, name: 'Nia', role: 'welder' });

  const rows: readonly (readonly [string, number, RouteRequest['prepare']])[] = [
    ['GET /api/desk/job-sheets', 200, () => ask('GET', 'job-sheets', undefined, 'welder')],
    ['GET /api/desk/me', 200, () => ask('GET', 'me')],
    ['POST /api/desk/staff', 201, () => ask('POST', 'staff', person())],
    [
      'PATCH /api/desk/staff/{uid}',
      200,
      async () => {
        const { id, updatedAt } = await createTestStaff('welder');
        return ask('PATCH', `staff/${id}`, { updatedAt, name: 'Nia Moss' });
      },
    ],
    [
      'POST /api/desk/quotes/{id}/seen',
      200,
      async () => ask('POST', `quotes/${(await createTestQuote()).id}/seen`),
    ],
    [
      'POST /api/desk/quotes/{id}/accept',
      201,
      async () => ask('POST', `quotes/${(await createTestQuote()).id}/accept`, { project }),
    ],
    [
      'POST /api/desk/quotes/{id}/close',
      200,
      async () => ask('POST', `quotes/${(await createTestQuote()).id}/close`, { reason: 'declined' }),
    ],
    [
      'POST /api/desk/quotes/{id}/reopen',
      200,
      async () => {
        const { id } = await createTestQuote();
        await carryOut(ask('POST', `quotes/${id}/accept`, { project }));
        return ask('POST', `quotes/${id}/reopen`);
      },
    ],
    [
      'POST /api/desk/clients',
      201,
      () => {
        const email = `nora-${randomUUID()}@example.com`;
        return ask('POST', 'clients', {
          firstName: 'Nora',
          lastName: 'Field',
          email,
          phone: '(312) 555-0133',
        });
      },
    ],
    [
      'PATCH /api/desk/clients/{id}',
      200,
      async () => {
        const client = await createTestClient();
        await createTestAppointment(client);
        return ask('PATCH', `clients/${client.id}`, { updatedAt: null, phone: '(312) 555-0177' });
      },
    ],
    [
      'POST /api/desk/clients/{id}/merge',
      200,
      async () => {
        const [kept, duplicate] = [await createTestClient(), await createTestClient()];
        await createTestProject(duplicate);
        return ask('POST', `clients/${kept.id}/merge`, { duplicateId: duplicate.id });
      },
    ],
    ['GET /api/desk/clients/{id}/export', 200, () => ask('GET', `clients/${usual.id}/export`)],
    [
      'POST /api/desk/clients/{id}/erase',
      200,
      async () => {
        const client = await createTestClient();
        await createTestProject(client);
        return ask('POST', `clients/${client.id}/erase`, {
          confirmation: `${client.firstName} ${client.lastName}`,
        });
      },
    ],
    ['POST /api/desk/appointments/{id}/on-my-way', 200, tap('on-my-way')],
    ['POST /api/desk/appointments/{id}/start', 200, tap('start')],
    ['POST /api/desk/appointments/{id}/finish', 200, tap('finish', { hours: 1, note: 'Two passes' })],
    ['POST /api/desk/appointments/{id}/cancel', 200, tap('cancel')],
    ['POST /api/desk/projects', 201, () => ask('POST', 'projects', { clientId: usual.id, ...project })],
    [
      'PATCH /api/desk/projects/{id}',
      200,
      async () => {
        const { id } = await createTestProject(usual);
        return ask('PATCH', `projects/${id}`, { updatedAt: null, status: 'in_progress' });
      },
    ],
    [
      'POST /api/desk/projects/{id}/notes',
      201,
      () => ask('POST', `projects/${usualProject}/notes`, { text: 'Key' }),
    ],
    [
      'POST /api/desk/appointments/{id}/notes',
      201,
      async () => ask('POST', `appointments/${(await visit()).id}/notes`, { text: 'Gate code' }, 'welder'),
    ],
    ['POST /api/desk/payments', 201, () => ask('POST', 'payments', cash)],
    [
      'POST /api/desk/payments/{id}/void',
      200,
      async () => {
        const recorded = await carryOut(ask('POST', 'payments', cash));
        return ask('POST', `payments/${recorded.id}/void`, { updatedAt: null, reason: 'Typed twice' });
      },
    ],
    ['GET /api/desk/export/clients.csv', 200, () => ask('GET', 'export/clients.csv')],
    [
      'POST /api/desk/appointments',
      201,
      () =>
        ask('POST', 'appointments', {
          clientId: usual.id,
          projectId: usualProject,
          title: 'Gate',
          scheduledDate: free(),
          welderId: welder.id,
        }),
    ],
    [
      'PATCH /api/desk/appointments/{id}',
      200,
      async () =>
        ask('PATCH', `appointments/${(await visit()).id}`, { updatedAt: null, scheduledDate: free() }),
    ],
    ['POST /api/desk/blocks', 201, () => ask('POST', 'blocks', block)],
    [
      'PATCH /api/desk/blocks/{id}',
      200,
      async () => {
        const { id, updatedAt } = await carryOut(ask('POST', 'blocks', block));
        return ask('PATCH', `blocks/${id}`, { updatedAt, removed: true });
      },
    ],
    ['POST /api/desk/recurring-blocks', 201, () => ask('POST', 'recurring-blocks', lunch)],
    [
      'PATCH /api/desk/recurring-blocks/{id}',
      200,
      async () => {
        const { id, updatedAt } = await carryOut(ask('POST', 'recurring-blocks', lunch));
        return ask('PATCH', `recurring-blocks/${id}`, { updatedAt, removed: true });
      },
    ],
    ['POST /api/desk/holds', 201, () => ask('POST', 'holds', { welderId: welder.id, start: free() })],
    [
      'DELETE /api/desk/holds/{id}',
      204,
      async () => {
        const { id, start } = await carryOut(ask('POST', 'holds', { welderId: welder.id, start: free() }));
        return ask('DELETE', `holds/${id}?${new URLSearchParams({ welderId: welder.id, start })}`);
      },
    ],
    [
      'GET /api/desk/suggestions',
      200,
      () => ask('GET', `suggestions?from=${soon(24).slice(0, 10)}&days=1&zip=60605`),
    ],
    ['GET /api/desk/calendar-feed', 200, () => ask('GET', 'calendar-feed')],
    ['POST /api/desk/calendar-feed/renew', 200, () => ask('POST', 'calendar-feed/renew')],
    [
      'POST /api/desk/mails',
      201,
      () => ask('POST', 'mails', { clientId: usual.id, subject: 'Your gate', text: 'We come on Tuesday.' }),
    ],
    ['POST /api/desk/mails/{id}/send-again', 200, failedMail('send-again')],
    ['POST /api/desk/mails/{id}/dismiss', 200, failedMail('dismiss')],
    [
      'PUT /api/desk/settings/business',
      200,
      () =>
        ask('PUT', 'settings/business', {
          ...defaultSettings,
          updatedAt: null,
          reminders: { dayBefore: '16:00', hoursBefore: 3 },
        }),
    ],
  ];
  return rows.map(([route, expected, prepare]) => ({ route, expected, prepare }));
}
