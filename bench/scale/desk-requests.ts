import { randomUUID } from 'node:crypto';
import { defaultSettings } from '@welding/domain/business/settings';
import type { Staff, StaffRole } from '@welding/domain/entities/staff';
import { createTestQuote } from '../../tests/support/desk.ts';
import { storeTestMail } from '../../tests/support/mails.ts';
import { createTestAppointment, createTestClient, createTestProject } from '../../tests/support/sample.ts';
import { createTestStaff } from '../../tests/support/staff.ts';
import { storeRefusedTap } from '../../tests/support/store-refused-tap.ts';
import type { ApiSender } from '../run/api-sender.ts';
import { carryOut, deskRequest, of, type RouteRequest } from './route-request.ts';
import { shopId } from './shop-id.ts';
import { usualClient } from './site-requests.ts';

type Desk = {
  readonly tokens: Record<StaffRole, string>;
  readonly welder: Staff;
  readonly sender: ApiSender;
};

const clientId = shopId('client', usualClient);
const projectId = shopId('project', usualClient * 5);
const project = { title: 'Frame rail', serviceType: 'truck', estimatedCost: 400 };
const cash = { clientId, projectId, amount: 120, method: 'cash' };
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** Times given out so far; those of a shop that was counted stay booked while it is timed. */
let taken = 0;

/** A time of the welder's that nothing else has, beyond what clients book. */
export function free(): string {
  taken += 1;
  return inHours(24 * 400 + taken * 6);
}

/** What staff ask. What a request changes is made for it, so that it finds the same at every size. */
export function deskRequests({ tokens, welder, sender }: Desk): RouteRequest[] {
  const desk = deskRequest(tokens.owner);
  const byWelder = deskRequest(tokens.welder);
  // Far ahead: the welder's Today is measured with the visits of the shop, and no others.
  const visit = () =>
    createTestAppointment({ id: clientId }, { welderId: welder.id, projectId, scheduledDate: free() });
  const failedMail = () => of(storeTestMail({ clientId, status: 'failed' }));
  const tap = (fields: object = {}) => of(visit(), { at: new Date().toISOString(), ...fields });
  const accept = (id: string) => desk('POST /api/desk/quotes/{id}/accept', 201, { id, json: { project } });
  const blocked = { welderId: welder.id, start: inHours(24 * 60), end: inHours(24 * 60 + 4) };
  const block = desk('POST /api/desk/blocks', 201, { json: { ...blocked, reason: 'Dentist' } });
  const lunch = desk('POST /api/desk/recurring-blocks', 201, {
    json: {
      welderId: welder.id,
      weekdays: [1],
      from: '05:00',
      to: '05:30',
      reason: 'Lunch',
      firstDate: '2027-01-04',
      lastDate: '2027-01-04',
    },
  });
  const payment = desk('POST /api/desk/payments', 201, { json: cash });
  const expense = desk('POST /api/desk/projects/{id}/expenses', 201, {
    id: projectId,
    json: { amount: 61.4, what: 'Square tube', paidOn: inHours(-24).slice(0, 10) },
  });
  const hold = desk('POST /api/desk/holds', 201, () => ({ json: { welderId: welder.id, start: free() } }));
  const removed = async (made: RouteRequest) => {
    const { id, updatedAt } = await carryOut(sender, made);
    return { id, json: { updatedAt, removed: true } };
  };

  return [
    byWelder('GET /api/desk/job-sheets', 200),
    desk('GET /api/desk/me', 200),
    desk('PATCH /api/desk/me', 200, { json: { language: 'en' } }),
    desk('POST /api/desk/staff', 201, () => ({
      json: { email: `new-${randomUUID()}@example.com`, name: 'Nia', role: 'welder' },
    })),
    desk('PATCH /api/desk/staff/{uid}', 200, async () => {
      const { id, updatedAt } = await createTestStaff('welder');
      return { id, json: { updatedAt, name: 'Nia Moss' } };
    }),
    desk('PUT /api/desk/staff/{id}/rate', 200, () =>
      of(createTestStaff('welder'), { updatedAt: null, rate: 30 }),
    ),
    desk('POST /api/desk/quotes/{id}/seen', 200, () => of(createTestQuote())),
    desk('POST /api/desk/quotes/{id}/accept', 201, () => of(createTestQuote(), { project })),
    desk('POST /api/desk/quotes/{id}/close', 200, () => of(createTestQuote(), { reason: 'declined' })),
    desk('POST /api/desk/quotes/{id}/reopen', 200, async () => {
      const { id } = await createTestQuote();
      await carryOut(sender, accept(id));
      return { id };
    }),
    desk('POST /api/desk/clients', 201, () => {
      const email = `nora-${randomUUID()}@example.com`;
      return { json: { firstName: 'Nora', lastName: 'Field', email, phone: '(312) 555-0133' } };
    }),
    desk('PATCH /api/desk/clients/{id}', 200, async () => {
      const client = await createTestClient();
      await createTestAppointment(client);
      return { id: client.id, json: { updatedAt: null, phone: '(312) 555-0177' } };
    }),
    desk('POST /api/desk/clients/{id}/merge', 200, async () => {
      const [kept, duplicate] = [await createTestClient(), await createTestClient()];
      await createTestProject(duplicate);
      return { id: kept.id, json: { duplicateId: duplicate.id } };
    }),
    desk('GET /api/desk/clients/{id}/export', 200, { id: clientId }),
    desk('POST /api/desk/clients/{id}/erase', 200, async () => {
      const client = await createTestClient();
      await createTestProject(client);
      return { id: client.id, json: { confirmation: `${client.firstName} ${client.lastName}` } };
    }),
    byWelder('POST /api/desk/appointments/{id}/on-my-way', 200, () => tap()),
    byWelder('POST /api/desk/appointments/{id}/start', 200, () => tap()),
    byWelder('POST /api/desk/appointments/{id}/finish', 200, () => tap({ hours: 1, note: 'Two passes' })),
    byWelder('POST /api/desk/appointments/{id}/cancel', 200, () => tap()),
    desk('POST /api/desk/projects', 201, { json: { clientId, ...project } }),
    desk('PATCH /api/desk/projects/{id}', 200, () =>
      of(createTestProject({ id: clientId }), { updatedAt: null, status: 'in_progress' }),
    ),
    desk('POST /api/desk/projects/{id}/notes', 201, { id: projectId, json: { text: 'Key' } }),
    expense,
    desk('PATCH /api/desk/expenses/{id}', 200, () =>
      of(carryOut(sender, expense), { updatedAt: null, removed: true }),
    ),
    desk('GET /api/desk/projects/{id}/cost', 200, { id: projectId }),
    desk('GET /api/desk/over-plan', 200),
    desk('GET /api/desk/earnings', 200, { query: `month=${inHours(0).slice(0, 7)}` }),
    byWelder('POST /api/desk/appointments/{id}/notes', 201, () => of(visit(), { text: 'Gate code' })),
    payment,
    desk('POST /api/desk/payments/{id}/void', 200, () =>
      of(carryOut(sender, payment), { updatedAt: null, reason: 'Typed twice' }),
    ),
    desk('GET /api/desk/export/clients.csv', 200),
    desk('POST /api/desk/appointments', 201, () => ({
      json: { clientId, projectId, title: 'Gate', scheduledDate: free(), welderId: welder.id },
    })),
    desk('PATCH /api/desk/appointments/{id}', 200, () =>
      of(visit(), { updatedAt: null, scheduledDate: free() }),
    ),
    block,
    desk('PATCH /api/desk/blocks/{id}', 200, () => removed(block)),
    lunch,
    desk('PATCH /api/desk/recurring-blocks/{id}', 200, () => removed(lunch)),
    hold,
    desk('DELETE /api/desk/holds/{id}', 204, async () => {
      const { id, start = '' } = await carryOut(sender, hold);
      return { id, query: `${new URLSearchParams({ welderId: welder.id, start })}` };
    }),
    desk('GET /api/desk/suggestions', 200, {
      query: `from=${inHours(24).slice(0, 10)}&days=1&zip=60605`,
    }),
    desk('GET /api/desk/calendar-feed', 200),
    desk('POST /api/desk/calendar-feed/renew', 200),
    desk('POST /api/desk/mails', 201, {
      json: { clientId, subject: 'Your gate', text: 'We come on Tuesday.' },
    }),
    desk('POST /api/desk/mails/{id}/send-again', 200, failedMail),
    desk('POST /api/desk/mails/{id}/dismiss', 200, failedMail),
    desk('POST /api/desk/refused-taps/{id}/seen', 204, async () => of(storeRefusedTap(await visit()))),
    desk('PUT /api/desk/settings/business', 200, {
      json: { ...defaultSettings, updatedAt: null, reminders: { dayBefore: '16:00', hoursBefore: 3 } },
    }),
  ];
}
