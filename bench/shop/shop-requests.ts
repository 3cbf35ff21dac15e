import { randomUUID } from 'node:crypto';
import { addDays, chicagoDate } from '@welding/domain/values/chicago-day';
import * as z from 'zod';
import { createTestQuote } from '../../tests/support/desk.ts';
import { ownTime } from '../../tests/support/own-time.ts';
import { createTestAppointment, createTestClient, createTestProject } from '../../tests/support/sample.ts';
import { staffToken } from '../../tests/support/staff.ts';
import { verifiedCookie } from '../../tests/support/verified-cookie.ts';
import type { ApiRequest, ApiSender } from '../run/api-sender.ts';
import type { People, RouteRequest } from './open-shop.ts';
import { emailOf, firstOldClient, shopId } from './shop.ts';

const reason = 'Measured';
const lines = [{ kind: 'labor', description: 'Welding', quantity: 2, unit: 'hour', unitPrice: 125 }];
const project = { title: 'Frame rail', serviceType: 'truck', estimatedCost: 400 };
const quote = {
  firstName: 'Jordan',
  lastName: 'Example',
  email: 'jordan@example.com',
  phone: '(312) 555-0100',
  serviceType: 'truck',
  description: 'Cracked frame rail, needs welding on site',
  preferredContact: 'phone',
};
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** The number of times used so far. A counted shop keeps them booked during the measurement. */
let taken = 0;

/** A free time of the welder, further ahead than clients book. */
function free(): string {
  taken += 1;
  return inHours(24 * 400 + taken * 6);
}

/** A request's additions to its route: its {placeholder}, query, sender and body. */
type Said = Omit<ApiRequest, 'method' | 'path'> & { readonly id?: string; readonly query?: string };
type Saying = Said | (() => Said | Promise<Said>);

function ask(route: string, expected: number, saying: Saying = {}): RouteRequest {
  const [method = '', path = ''] = route.split(' ');
  const prepare = async () => {
    const { id = '', query, ...said } = typeof saying === 'function' ? await saying() : saying;
    const filled = path.replace(/\{\w+\}/, id);
    return { ...said, method, path: query === undefined ? filled : `${filled}?${query}` };
  };
  return { route, expected, prepare };
}

const madeSchema = z.looseObject({ id: z.string(), updatedAt: z.nullish(z.string()) });

/**
 * The read routes and the daily writes of visitors, clients and staff. A request creates what it changes, so that it finds
 * the same at every size.
 * @param times two welders and their work that the shop has
 */
export async function shopRequests(
  { owner, welder }: People,
  { send }: ApiSender,
  times = 1,
): Promise<readonly RouteRequest[]> {
  const usual = firstOldClient(times) + 20;
  const clientId = shopId('client', usual);
  const projectId = shopId('project', usual * 5);
  const [ofOwner, ofWelder] = [await staffToken(owner), await staffToken(welder)];
  const by =
    (bearer: string) =>
    (route: string, expected: number, saying: Saying = {}) =>
      ask(route, expected, async () => {
        const said = typeof saying === 'function' ? await saying() : saying;
        return { bearer, ...said, ...(route.startsWith('POST') && { key: randomUUID() }) };
      });
  const [desk, byWelder] = [by(ofOwner), by(ofWelder)];
  const verified = async (said: Said = {}): Promise<Said> => ({
    ...said,
    cookie: await verifiedCookie({ id: clientId }),
  });
  /** Sends a request. @returns the created entity */
  const make = async ({ route, prepare }: RouteRequest) => {
    const { status, text } = await send(await prepare());
    if (status >= 300) throw new Error(`${route} was answered with ${status}: ${text}`);
    return madeSchema.parse(JSON.parse(text));
  };
  const of = async (made: Promise<{ readonly id: string }>, json?: unknown): Promise<Said> => ({
    id: (await made).id,
    ...(json !== undefined && { json }),
  });
  const visit = () =>
    createTestAppointment({ id: clientId }, { welderId: welder.id, projectId, scheduledDate: free() });
  const tap = (fields: object = {}) => of(visit(), { at: new Date().toISOString(), ...fields });
  const today = chicagoDate(new Date());
  const ofProject = async (fields: object): Promise<Said> => {
    const { id, clientId: whose } = await createTestProject(await createTestClient());
    return { json: { projectId: id, clientId: whose, lines, ...fields } };
  };
  const estimate = desk('POST /api/desk/estimates', 201, () => ofProject({ validUntil: addDays(today, 30) }));
  const invoice = desk('POST /api/desk/invoices', 201, () => ofProject({ dueDate: addDays(today, 14) }));
  const ownVisit = async () =>
    (await createTestAppointment({ id: clientId }, { scheduledDate: ownTime() })).id;
  // Books for clients in turn, because a client may have only a limited number of visits ahead.
  let bookings = 0;

  return [
    ask('POST /api/quotes', 201, () => ({ json: quote, key: randomUUID() })),
    ask('GET /api/clients/{email}', 200, { id: encodeURIComponent(emailOf(usual)) }),
    ask('GET /api/projects/client/{clientId}', 200, () => verified({ id: clientId })),
    ask('GET /api/appointments/client/{clientId}', 200, () => verified({ id: clientId })),
    ask('GET /api/payments/client/{clientId}', 200, () => verified({ id: clientId })),
    ask('POST /api/appointments', 201, async () => {
      bookings += 1;
      const number = usual + (bookings % 40);
      const id = shopId('client', number);
      const job = { projectId: shopId('project', number * 5), title: 'Heavy-Duty Truck Repairs' };
      return {
        json: { clientId: id, ...job, scheduledDate: ownTime(), duration: '60' },
        key: randomUUID(),
        cookie: await verifiedCookie({ id }),
      };
    }),
    ask('POST /api/appointments/{id}/move', 200, async () =>
      verified({ id: await ownVisit(), json: { scheduledDate: ownTime() } }),
    ),
    ask('POST /api/create-payment-intent', 200, () =>
      verified({ json: { amount: 500, projectId, clientId: '' }, key: randomUUID() }),
    ),
    ask('POST /api/sign-in/code', 202, { json: { email: emailOf(usual) } }),
    ask('GET /api/availability', 200, () => verified({ query: `from=${today}&days=14&duration=60` })),
    ask('GET /api/me', 200, () => verified()),
    ask('GET /api/me/export', 200, () => verified()),
    ask('GET /api/next-free', 200, { query: 'service=truck' }),
    ask('GET /api/special-days', 200),
    ask('GET /api/rates', 200),
    ask('GET /api/credentials', 200),
    ask('GET /api/health', 200),
    byWelder('GET /api/desk/job-sheets', 200),
    desk('GET /api/desk/me', 200),
    desk('GET /api/desk/projects/{id}/cost', 200, { id: projectId }),
    desk('GET /api/desk/over-plan', 200),
    desk('GET /api/desk/earnings', 200, { query: `month=${today.slice(0, 7)}` }),
    desk('GET /api/desk/timesheets', 200, { query: 'week=2026-03-09' }),
    desk('GET /api/desk/suggestions', 200, { query: `from=${addDays(today, 1)}&days=1&zip=60605` }),
    desk('GET /api/desk/calendar/move-day', 200, async () => {
      const { scheduledDate } = await visit();
      return { query: `welderId=${welder.id}&date=${chicagoDate(new Date(scheduledDate))}` };
    }),
    desk('GET /api/desk/clients/{id}/export', 200, { id: clientId }),
    desk('POST /api/desk/quotes/{id}/accept', 201, () => of(createTestQuote(), { project })),
    desk('POST /api/desk/projects', 201, { json: { clientId, ...project } }),
    desk('PATCH /api/desk/projects/{id}', 200, () =>
      of(createTestProject({ id: clientId }), { updatedAt: null, status: 'in_progress' }),
    ),
    desk('POST /api/desk/appointments', 201, () => ({
      json: { clientId, projectId, title: 'Gate', scheduledDate: free(), welderId: welder.id },
    })),
    desk('POST /api/desk/plans', 201, () => ({
      json: {
        ...{ clientId, projectId, title: 'Staircase', welderIds: [welder.id] },
        days: [{ scheduledDate: free() }, { scheduledDate: free() }],
      },
    })),
    desk('PATCH /api/desk/appointments/{id}', 200, () =>
      of(visit(), { updatedAt: null, scheduledDate: free() }),
    ),
    byWelder('POST /api/desk/appointments/{id}/on-my-way', 200, () => tap()),
    byWelder('POST /api/desk/appointments/{id}/start', 200, () => tap()),
    byWelder('POST /api/desk/appointments/{id}/finish', 200, () => tap({ hours: 1, note: 'Two passes' })),
    estimate,
    desk('POST /api/desk/estimates/{id}/send', 200, () => of(make(estimate), { updatedAt: null })),
    invoice,
    desk('POST /api/desk/invoices/{id}/send', 200, () => of(make(invoice), { updatedAt: null })),
    desk('POST /api/desk/payments', 201, { json: { clientId, projectId, amount: 120, method: 'cash' } }),
    desk('POST /api/desk/work-entries', 201, {
      json: {
        ...{ welderId: welder.id, projectId, kind: 'work', reason },
        ...{ start: '2026-03-09T15:00:00Z', end: '2026-03-09T16:00:00Z' },
      },
    }),
  ];
}
