import { randomUUID } from 'node:crypto';
import type { Client } from '@welding/domain/entities/client';
import { authUidOf } from '@welding/domain/values/auth-uid';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../../functions/src/app/every-route.ts';
import { findClient } from '../../functions/src/clients/clients.ts';
import { eraseClient } from '../../functions/src/clients/erase-client.ts';
import { createTestPayment } from '../support/desk.ts';
import { createTestAppointment, createTestClient, createTestProject } from '../support/sample.ts';
import { createTestEstimate, createTestInvoice } from '../support/sample-money.ts';
import { createTestStaff } from '../support/staff.ts';
import { verifiedCookie } from '../support/verified-cookie.ts';
import { callApi } from './call-api.ts';
import { fuzzedShop } from './fuzz/fuzzed-shop.ts';
import { validBodies } from './valid-bodies.ts';

type Shop = Awaited<ReturnType<typeof fuzzedShop>>;
type Json = Readonly<Record<string, unknown>>;

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;
const who = [
  'a staff member',
  'another client',
  'another client’s project',
  'another client’s contact',
  'a removed contact',
  'an erased client',
] as const;

let shop: Shop;
let cookie: string;
let ids: Readonly<Record<(typeof who)[number], string>>;
/** The documents of the others, which no request of this file may change. */
let watched: readonly string[];

beforeAll(async () => {
  shop = await fuzzedShop();
  cookie = await verifiedCookie(shop.client);
  const [staff, other, erased] = await Promise.all([
    createTestStaff('office'),
    createTestClient(),
    createTestClient(),
  ]);
  const contact = await newContact(other);
  const removed = await newContact(shop.client);
  await setContacts(shop.client, []);
  const owner = await createTestStaff('owner');
  await eraseClient(erased.id, { id: owner.id, name: owner.name, role: 'owner' });
  const project = await createTestProject(other);
  const [estimate, invoice, visit, payment] = await Promise.all([
    createTestEstimate(other, { project }),
    createTestInvoice(other, { project }),
    createTestAppointment(other, { projectId: project.id }),
    createTestPayment(other.id, { projectId: project.id }),
  ]);
  ids = {
    'a staff member': staff.id,
    'another client': other.id,
    'another client’s project': project.id,
    'another client’s contact': contact,
    'a removed contact': removed,
    'an erased client': erased.id,
  };
  const everyId = Object.values(ids);
  watched = [
    ...['clients', 'staff', 'projects', 'projectPlaces', 'projectLedgers', 'quotes'].flatMap((collection) =>
      everyId.map((id) => `${collection}/${id}`),
    ),
    `estimates/${estimate.id}`,
    `invoices/${invoice.id}`,
    `appointments/${visit.id}`,
    `payments/${payment.id}`,
  ];
});

async function setContacts({ id }: Pick<Client, 'id'>, contacts: readonly object[]) {
  const updatedAt = (await findClient(id))?.updatedAt ?? null;
  const json = { updatedAt, contacts };
  const answer = await callApi('PATCH', `/api/desk/clients/${id}`, { json, bearer: shop.bearer });
  expect(answer.status).toBe(200);
}

/** @returns the contact's id */
async function newContact(client: Client): Promise<string> {
  await setContacts(client, [
    { firstName: 'Ada', email: `ada-${randomUUID()}@example.com`, roles: ['invoices'] },
  ]);
  const [contact] = (await findClient(client.id))?.contacts ?? [];
  if (!contact) throw new Error('No contact');
  return contact.id;
}

/** The watched documents, and the accounts that carry the others' ids. */
async function stateOfOthers(): Promise<unknown> {
  const documents = await getFirestore().getAll(...watched.map((path) => getFirestore().doc(path)));
  const uids = Object.values(ids).flatMap((id) => [
    id,
    authUidOf({ clientId: id }),
    authUidOf({ clientId: id, contactId: id }),
  ]);
  const { contacts = [], stopped = [] } = (await findClient(shop.client.id)) ?? {};
  const own = [...contacts.map(({ id }) => id), ...stopped];
  const { users } = await getAuth().getUsers(uids.map((uid) => ({ uid })));
  return {
    documents: documents.map((document) => {
      // Counts what refers to the client, and says nothing about it.
      const { guarded: _, ...fields } = document.data() ?? {};
      return [document.ref.path, document.exists, fields];
    }),
    takenAsOwn: own.filter((id) => Object.values(ids).includes(id)),
    accounts: users.map(({ uid }) => uid).toSorted(),
  };
}

/** Copies of a body, each with another one of its ids replaced. */
function withId(value: unknown, id: string): unknown[] {
  if (typeof value === 'string') return uuid.test(value) ? [id] : [];
  if (Array.isArray(value))
    return value.flatMap((part, index) => withId(part, id).map((other) => value.with(index, other)));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    withId(part, id).map((other) => ({ ...value, [name]: other })),
  );
}

/** Ids that the usual bodies lack. */
const more: Readonly<Record<string, readonly Json[]>> = {
  '/api/desk/clients/:id': [
    { contacts: [{ id: randomUUID(), firstName: 'Ada', roles: ['invoices'] }] },
    { stopped: [randomUUID()] },
  ],
  '/api/desk/appointments': [{ welderIds: [randomUUID()] }],
  '/api/desk/appointments/:id': [{ projectId: randomUUID() }, { welderIds: [randomUUID()] }],
  '/api/create-payment-intent': [
    { projectId: randomUUID() },
    { clientId: randomUUID() },
    { estimateId: randomUUID() },
    { invoiceId: randomUUID() },
  ],
};

const bodiesNaming = (bodies: Readonly<Record<string, Json>>, path: string, id: string) =>
  [{}, ...(more[path] ?? [])].flatMap((each) => withId({ ...bodies[path], ...each }, id));

/** Where the collection has another name than its routes. */
const collections: Readonly<Record<string, string>> = {
  'recurring-blocks': 'recurringBlocks',
  'work-entries': 'workEntries',
  'price-book': 'priceBook',
};

/** The version of the record that a path names, so that its change is not refused for being old. */
async function versionAt(path: string): Promise<string | null> {
  const [, name = '', id = ''] = /([a-z-]+)\/([\da-f-]{36}|pi_[^/]+)/.exec(path) ?? [];
  if (!id) return null;
  const stored = await getFirestore()
    .doc(`${collections[name] ?? name}/${id}`)
    .get();
  const updatedAt: unknown = stored.get('updatedAt');
  return updatedAt instanceof Timestamp ? updatedAt.toDate().toISOString() : null;
}

const usual = validBodies(randomUUID());
const naming = routes.filter(
  ({ method, path }) => method !== 'GET' && bodiesNaming(usual, path, '').length > 0,
);

describe.each(naming)('an id in the body of $method $path', ({ method, path }) => {
  // To merge another client is what that route is for.
  const others = who.filter((whose) => !(path.endsWith('/merge') && whose === 'another client'));

  test.each(others)('that is of %s changes none of their data and creates no identity', async (whose) => {
    const isDesk = path.startsWith('/api/desk/');
    const address = path.replaceAll(
      /([a-z-]+)\/:\w+/g,
      (_, name: string) => `${name}/${shop.ids[name] ?? randomUUID()}`,
    );
    const before = await stateOfOthers();
    for (const body of bodiesNaming(shop.bodies, path, ids[whose])) {
      const given = Object(body);
      const json = 'updatedAt' in given ? { ...given, updatedAt: await versionAt(address) } : given;
      const session = isDesk ? { bearer: shop.bearer } : { cookie };
      const answer = await callApi(method, address, { json, key: randomUUID(), ...session });
      const said = `${JSON.stringify(json)}: ${answer.status} ${answer.text}`;
      expect(answer.status, said).toBeLessThan(500);
      expect(await stateOfOthers(), said).toEqual(before);
    }
  });
});
