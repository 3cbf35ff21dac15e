import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { addDays, chicagoDate } from '@welding/domain/values/chicago-day';
import { getFirestore } from 'firebase-admin/firestore';
import { calendarDays } from '../functions/src/data/calendar-days.ts';
import { listWelders } from '../functions/src/data/staff.ts';
import { beginSession, sessionCookie } from '../functions/src/http/session.ts';
import { ownDay } from '../tests/support/own-time.ts';
import { createTestClient } from '../tests/support/sample.ts';
import { createTestStaff } from '../tests/support/staff.ts';
import { apiSender } from './api/send-request.ts';
import type { BenchRow, BenchStack } from './bench-row.ts';
import { manyVisits } from './booking/many-visits.ts';
import { functionSettings, serveFunction } from './function-server.ts';
import { median } from './median.ts';
import { percentile } from './percentile.ts';

const atOnce = 50;
const targetMs = 1_000;
const welderCount = 4;
const days = 14;
const asked = { warmUps: 30, rounds: 150 } as const;
const targetRatio = 1.5;

/** Many who want one time, and what looking for free times costs against the bare reads it needs. */
export async function run(stack: BenchStack): Promise<BenchRow[]> {
  Object.assign(process.env, functionSettings(stack));
  const server = await serveFunction(join(stack.directory, 'functions'), stack);
  try {
    while ((await listWelders()).length < welderCount) await createTestStaff('welder');
    const cookies = await Promise.all(Array.from({ length: atOnce }, newSession));
    await fillDays();
    return [
      await oneTime(server.port, cookies),
      await availability(server.port, cookies[0]?.cookie ?? ''),
      await manyVisits(stack),
    ];
  } finally {
    await server.stop();
  }
}

type Booker = { readonly clientId: string; readonly cookie: string };

async function newSession(): Promise<Booker> {
  const { id } = await createTestClient();
  const [cookie = ''] = (await sessionCookie({ ...beginSession(id, false), verified: true }, false)).split(
    ';',
    1,
  );
  return { clientId: id, cookie };
}

/** A usual fortnight: three visits on every day of every welder. */
async function fillDays(): Promise<void> {
  const collection = await calendarDays();
  const batch = getFirestore().batch();
  for (const { id: welderId } of await listWelders()) {
    for (let day = 0; day <= days; day += 1) {
      const date = addDays(chicagoDate(new Date()), day);
      const busy = [14, 17, 20].map((hour) => ({
        id: randomUUID(),
        kind: 'visit' as const,
        start: `${date}T${hour}:00:00.000Z`,
        end: `${date}T${hour + 1}:00:00.000Z`,
      }));
      batch.set(collection.doc(`${welderId}_${date}`), { id: '', welderId, date, busy });
    }
  }
  await batch.commit();
}

/** Keeps all welders but one away on a day. */
async function leaveOne(date: string): Promise<void> {
  const collection = await calendarDays();
  const batch = getFirestore().batch();
  const [, ...others] = await listWelders();
  for (const { id: welderId } of others) {
    const [start, end] = [`${date}T00:00:00.000Z`, `${addDays(date, 1)}T12:00:00.000Z`];
    const busy = [{ id: randomUUID(), kind: 'block' as const, start, end }];
    batch.set(collection.doc(`${welderId}_${date}`), { id: '', welderId, date, busy });
  }
  await batch.commit();
}

/** Everybody at once for one time of one welder, a new one each round: one is booked, the others are told. */
async function oneTime(port: number, bookers: readonly Booker[]): Promise<BenchRow> {
  const [contested, alone]: [number[], number[]] = [[], []];
  for (let round = -1; round < 5; round += 1) {
    const date = ownDay();
    await leaveOne(date);
    const book = async ({ clientId, cookie }: Booker, clock: string) => {
      const sender = apiSender(port);
      const start = performance.now();
      const { status } = await sender.send({
        method: 'POST',
        path: '/api/appointments',
        cookie,
        key: randomUUID(),
        json: { clientId, title: 'Gate', scheduledDate: `${date}T${clock}:00.000Z`, duration: '60' },
      });
      sender.close();
      return { status, ms: performance.now() - start };
    };
    const answers = await Promise.all(bookers.map((booker) => book(booker, '16:00')));
    const booked = answers.filter(({ status }) => status === 201).length;
    const told = answers.filter(({ status }) => status === 409).length;
    if (booked !== 1 || told !== atOnce - 1) throw new Error(`${booked} booked and ${told} told`);
    const [first] = bookers;
    const single = first && (await book(first, '21:00'));
    if (round < 0) continue;
    contested.push(...answers.map(({ ms }) => ms));
    if (single) alone.push(single.ms);
  }
  const [worst, baseline] = [percentile(contested, 0.99), median(alone)];
  return {
    measure: `Booking, ${atOnce} at once for one time of one welder, p99 (p50 ${Math.round(median(contested))} ms)`,
    value: `${Math.round(worst)} ms`,
    baseline: `${Math.round(baseline)} ms, one alone`,
    ratio: worst / baseline,
    target: `≤ ${targetMs} ms`,
    met: worst <= targetMs,
  };
}

async function availability(port: number, cookie: string): Promise<BenchRow> {
  const database = getFirestore();
  const from = chicagoDate(new Date());
  const client = await createTestClient();
  const path = `/api/availability?from=${from}&days=${days}&duration=60`;
  // What nobody can do without: whether the session holds, whose place it is, the rules, who works, and their days.
  const bare = async () => {
    await Promise.all([
      database.getAll(
        database.collection('clients').doc(client.id),
        database.collection('endedSessions').doc(randomUUID()),
      ),
      database.collection('clients').doc(client.id).get(),
      database.collection('settings').doc('business').get(),
      database.collection('staff').where('role', '==', 'welder').limit(200).get(),
      database.collection('recurringBlocks').limit(500).get(),
      database
        .collection('calendarDays')
        .where('date', '>', addDays(from, -1))
        .where('date', '<', addDays(from, days + 1))
        .orderBy('date')
        .get(),
    ]);
  };
  const sender = apiSender(port);
  const [taken, plain]: [number[], number[]] = [[], []];
  for (let round = -asked.warmUps; round < asked.rounds; round += 1) {
    const start = performance.now();
    const { status, text } = await sender.send({ method: 'GET', path, cookie });
    const middle = performance.now();
    await bare();
    if (status !== 200) throw new Error(`Free times were answered with ${status}: ${text}`);
    if (round < 0) continue;
    taken.push(middle - start);
    plain.push(performance.now() - middle);
  }
  sender.close();
  const ratio = median(taken) / median(plain);
  return {
    measure: `Free times of ${days} days and ${(await listWelders()).length} welders, p50 of ${asked.rounds}`,
    value: `${median(taken).toFixed(1)} ms`,
    baseline: `${median(plain).toFixed(1)} ms, the bare reads`,
    ratio,
    target: `≤ ${targetRatio}`,
    met: ratio <= targetRatio,
  };
}
