import { randomUUID } from 'node:crypto';
import { chicagoDate } from '@welding/domain/values/chicago-day';
import { payments } from '../../functions/src/data/payments.ts';
import { signCalendarFeed } from '../../functions/src/http/calendar-feed-token.ts';
import { beginSession, sessionCookie } from '../../functions/src/http/session.ts';
import { signMailPreferences } from '../../functions/src/messages/mail-preferences-token.ts';
import { aPayment } from '../../tests/support/entities.ts';
import { ownTime } from '../../tests/support/own-time.ts';
import { createTestAppointment, createTestClient } from '../../tests/support/sample.ts';
import { createTestEstimate, createTestInvoice } from '../../tests/support/sample-money.ts';
import type { ApiRequest, ApiSender } from '../api/send-request.ts';
import { emailOf, idOf } from './shop.ts';

/** A route and a request that it answers with `expected`, made anew each time: most change something. */
export type RouteRequest = {
  readonly route: string;
  readonly expected: number;
  readonly prepare: () => Promise<ApiRequest> | ApiRequest;
};

/** A client of long ago, who is there at every size of the shop. */
export const usualClient = 50;

/**
 * What visitors and clients ask, and the calendar that somebody of the staff subscribed to.
 * @param signIn gives the cookie of a client's session
 */
export function siteRequests(signIn: (client: number) => Promise<string>, welderId: string): RouteRequest[] {
  const clientId = idOf('client', usualClient);
  const ofClient = async (method: string, path: string, json?: unknown): Promise<ApiRequest> => ({
    method,
    path,
    cookie: await signIn(usualClient),
    ...(json !== undefined && { json, key: randomUUID() }),
  });
  return [
    {
      route: 'POST /api/quotes',
      expected: 201,
      prepare: () => ({ method: 'POST', path: '/api/quotes', json: quote, key: randomUUID() }),
    },
    {
      route: 'GET /api/clients/{email}',
      expected: 200,
      prepare: () => ({ method: 'GET', path: lookupPath(usualClient) }),
    },
    {
      route: 'GET /api/clients/{email} of nobody',
      expected: 404,
      prepare: () => ({ method: 'GET', path: `/api/clients/nobody-${randomUUID()}@example.com` }),
    },
    {
      route: 'GET /api/projects/client/{clientId}',
      expected: 200,
      prepare: () => ofClient('GET', `/api/projects/client/${clientId}`),
    },
    {
      route: 'GET /api/appointments/client/{clientId}',
      expected: 200,
      prepare: () => ofClient('GET', `/api/appointments/client/${clientId}`),
    },
    {
      route: 'POST /api/appointments',
      expected: 201,
      prepare: () =>
        ofClient('POST', '/api/appointments', {
          clientId,
          projectId: idOf('project', usualClient * 5),
          title: 'Heavy-Duty Truck Repairs',
          scheduledDate: ownTime(),
          duration: '60',
        }),
    },
    {
      route: 'POST /api/create-payment-intent',
      expected: 200,
      prepare: () =>
        ofClient('POST', '/api/create-payment-intent', {
          amount: 500,
          projectId: idOf('project', usualClient * 5),
          clientId: '',
        }),
    },
    { route: 'POST /api/logout', expected: 204, prepare: () => ofClient('POST', '/api/logout') },
    {
      route: 'POST /api/me/log-out-everywhere',
      expected: 204,
      prepare: () => ofClient('POST', '/api/me/log-out-everywhere'),
    },
    {
      route: 'POST /api/sign-in/code',
      expected: 202,
      prepare: () => ({ method: 'POST', path: '/api/sign-in/code', json: { email: emailOf(usualClient) } }),
    },
    {
      route: 'GET /api/availability',
      expected: 200,
      prepare: () => ofClient('GET', `/api/availability?from=${chicagoDate(new Date())}&days=14&duration=60`),
    },
    {
      route: 'POST /api/appointments/{id}/move',
      expected: 200,
      prepare: async () => asVerified(await ownVisitPath('move'), { scheduledDate: ownTime() }),
    },
    {
      route: 'POST /api/appointments/{id}/cancel',
      expected: 200,
      prepare: async () => asVerified(await ownVisitPath('cancel'), { reason: 'Sold' }),
    },
    { route: 'GET /api/me', expected: 200, prepare: () => asVerified('/api/me') },
    { route: 'GET /api/me/export', expected: 200, prepare: () => asVerified('/api/me/export') },
    {
      route: 'GET /api/payments/client/{clientId}',
      expected: 200,
      prepare: () => asVerified(`/api/payments/client/${clientId}`),
    },
    {
      route: 'GET /api/estimates/{id}.pdf',
      expected: 200,
      prepare: async () => {
        const { id } = await createTestEstimate({ id: clientId });
        return asVerified(`/api/estimates/${id}.pdf`);
      },
    },
    {
      route: 'GET /api/invoices/{id}.pdf',
      expected: 200,
      prepare: async () => {
        const { id } = await createTestInvoice({ id: clientId });
        return asVerified(`/api/invoices/${id}.pdf`);
      },
    },
    {
      route: 'GET /api/payments/{id}/receipt.pdf',
      expected: 200,
      prepare: async () => {
        const { id, projectId } = await createTestInvoice({ id: clientId });
        const payment = aPayment({ id: randomUUID(), clientId, projectId, invoiceId: id });
        await (await payments()).doc(payment.id).set(payment);
        return asVerified(`/api/payments/${payment.id}/receipt.pdf`);
      },
    },
    {
      route: 'GET /api/mail-preferences',
      expected: 303,
      prepare: () => ({ method: 'GET', path: mailPreferencesPath(clientId) }),
    },
    {
      route: 'POST /api/mail-preferences',
      expected: 200,
      prepare: async () => {
        const { id } = await createTestClient();
        return { method: 'POST', path: mailPreferencesPath(id), json: { reminders: false } };
      },
    },
    {
      route: 'GET /api/next-free',
      expected: 200,
      prepare: () => ({ method: 'GET', path: '/api/next-free?service=truck' }),
    },
    {
      route: 'GET /api/calendar-feeds/{token}',
      expected: 200,
      prepare: () => ({ method: 'GET', path: `/api/calendar-feeds/${signCalendarFeed(welderId, 0)}.ics` }),
    },
    { route: 'GET /api/health', expected: 200, prepare: () => ({ method: 'GET', path: '/api/health' }) },
    {
      route: 'GET /api/special-days',
      expected: 200,
      prepare: () => ({ method: 'GET', path: '/api/special-days' }),
    },
    { route: 'GET /api/rates', expected: 200, prepare: () => ({ method: 'GET', path: '/api/rates' }) },
  ];
}

/** Signs clients of the shop in by the API, each time anew. */
export function signInWith({ send }: ApiSender): (client: number) => Promise<string> {
  return async (client) => {
    const { status, cookie, text } = await send({ method: 'GET', path: lookupPath(client) });
    if (status !== 200) throw new Error(`Nobody could sign in: ${status} ${text}`);
    return cookie;
  };
}

/** A visit of the usual client's own, well ahead. */
async function ownVisitPath(verb: 'move' | 'cancel'): Promise<string> {
  const { id } = await createTestAppointment(
    { id: idOf('client', usualClient) },
    { scheduledDate: ownTime() },
  );
  return `/api/appointments/${id}/${verb}`;
}

/** Asked by the usual client after the code was typed in. */
async function asVerified(path: string, json?: object): Promise<ApiRequest> {
  const session = { ...beginSession(idOf('client', usualClient), false), verified: true as const };
  const [cookie = ''] = (await sessionCookie(session, false)).split(';', 1);
  return json ? { method: 'POST', path, cookie, json } : { method: 'GET', path, cookie };
}

function mailPreferencesPath(clientId: string): string {
  return `/api/mail-preferences?token=${signMailPreferences(clientId)}`;
}

function lookupPath(client: number): string {
  return `/api/clients/${encodeURIComponent(emailOf(client))}`;
}

const quote = {
  firstName: 'Jordan',
  lastName: 'Example',
  email: 'jordan@example.com',
  phone: '(312) 555-0100',
  serviceType: 'truck',
  description: 'Cracked frame rail, needs welding on site',
  preferredContact: 'phone',
};
