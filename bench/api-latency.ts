import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { maxListLength, maxOpenVisits } from '@welding/domain/business/limits';
import { openAppointmentStatuses } from '@welding/domain/entities/status';
import { type DocumentReference, type Firestore, getFirestore } from 'firebase-admin/firestore';
import { firestore } from '../functions/src/data/firestore.ts';
import { createTestAppointment, createTestClient, createTestProject } from '../tests/support/sample.ts';
import type { BenchRow, BenchStack } from './bench-row.ts';
import { serveFunction } from './function-server.ts';
import { median } from './median.ts';
import { percentile } from './percentile.ts';

const warmUps = 60;
const rounds = 200;
const targetRatio = 1.5;

/** A route and the Firestore operations that an answer of it cannot do without, as plain calls of the SDK. */
type Contest = { route: string; call: () => Promise<number>; expected: number; bare: () => Promise<unknown> };

/** Warm latency of each route of the built function against the bare Firestore operations it needs, in turns. */
export async function run(stack: BenchStack): Promise<BenchRow[]> {
  const server = await serveFunction(join(stack.directory, 'functions'), stack);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    const rows: BenchRow[] = [];
    const all = await contests(server.port, agent);
    for (const contest of all) rows.push(...(await measure(contest)));
    rows.push(await measureMisses(server.port, agent));
    return rows;
  } finally {
    agent.destroy();
    await server.stop();
  }
}

/** An unknown e-mail against a known one: the time taken must not tell which it was. */
async function measureMisses(port: number, agent: Agent): Promise<BenchRow> {
  const client = await createTestClient();
  const statusFor = async (email: string) =>
    (await send(port, agent, 'GET', `/api/clients/${encodeURIComponent(email)}`)).status;
  const { call, bare } = await timesOf({
    route: 'an unknown e-mail',
    expected: 404,
    call: () => statusFor(`nobody-${randomUUID()}@example.com`),
    bare: () => statusFor(client.email),
  });
  const ratio = median(call) / median(bare);
  return {
    measure: 'GET /api/clients/{email} of nobody, p50',
    value: `${median(call).toFixed(1)} ms`,
    baseline: `${median(bare).toFixed(1)} ms, a known e-mail`,
    ratio,
    target: '0.9 to 1.1',
    met: ratio >= 0.9 && ratio <= 1.1,
  };
}

async function measure(contest: Contest): Promise<BenchRow[]> {
  const { call, bare } = await timesOf(contest);
  return [
    row(`${contest.route}, p50`, median(call), median(bare), targetRatio),
    row(`${contest.route}, p99`, percentile(call, 0.99), percentile(bare, 0.99), undefined),
  ];
}

async function timesOf({
  route,
  call,
  expected,
  bare,
}: Contest): Promise<{ call: number[]; bare: number[] }> {
  const times: { call: number[]; bare: number[] } = { call: [], bare: [] };
  for (let round = -warmUps; round < rounds; round += 1) {
    const start = performance.now();
    const status = await call();
    const middle = performance.now();
    await bare();
    const end = performance.now();
    if (status !== expected) throw new Error(`${route} was answered with ${status}`);
    if (round < 0) continue;
    times.call.push(middle - start);
    times.bare.push(end - middle);
  }
  return times;
}

function row(measure: string, value: number, baseline: number, target: number | undefined): BenchRow {
  const ratio = value / baseline;
  return {
    measure,
    value: `${value.toFixed(1)} ms`,
    baseline: `${baseline.toFixed(1)} ms, bare Firestore`,
    ratio,
    target: target === undefined ? 'said' : `≤ ${target}`,
    met: target === undefined || ratio <= target,
  };
}

async function contests(port: number, agent: Agent): Promise<Contest[]> {
  await firestore();
  const database = getFirestore();
  const client = await createTestClient();
  const project = await createTestProject(client);
  await Promise.all(Array.from({ length: 3 }, () => createTestProject(client)));
  await Promise.all(Array.from({ length: 4 }, () => createTestAppointment(client)));
  const signIn = await send(port, agent, 'GET', `/api/clients/${encodeURIComponent(client.email)}`);
  const cookie = signIn.cookie;
  const quote = {
    firstName: 'Jordan',
    lastName: 'Example',
    email: client.email,
    phone: client.phone,
    serviceType: 'truck',
    description: 'Cracked frame rail, needs welding on site',
    preferredContact: 'phone',
  };
  const scheduledDate = new Date(Date.now() + 86_400_000);
  const booking = { title: 'Heavy-Duty Truck Repairs', duration: '60' };
  const nextBooker = await bookersInTurn(port, agent);
  // A quote counts for the client and the peer; a lookup as hit and as miss for each, and for everybody; a booking for
  // the client who books, too.
  const [quoteUsages, lookupUsages, bookingUsages] = await Promise.all([
    createUsages(database, 2),
    createUsages(database, 5),
    createUsages(database, 3),
  ]);
  // What every route of a client asks before it answers: does the client exist, and does the session hold.
  const confirm = () =>
    database.getAll(
      database.collection('clients').doc(client.id),
      database.collection('endedSessions').doc(randomUUID()),
      { fieldMask: ['email', 'sessionsValidFrom'] },
    );
  const post = async (path: string, json: unknown) =>
    (await send(port, agent, 'POST', path, { cookie, json, key: randomUUID() })).status;
  const get = async (path: string) => (await send(port, agent, 'GET', path, { cookie })).status;
  return [
    {
      route: 'POST /api/quotes',
      expected: 201,
      call: () => post('/api/quotes', quote),
      bare: async () => {
        await database.getAll(...quoteUsages);
        await createAll(
          database,
          { quotes: { ...quote, status: 'pending', createdAt: new Date() } },
          (batch) => quoteUsages.map((usage) => batch.update(usage, { uses: 1 })),
        );
      },
    },
    {
      route: 'GET /api/clients/{email}',
      expected: 200,
      call: () => get(`/api/clients/${encodeURIComponent(client.email)}`),
      bare: async () => {
        await Promise.all([
          database.getAll(...lookupUsages),
          database.collection('clientEmails').doc(client.email).get(),
          database.collection('clients').where('email', '==', client.email).limit(1).get(),
        ]);
        const batch = database.batch();
        for (const usage of lookupUsages) batch.update(usage, { uses: 1 });
        await batch.commit();
      },
    },
    {
      route: 'GET /api/projects/client/{clientId}',
      expected: 200,
      call: () => get(`/api/projects/client/${client.id}`),
      bare: () =>
        Promise.all([
          confirm(),
          database
            .collection('projects')
            .where('clientId', '==', client.id)
            .orderBy('createdAt', 'desc')
            .limit(maxListLength)
            .get(),
        ]),
    },
    {
      route: 'GET /api/appointments/client/{clientId}',
      expected: 200,
      call: () => get(`/api/appointments/client/${client.id}`),
      bare: () =>
        Promise.all([
          confirm(),
          database
            .collection('appointments')
            .where('clientId', '==', client.id)
            .orderBy('scheduledDate', 'desc')
            .limit(maxListLength)
            .get(),
        ]),
    },
    {
      route: 'POST /api/appointments',
      expected: 201,
      call: async () => {
        const { clientId, projectId, cookie: own } = nextBooker();
        const json = { ...booking, clientId, projectId, scheduledDate: scheduledDate.toISOString() };
        const sent = { cookie: own, json, key: randomUUID() };
        return (await send(port, agent, 'POST', '/api/appointments', sent)).status;
      },
      bare: async () => {
        await Promise.all([
          confirm(),
          database.collection('idempotencyKeys').doc(randomUUID()).get(),
          database.collection('projects').doc(project.id).get(),
          database.getAll(...bookingUsages),
        ]);
        await database
          .collection('appointments')
          .where('clientId', '==', client.id)
          .where('status', 'in', openAppointmentStatuses)
          .where('scheduledDate', '>', new Date())
          .limit(maxOpenVisits)
          .count()
          .get();
        const stored = { ...booking, scheduledDate, status: 'scheduled', createdAt: new Date() };
        await createAll(database, { benchAppointments: stored }, (batch) => {
          for (const usage of bookingUsages) batch.update(usage, { uses: 1 });
        });
      },
    },
    {
      route: 'GET /api/health',
      expected: 200,
      call: () => get('/api/health'),
      bare: () => database.collection('health').doc('check').get(),
    },
  ];
}

async function createUsages(database: Firestore, count: number): Promise<DocumentReference[]> {
  const usages = Array.from({ length: count }, () =>
    database.collection('rateLimits').doc(`bench-${randomUUID()}`),
  );
  await Promise.all(usages.map((usage) => usage.set({ uses: 0 })));
  return usages;
}

type Booker = { clientId: string; projectId: string; cookie: string };

/** Clients with a project each, as many as all the rounds need without one of them reaching the limit of open visits. */
async function bookersInTurn(port: number, agent: Agent): Promise<() => Booker> {
  const bookers: Booker[] = [];
  while (bookers.length * maxOpenVisits < warmUps + rounds) {
    const client = await createTestClient();
    const { id: projectId } = await createTestProject(client);
    const { cookie } = await send(port, agent, 'GET', `/api/clients/${encodeURIComponent(client.email)}`);
    bookers.push({ clientId: client.id, projectId, cookie });
  }
  let turn = 0;
  return () => {
    const booker = bookers[turn % bookers.length];
    if (!booker) throw new Error('Nobody books');
    turn += 1;
    return booker;
  };
}

/** Creates these documents, one a collection, and the key that makes a request repeatable, in one batch. */
async function createAll(
  database: Firestore,
  documents: Record<string, object>,
  alsoWrite: (batch: ReturnType<Firestore['batch']>) => unknown = () => undefined,
): Promise<void> {
  const batch = database.batch();
  for (const [collection, fields] of Object.entries(documents)) {
    batch.create(database.collection(collection).doc(randomUUID()), fields);
  }
  batch.create(database.collection('idempotencyKeys').doc(randomUUID()), {
    fingerprint: randomUUID(),
    resultId: randomUUID(),
    expireAt: new Date(),
  });
  alsoWrite(batch);
  await batch.commit();
}

type SendOptions = { cookie?: string; json?: unknown; key?: string };

function send(
  port: number,
  agent: Agent,
  method: string,
  path: string,
  { cookie = '', json, key }: SendOptions = {},
): Promise<{ status: number; cookie: string }> {
  return new Promise((resolve, reject) => {
    const headers = {
      Cookie: cookie,
      ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(key === undefined ? {} : { 'Idempotency-Key': key }),
    };
    const sent = request({ host: '127.0.0.1', port, agent, method, path, headers }, (response) => {
      response.resume();
      response.on('end', () => {
        const set = response.headers['set-cookie']?.[0]?.split(';', 1)[0] ?? '';
        resolve({ status: response.statusCode ?? 0, cookie: set });
      });
    });
    sent.on('error', reject);
    sent.end(json === undefined ? undefined : JSON.stringify(json));
  });
}
