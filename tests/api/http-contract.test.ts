import { randomUUID } from 'node:crypto';
import { type Client, contactRoles } from '@welding/domain/entities/client';
import { contactAccessOf } from '@welding/domain/entities/client-names';
import { signatureUrl } from '@welding/domain/entities/estimate-requests';
import { expenseMessages } from '@welding/domain/entities/expense';
import { visitTapMessages } from '@welding/domain/entities/visit-tap';
import { apiMessages } from '@welding/domain/messages';
import { getFirestore } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../../functions/src/app/every-route.ts';
import { clients as storedClients } from '../../functions/src/clients/clients.ts';
import { type DeskPeople, deskPeople } from '../support/desk.ts';
import { pngPicture } from '../support/pictures.ts';
import { createProvenClient, createTestClient, createTestProject } from '../support/sample.ts';
import { createTestStaff } from '../support/staff.ts';
import { verifiedCookie } from '../support/verified-cookie.ts';
import { answerTo, type CallOptions, callApi, signIn } from './call-api.ts';
import { validBodies } from './valid-bodies.ts';

/** The callers of each route outside the desk (desk-roles.test.ts has the desk's). */
const everybodys = [
  'GET /api/health',
  'POST /api/client-errors',
  'POST /api/quotes',
  'POST /api/quotes/:id/photos',
  'GET /api/special-days',
  'GET /api/next-free',
  'GET /api/rates',
  'GET /api/credentials',
  'GET /api/work',
  'GET /api/work/:id/:file',
  'GET /api/mail-preferences',
  'POST /api/mail-preferences',
  'GET /api/calendar-feeds/:token',
  'POST /api/paper-links',
  'POST /api/create-payment-intent',
  'POST /api/sign-in/keep-email',
  'POST /api/sign-in/code',
  'POST /api/sign-in/verify',
  'POST /api/staff-password',
  'GET /api/clients/:email',
  'GET /api/push-devices/key',
  'DELETE /api/push-devices',
  'POST /api/logout',
  'POST /api/stripe/webhook',
];
const clients = [
  'GET /api/projects/client/:clientId',
  'GET /api/appointments/client/:clientId',
  'GET /api/availability',
  'POST /api/appointments',
];
const verifiedClients = [
  'GET /api/me',
  'PATCH /api/me',
  'GET /api/me/export',
  'POST /api/me/email',
  'GET /api/me/contact',
  'POST /api/me/log-out-everywhere',
  'GET /api/payments/client/:clientId',
  'GET /api/projects/:id/timeline',
  'GET /api/projects/:id/work',
  'POST /api/projects/:id/work-consent',
  'POST /api/projects/:id/review',
  'POST /api/projects/:id/review-consent',
  'POST /api/appointments/:id/move',
  'POST /api/appointments/:id/cancel',
  'POST /api/estimates/:id/approve',
  'POST /api/estimates/:id/decline',
  'POST /api/estimates/:id/question',
  'POST /api/estimates/:id/seen',
  'GET /api/estimates/:id.pdf',
  'GET /api/invoices/:id.pdf',
  'GET /api/payments/:id/receipt.pdf',
  'GET /api/estimates/:id/receipt.pdf',
  'GET /api/invoices/:id/receipt.pdf',
  'GET /api/photos/:id',
  'POST /api/push-devices',
];

/** The routes for contacts, with the roles of which they need one. */
const all = contactRoles;
const contactsMay: Readonly<Record<string, readonly string[]>> = {
  'GET /api/me/contact': [...all, 'none'],
  'POST /api/me/log-out-everywhere': [...all, 'none'],
  'GET /api/projects/client/:clientId': ['estimates', 'invoices', 'visits'],
  'GET /api/projects/:id/timeline': ['estimates', 'invoices', 'visits'],
  'GET /api/appointments/client/:clientId': ['visits', 'gate'],
  'GET /api/availability': ['visits'],
  'POST /api/appointments': ['visits'],
  'POST /api/appointments/:id/move': ['visits'],
  'POST /api/appointments/:id/cancel': ['visits'],
  'GET /api/photos/:id': ['visits'],
  'POST /api/estimates/:id/approve': ['estimates'],
  'POST /api/estimates/:id/decline': ['estimates'],
  'POST /api/estimates/:id/question': ['estimates'],
  'POST /api/estimates/:id/seen': ['estimates'],
  'GET /api/estimates/:id.pdf': ['estimates'],
  'GET /api/estimates/:id/receipt.pdf': ['invoices'],
  'GET /api/invoices/:id.pdf': ['invoices'],
  'GET /api/invoices/:id/receipt.pdf': ['invoices'],
  'GET /api/payments/client/:clientId': ['invoices'],
  'GET /api/payments/:id/receipt.pdf': ['invoices'],
};

type Place = { readonly method: string; readonly path: string };
const nameOf = ({ method, path }: Place) => `${method} ${path}`;
const isDesk = ({ path }: Place) => path.startsWith('/api/desk/');

let desk: DeskPeople;
let client: Client;
let cookie: string;
let bodies: ReturnType<typeof validBodies>;
beforeAll(async () => {
  [desk, client] = await Promise.all([deskPeople(), createProvenClient()]);
  cookie = await verifiedCookie(client);
  bodies = validBodies(client.id, { projectId: randomUUID(), welderId: desk.people.welder.id });
});

/** Calls a route as a permitted caller, with a valid body and unknown ids. */
function call(
  { method, path }: Place,
  { clientId = client.id, ...options }: CallOptions & { clientId?: string } = {},
  id: string = randomUUID(),
) {
  const address = path
    .replace(':clientId', clientId)
    .replace(':list', 'before')
    .replace(':file', 'payments.csv')
    .replace(/:\w+/, id);
  const json = method === 'GET' ? undefined : (bodies[path] ?? {});
  const who = isDesk({ method, path }) ? { bearer: desk.tokens.owner } : { cookie };
  return callApi(method, address, { ...who, ...(json && { json }), ...options });
}

test('every route has its callers listed here or in desk-roles', () => {
  const named = [...everybodys, ...clients, ...verifiedClients];
  expect(
    routes
      .filter((route) => !isDesk(route))
      .map(nameOf)
      .toSorted(),
  ).toEqual(named.toSorted());
});

describe.each(routes.filter((route) => [...clients, ...verifiedClients].includes(nameOf(route))))(
  '$method $path',
  (route) => {
    test('requires a valid session', async () => {
      const gone = await createTestClient();
      const [ofGone, ended] = [await verifiedCookie(gone), await verifiedCookie(client)];
      await getFirestore().collection('clients').doc(gone.id).delete();
      await callApi('POST', '/api/logout', { cookie: ended });
      for (const sent of [undefined, '__session=nonsense', ofGone, ended])
        expect(await answerTo(call(route, { cookie: sent }))).toEqual([401, apiMessages.noSession]);
    });

    test('refuses a page that shows another client', async () => {
      expect(await answerTo(call(route, { shownClient: randomUUID() }))).toEqual([
        409,
        apiMessages.otherClient,
      ]);
    });

    test(`is ${verifiedClients.includes(nameOf(route)) ? 'closed' : 'open'} to an unproven email`, async () => {
      const { status } = await call(route, { cookie: await signIn(client.email) });
      expect(status === 403).toBe(verifiedClients.includes(nameOf(route)));
    });

    test('is open to contacts by role, while they are contacts', async () => {
      const company = await createProvenClient();
      const contacts = [...all, 'none' as const].map((role) => ({
        ...{ id: randomUUID(), firstName: role, lastName: '', email: `${role}-${randomUUID()}@example.com` },
        roles: role === 'none' ? [] : [role],
      }));
      const store = async (stored: typeof contacts) =>
        (await storedClients())
          .doc(company.id)
          .update(await storedClients.encodeUpdate({ contacts: stored, ...contactAccessOf(stored, {}, 1) }));
      await store(contacts);
      const cookies = await Promise.all(contacts.map(({ id }) => verifiedCookie(company, id)));
      const open: string[] = [];
      for (const [index, { firstName }] of contacts.entries()) {
        const { status, text } = await call(route, { cookie: cookies[index], clientId: company.id });
        if (text !== apiMessages.contactMayNot) open.push(firstName);
        else expect(status).toBe(403);
      }
      expect(open).toEqual(contactsMay[nameOf(route)] ?? []);
      await store([]);
      expect(await answerTo(call(route, { cookie: cookies[0] }))).toEqual([401, apiMessages.noSession]);
    });
  },
);

describe.each(routes.filter(({ path }) => path.includes(':clientId')))(
  '$method $path',
  ({ method, path }) => {
    const ask = (id: string, query = '') =>
      callApi(method, `${path.replace(':clientId', id)}${query}`, { cookie });

    test('is for the client’s own id only, and refuses invalid ids', async () => {
      const other = await createTestClient();
      for (const id of [other.id, randomUUID()])
        expect(await answerTo(ask(id))).toEqual([403, apiMessages.notYours]);
      for (const id of ['1', '%00']) expect((await ask(id)).status).toBe(400);
    });

    test.each(['yesterday', '2026-03-01', '', '9999-12-31T23:59:59-12:00', '0000-01-01T00:00:00Z'])(
      'refuses the time %j',
      async (before) => {
        expect(await answerTo(ask(client.id, `?before=${encodeURIComponent(before)}`))).toEqual([
          400,
          'before must be a time as ISO 8601, like 2026-11-22T15:00:00Z',
        ]);
      },
    );
  },
);

/** Routes that need something else before they look up the id. */
const otherwise: Readonly<Record<string, number>> = {
  'POST /api/quotes/:id/photos': 403,
  'DELETE /api/desk/holds/:id': 400,
  'GET /api/desk/estimates/:id/mail': 400,
  'POST /api/desk/estimates/:id/mail': 400,
  'GET /api/desk/invoices/:id/mail': 400,
  'POST /api/desk/invoices/:id/mail': 400,
  'GET /api/desk/quotes/:id/accept-mail': 400,
  'POST /api/desk/projects/:id/photos/:list': 400,
  'POST /api/desk/photos/:id/caption': 400,
  'POST /api/desk/photos/:id/remove': 400,
  'POST /api/desk/photos/:id/restore': 400,
  'PATCH /api/desk/estimate-templates/:id': 400,
  'PATCH /api/desk/staff/:id': 400,
};
describe.each(routes.filter(({ path }) => /:id\b/.test(path)))('$method $path', (route) => {
  test('is 404 for an unknown id, and 400 for an invalid one', async () => {
    expect((await call(route)).status).toBe(otherwise[nameOf(route)] ?? 404);
    expect((await call(route, {}, 'a.b')).status).toBe(route.path.includes('/mails/') ? 404 : 400);
  });
});

/** Optional fields of valid bodies. All others are required. */
const optional: Readonly<Record<string, readonly string[]>> = {
  '/api/desk/appointments/:id/extra-work': ['agreedBefore', 'pamphlet'],
  '/api/client-errors': ['stack'],
  '/api/quotes': ['preferredContact', 'zip', 'address', 'intake', 'priceRange', 'foundBy'],
  '/api/create-payment-intent': ['projectId', 'clientId'],
  '/api/sign-in/code': ['email'],
  '/api/sign-in/verify': ['email'],
  '/api/appointments/:id/cancel': ['reason'],
  '/api/estimates/:id/approve': ['pamphlet'],
  '/api/estimates/:id/decline': ['reason', 'declinedFor'],
  '/api/push-devices': ['expirationTime'],
  '/api/me': ['firstName', 'lastName', 'email', 'phone', 'address'],
  '/api/desk/appointments': ['projectId'],
  '/api/desk/appointments/:id': ['title', 'scheduledDate', 'duration', 'windowMinutes'],
  '/api/desk/appointments/:id/finish': ['note', 'amountToCollect'],
  '/api/desk/appointments/:id/cancel': ['reason'],
  '/api/desk/appointments/:id/take-back': ['reason'],
  '/api/desk/appointments/:id/collect': ['reference'],
  '/api/desk/blocks/:id': ['start', 'end', 'reason', 'removed'],
  '/api/desk/recurring-blocks': ['lastDate'],
  '/api/desk/recurring-blocks/:id': ['firstDate', 'lastDate', 'removed'],
  '/api/desk/calendar/move-day': ['block'],
  '/api/projects/:id/review': ['town'],
  '/api/desk/projects/:id/work': ['town', 'caption'],
  '/api/desk/reviews/:id': ['answer'],
  '/api/desk/clients/:id': [
    ...['phone', 'reminders', 'language', 'note', 'company', 'billingAddress'],
    ...['dueDays', 'taxExempt', 'asksPo', 'contacts', 'stopped'],
  ],
  '/api/desk/estimates': ['changeOf', 'deposit', 'terms', 'poNumber'],
  '/api/desk/estimates/:id': ['deposit', 'terms', 'poNumber'],
  '/api/desk/estimates/:id/answered': ['answer'],
  '/api/desk/estimates/:id/sign': ['at', 'poNumber'],
  '/api/desk/estimates/:id/approved-by-phone': ['poNumber'],
  '/api/desk/estimates/:id/copy': ['clientId', 'projectId'],
  '/api/desk/invoices': ['discount', 'taxRate', 'poNumber'],
  '/api/desk/invoices/:id': ['discount', 'taxRate', 'poNumber'],
  '/api/desk/invoices/:id/send': ['aboveAgreed'],
  '/api/desk/payments': ['paidOn'],
  '/api/desk/payments/:id/refund': ['method', 'lowerBill'],
  '/api/desk/plans': ['projectId'],
  '/api/desk/price-book': ['unit', 'cost'],
  '/api/desk/price-book/:id': ['unitPrice', 'cost', 'active'],
  '/api/desk/projects': ['scheduledDate'],
  '/api/desk/projects/:id': ['title', 'scheduledDate', 'status', 'reason'],
  '/api/desk/quotes/:id/accept': ['clientId', 'tell'],
  '/api/desk/work-entries': ['despiteOverlap'],
  '/api/desk/work-entries/:id': ['start', 'end', 'despiteOverlap'],
};

// Made once for the names only, because each uses up times of the year.
const known = validBodies('');
/** A mail's link is checked before the body. */
const withBody = routes.filter(
  ({ method, path }) => method !== 'GET' && path in known && path !== '/api/mail-preferences',
);
describe.each(withBody)('the body of $method $path', (route) => {
  const body = () => bodies[route.path] ?? {};

  test('is accepted where it is valid', async () => {
    const { status, text } = await call(route);
    expect([status, text]).not.toEqual([400, text]);
  });

  test('is refused with an unknown field, a wrong type, or a missing required field', async () => {
    expect(await answerTo(call(route, { json: { ...body(), surprise: 1 } }))).toEqual([
      400,
      'Unknown field: surprise',
    ]);
    for (const field of Object.keys(body())) {
      const ofOtherKind = await call(route, { json: { ...body(), [field]: { surprise: 1 } } });
      expect(ofOtherKind.status, field).toBe(400);
      const { [field]: _, ...without } = body();
      if (optional[route.path]?.includes(field)) continue;
      expect((await call(route, { json: without })).status, `without ${field}`).toBe(400);
    }
  });
});

const ahead = (ms: number) => new Date(Date.now() + ms).toISOString();
const dayMs = 86_400_000;
const inTwoDays = ahead(2 * dayMs).slice(0, 10);
const amount = 'Amount must be between $1.00 and $999,999.99';
const range = 'A price range must be two amounts in whole dollars, the lower one first';
const noWelder = 'No active staff member has this id';
const signature = 'The signature must be a PNG image of at most 60 kB';
const png = pngPicture().toString('base64');
const brokenPng = pngPicture(10, 10).fill(0x41, 43, 48).toString('base64');
const line = (fields: object) => ({
  lines: [{ kind: 'labor', description: 'Weld', quantity: 1, unitPrice: 5, ...fields }],
});

/** Invalid changes of a body, and the message for each. The schemas' tests cover each field further. */
const refused: Readonly<Record<string, readonly [change: object, sentence: string][]>> = {
  'POST /api/quotes': [
    [{ firstName: 'Jordan\nBcc: everybody' }, 'First name must be on one line'],
    [{ lastName: 'x'.repeat(101) }, 'Last name must be at most 100 characters'],
    [{ phone: '1'.repeat(31) }, 'Phone number must be at most 30 characters'],
    [{ description: 'x'.repeat(5001) }, 'Project details must be at most 5000 characters'],
    [{ intake: { color: 'red' } }, 'Unknown field: intake.color'],
    [{ priceRange: { low: 500, high: 300 } }, range],
    [{ priceRange: { low: -1, high: 300 } }, range],
    [{ priceRange: { low: 300, high: 1e9 } }, range],
  ],
  'POST /api/appointments': [
    [{ title: 'Truck\r\nBEGIN:VEVENT' }, 'Title must be on one line'],
    [{ title: 'x'.repeat(201) }, 'Title must be at most 200 characters'],
    [{ scheduledDate: '2099-02-30T09:00:00Z' }, 'Date and time is required'],
    [{ duration: '90' }, 'Duration must be 30, 60, 120, 240 or 480 minutes'],
    [{ projectId: 'x' }, 'Project must be one of yours'],
  ],
  'POST /api/client-errors': [
    [{ message: '' }, 'Message is required'],
    [{ message: 'x'.repeat(501) }, 'Message must be at most 500 characters'],
    [{ stack: 7 }, 'Stack must be text'],
    [{ app: 'shop' }, 'App must be site, portal or desk'],
    [{ build: 'a b' }, 'Build must be the name of a file'],
  ],
  'PATCH /api/me': [
    [{ email: 'jordan' }, 'Valid email is required'],
    [{ firstName: ' ' }, 'First name is required'],
    [{ phone: '555' }, 'Valid phone number is required'],
  ],
  'POST /api/desk/clients': [
    [{ email: 'nora' }, 'Valid email is required'],
    [{ firstName: ' ' }, 'First name is required'],
    [{ phone: '555' }, 'Valid phone number is required'],
  ],
  'PATCH /api/desk/clients/:id': [
    [{ language: 'fr' }, 'Language must be en or es'],
    [{ dueDays: 200 }, 'Payment terms must be a whole number from 0 to 180'],
    [{ taxExempt: { number: ' ' } }, 'Please enter the number of the exemption certificate'],
    [{ asksPo: 'yes' }, 'Asks for a PO number must be true or false'],
  ],
  'POST /api/desk/appointments': [
    [{ title: '' }, 'Title is required'],
    [{ projectId: undefined, welderId: randomUUID() }, noWelder],
  ],
  'POST /api/desk/blocks': [
    [{ end: '2020-01-01T00:00:00Z' }, 'The end must be after the start'],
    [{ end: '2099-01-01T00:00:00Z' }, 'A block lasts at most 31 days. Make a second one for the rest'],
    [{ reason: ' ' }, 'Reason is required'],
    [{ start: 'soon' }, 'Start is required'],
    [{ welderId: randomUUID() }, noWelder],
  ],
  'POST /api/desk/recurring-blocks': [
    [{ weekdays: [] }, 'Choose at least one weekday'],
    [{ weekdays: [7] }, 'Choose at least one weekday'],
    [{ weekdays: [1, 1] }, 'Choose each weekday once'],
    [{ to: '07:00' }, 'The end must be after the start'],
    [{ from: '9' }, 'A time of day must be HH:mm'],
    [{ firstDate: '2026-02-30' }, 'Date must be YYYY-MM-DD'],
    [{ lastDate: '2026-01-01' }, 'The last day must not be earlier than the first'],
    [{ welderId: randomUUID() }, noWelder],
  ],
  'POST /api/desk/appointments/:id/collect': [
    [{ amount: 0.5 }, amount],
    [{ amount: 10.005 }, 'Amount must have at most two decimals'],
    [{ method: 'card' }, 'Method must be cash or check'],
    [{ tappedAt: 'now' }, visitTapMessages.time],
    [{ tappedAt: ahead(600_000) }, visitTapMessages.ahead],
    [{ tappedAt: ahead(-15 * dayMs) }, visitTapMessages.tooOld],
  ],
  'POST /api/desk/estimates': [
    [{ lines: [] }, 'At least one line is required'],
    [line({ quantity: 0 }), 'Quantity must be between 0.01 and 99,999.99, with at most two decimals'],
    [line({ description: ' ' }), 'Description is required'],
    [line({ quantity: 99_999, unitPrice: 99_999_999 }), 'The total is too large'],
    [{ taxRate: 31 }, 'Sales tax must be between 0 and 30 percent, with at most three decimals'],
    [
      { deposit: { kind: 'percent', value: 101 } },
      'Deposit must be between 0 and 100 percent, with at most three decimals',
    ],
    [{ validUntil: '2027-02-30' }, 'Expiration date must be a day of the calendar'],
    [{ projectId: 'none' }, 'Project is required'],
  ],
  'POST /api/desk/invoices': [
    [{ dueDate: 'soon' }, 'Due date must be a day of the calendar'],
    [{ lines: [] }, 'At least one line is required'],
    [line({ includedTax: { tax: 6, of: 5 } }), 'The sales tax in a price can’t be more than the price'],
  ],
  'POST /api/desk/invoices/:id/credit': [[{ amount: 0 }, 'Amount must be at least $0.01']],
  'POST /api/desk/payments': [
    [{ amount: 0 }, amount],
    [{ amount: 1.005 }, 'Amount must have at most two decimals'],
    [{ method: 'card' }, 'Method must be cash, check or other'],
    [{ projectId: '' }, 'Project is required'],
    [{ paidOn: '2027-02-30' }, 'Date received must be a day of the calendar'],
    [{ paidOn: inTwoDays }, 'Date received cannot be in the future'],
    [{ paidOn: ahead(-740 * dayMs).slice(0, 10) }, 'Date received must be within the last two years'],
  ],
  'POST /api/desk/payments/:id/refund': [
    [{ amount: 0 }, 'Amount must be at least $0.01'],
    [{ amount: 5.001 }, 'Amount must have at most two decimals'],
    [{ reason: ' ' }, 'Reason is required for a refund'],
    [{ lowerBill: 'no' }, 'Lower bill must be true or false'],
  ],
  'POST /api/desk/payments/:id/void': [[{ reason: ' ' }, 'Reason is required to void a payment']],
  'POST /api/desk/projects/:id/expenses': [
    [{ amount: undefined }, expenseMessages.amountRequired],
    [{ amount: 0 }, expenseMessages.amountTooSmall],
    [{ what: ' ' }, expenseMessages.whatRequired],
    [{ paidOn: inTwoDays }, 'Date paid cannot be in the future'],
    [{ paidOn: '2027-02-30' }, 'Date paid must be a day of the calendar'],
    [{ photoId: 'photo' }, 'An id must be a UUID'],
  ],
  'POST /api/desk/mails': [
    [{ subject: 'Hi\r\nBcc: all@example.com' }, 'Subject must be on one line'],
    [{ text: '  ' }, 'Please write something'],
  ],
  'POST /api/desk/projects/:id/notes': [[{ text: '  ' }, 'Please write something']],
  'POST /api/desk/price-book': [
    [{ name: ' ' }, 'Name is required'],
    [{ unitPrice: undefined }, 'Unit price is required'],
    [{ kind: 'gas' }, 'Kind must be labor, material, trip, after_hours or other'],
    [{ unit: 'u'.repeat(21) }, 'Unit must be at most 20 characters'],
    [{ cost: 1.234 }, 'Amount must have at most two decimals'],
  ],
  'PUT /api/desk/settings/money': [
    [{ dueDays: -1 }, 'Due date must be a whole number of days from 0 to 180'],
    [{ reminderDays: [1, 2, 3, 4, 5, 6] }, 'At most five reminders are possible'],
    [{ followUpDays: [0] }, 'Follow-up must be a whole number of days from 1 to 90'],
    [{ homeRepairNotice: 'yes' }, 'The home repair notice must be on or off'],
  ],
  'PUT /api/desk/staff/:id/rate': [
    [{ rate: -1 }, 'Amount must not be negative'],
    [{ rate: 1_000.01 }, 'An hour costs at most $1000'],
    [{ rate: undefined }, 'Say dollars an hour'],
  ],
  'POST /api/estimates/:id/approve': [
    [{ typed: undefined }, 'Please sign, or choose to sign by typing your name'],
    [{ name: ' ' }, 'Name is required'],
    [{ signature: signatureUrl(png) }, 'Please sign once: drawn or typed'],
    [{ typed: undefined, signature: 'data:image/gif;base64,AAAA' }, signature],
    [{ typed: undefined, signature: signatureUrl(`${png.slice(0, 60)}${'A'.repeat(80_000)}`) }, signature],
    // Begins like a PNG, without a picture.
    [{ typed: undefined, signature: signatureUrl(brokenPng) }, signature],
  ],
};
describe.each(Object.entries(refused))('%s', (name, changes) => {
  test.each(changes)('refuses %j: %s', async (change, sentence) => {
    const route = routes.find((known) => nameOf(known) === name);
    if (!route) throw new Error(`There is no ${name}`);
    const answer = await call(route, { json: { ...bodies[route.path], ...change } });
    expect([answer.status, answer.text]).toEqual([400, sentence]);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  });
});

/** Routes that create something once for each key, and a change that makes another body with the same key. */
const made: Readonly<Record<string, object>> = {
  '/api/quotes': { description: 'Another frame rail, cracked' },
  '/api/appointments': { title: 'Other' },
  '/api/create-payment-intent': { amount: 501 },
  '/api/desk/appointments': { title: 'Other' },
  '/api/desk/plans': { title: 'Other' },
  '/api/desk/blocks': { reason: 'Other' },
  '/api/desk/recurring-blocks': { reason: 'Other' },
  '/api/desk/clients': { lastName: 'Other' },
  '/api/desk/projects': { title: 'Other' },
  '/api/desk/projects/:id/notes': { text: 'Other' },
  '/api/desk/projects/:id/expenses': { amount: 9 },
  '/api/desk/mails': { text: 'Other' },
  '/api/desk/estimates': { taxRate: 5 },
  '/api/desk/estimate-templates': { name: 'Other' },
  '/api/desk/invoices': { taxRate: 5 },
  '/api/desk/payments': { amount: 5 },
  '/api/desk/price-book': { unitPrice: 20 },
  '/api/desk/work-entries': { reason: 'Other' },
  '/api/desk/week-comments': { text: 'Other' },
};
test.each(Object.entries(made))(
  'POST %s creates one for each key, also of three at once',
  async (path, other) => {
    await createTestStaff('welder');
    const { id: projectId } = await createTestProject(client);
    const json = {
      ...validBodies(client.id, { projectId, welderId: desk.people.welder.id })[path],
      ...(path === '/api/desk/estimates' && { changeOf: undefined }),
    };
    const key = randomUUID();
    const make = (body: object, given: string = key) =>
      call({ method: 'POST', path }, { json: body, key: given }, projectId);
    const answers = await Promise.all([make(json), make(json), make(json)]);
    for (const answer of answers) {
      expect(answer.status, answer.text).toBeLessThan(300);
      expect(answer.json()).toEqual(answers[0]?.json());
    }
    expect(await answerTo(make({ ...json, ...other }))).toEqual([409, apiMessages.keyReused]);
    expect(await answerTo(make(json, 'once'))).toEqual([400, apiMessages.keyInvalid]);
  },
);

const weekSaid = 'Give the week by its Monday, YYYY-MM-DD';
test.each([
  ...['', '?week=2026-10-27', '?week=26.10.2026', '?week=2026-02-30'].flatMap((query) =>
    ['timesheets', 'timesheets.csv'].map((path): [string, string] => [`${path}${query}`, weekSaid]),
  ),
  ['earnings', 'Say a month, YYYY-MM'],
  ['sources?month=2024', 'Say a month, YYYY-MM'],
  ['earnings?month=2024-13', 'Say a month, YYYY-MM'],
])('GET %s: %s', async (path, sentence) => {
  const asked = callApi('GET', `/api/desk/${path}`, { bearer: desk.tokens.owner });
  expect(await answerTo(asked)).toEqual([400, sentence]);
});

test('expenses as a file are for the owner only', async () => {
  const file = (bearer: string) => callApi('GET', '/api/desk/export/expenses.csv', { bearer });
  expect([(await file(desk.tokens.owner)).status, (await file(desk.tokens.office)).status]).toEqual([
    200, 403,
  ]);
});
