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
import type { ApiSender } from '../run/api-sender.ts';
import { ask, type RouteRequest, type Said } from './route-request.ts';
import { emailOf } from './shop.ts';
import { shopId } from './shop-id.ts';

/** A client of long ago, who is there at every size of the shop. */
export const usualClient = 50;
const clientId = shopId('client', usualClient);
const projectId = shopId('project', usualClient * 5);

const quote = {
  firstName: 'Jordan',
  lastName: 'Example',
  email: 'jordan@example.com',
  phone: '(312) 555-0100',
  serviceType: 'truck',
  description: 'Cracked frame rail, needs welding on site',
  preferredContact: 'phone',
};

/**
 * What visitors and clients ask, and the calendar that somebody of the staff subscribed to.
 * @param signIn gives the cookie of a client's session
 */
export function siteRequests(signIn: (client: number) => Promise<string>, welderId: string): RouteRequest[] {
  const signedIn = (said: () => Said = () => ({})) => {
    return async (): Promise<Said> => ({ ...said(), cookie: await signIn(usualClient) });
  };
  // In turn: each of them may have only so many visits ahead.
  let bookings = 0;
  const clientToBook = () => {
    bookings += 1;
    return usualClient + (bookings % 40);
  };
  const ownVisit = async () =>
    (await createTestAppointment({ id: clientId }, { scheduledDate: ownTime() })).id;
  return [
    ask('POST /api/quotes', 201, () => ({ json: quote, key: randomUUID() })),
    ask('GET /api/clients/{email}', 200, { id: encodeURIComponent(emailOf(usualClient)) }),
    ask('GET /api/clients/{email} of nobody', 404, () => ({ id: `nobody-${randomUUID()}@example.com` })),
    ask(
      'GET /api/projects/client/{clientId}',
      200,
      signedIn(() => ({ id: clientId })),
    ),
    ask(
      'GET /api/appointments/client/{clientId}',
      200,
      signedIn(() => ({ id: clientId })),
    ),
    ask('POST /api/appointments', 201, async () => {
      const client = clientToBook();
      return {
        json: {
          clientId: shopId('client', client),
          projectId: shopId('project', client * 5),
          title: 'Heavy-Duty Truck Repairs',
          scheduledDate: ownTime(),
          duration: '60',
        },
        key: randomUUID(),
        cookie: await signIn(client),
      };
    }),
    ask(
      'POST /api/create-payment-intent',
      200,
      signedIn(() => ({ json: { amount: 500, projectId, clientId: '' }, key: randomUUID() })),
    ),
    ask('POST /api/logout', 204, signedIn()),
    ask('POST /api/me/log-out-everywhere', 204, verified),
    ask('POST /api/sign-in/code', 202, { json: { email: emailOf(usualClient) } }),
    ask(
      'GET /api/availability',
      200,
      signedIn(() => ({ query: `from=${chicagoDate(new Date())}&days=14&duration=60` })),
    ),
    ask('POST /api/appointments/{id}/move', 200, async () =>
      verified({ id: await ownVisit(), json: { scheduledDate: ownTime() } }),
    ),
    ask('POST /api/appointments/{id}/cancel', 200, async () =>
      verified({ id: await ownVisit(), json: { reason: 'Sold' } }),
    ),
    ask('GET /api/me', 200, () => verified()),
    ask('GET /api/me/export', 200, () => verified()),
    ask('GET /api/payments/client/{clientId}', 200, () => verified({ id: clientId })),
    ask('GET /api/estimates/{id}.pdf', 200, async () =>
      verified({ id: (await createTestEstimate({ id: clientId })).id }),
    ),
    ask('GET /api/invoices/{id}.pdf', 200, async () =>
      verified({ id: (await createTestInvoice({ id: clientId })).id }),
    ),
    ask('GET /api/payments/{id}/receipt.pdf', 200, async () =>
      verified({ id: (await paid(clientId, 'invoiceId', createTestInvoice)).paymentId }),
    ),
    ask('GET /api/invoices/{id}/receipt.pdf', 200, async () =>
      verified({ id: (await paid(clientId, 'invoiceId', createTestInvoice)).paperId }),
    ),
    ask('GET /api/estimates/{id}/receipt.pdf', 200, async () =>
      verified({ id: (await paid(clientId, 'estimateId', createTestEstimate)).paperId }),
    ),
    ask('GET /api/mail-preferences', 303, () => ({ query: `token=${signMailPreferences(clientId)}` })),
    ask('POST /api/mail-preferences', 200, async () => {
      const { id } = await createTestClient();
      return { query: `token=${signMailPreferences(id)}`, json: { reminders: false } };
    }),
    ask('GET /api/next-free', 200, { query: 'service=truck' }),
    ask('GET /api/calendar-feeds/{token}', 200, () => ({ id: `${signCalendarFeed(welderId, 0)}.ics` })),
    ask('GET /api/health', 200),
    ask('GET /api/special-days', 200),
    ask('GET /api/rates', 200),
    ask('GET /api/credentials', 200),
  ];
}

/** Stores a paper with a payment of it. */
async function paid(
  clientId: string,
  of: 'invoiceId' | 'estimateId',
  createPaper: typeof createTestInvoice | typeof createTestEstimate,
) {
  const { id: paperId, projectId } = await createPaper({ id: clientId });
  const payment = aPayment({ id: randomUUID(), clientId, projectId, [of]: paperId });
  await (await payments()).doc(payment.id).set(payment);
  return { paperId, paymentId: payment.id };
}

/** Signs clients of the shop in by the API, each time anew. */
export function signInWith({ send }: ApiSender): (client: number) => Promise<string> {
  return async (client) => {
    const path = `/api/clients/${encodeURIComponent(emailOf(client))}`;
    const { status, cookie, text } = await send({ method: 'GET', path });
    if (status !== 200) throw new Error(`Nobody could sign in: ${status} ${text}`);
    return cookie;
  };
}

/** The cookie of a client who has typed in the code. */
export async function verifiedCookie(client: string): Promise<string> {
  const session = { ...beginSession(client, false), verified: true as const };
  const [cookie = ''] = (await sessionCookie(session, false)).split(';', 1);
  return cookie;
}

/** Asked by the usual client after the code was typed in. */
async function verified(said: Said = {}): Promise<Said> {
  return { ...said, cookie: await verifiedCookie(clientId) };
}
