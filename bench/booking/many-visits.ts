import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { addDays, chicagoDate } from '@welding/domain/values/chicago-day';
import { initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { beginSession, sessionCookie } from '../../functions/src/http/session.ts';
import { aClient, anAppointment, aStaffMember } from '../../tests/support/entities.ts';
import { declaredIndexes } from '../../tests/support/firestore-indexes.ts';
import { startRecordingProxy } from '../../tests/support/recording-proxy.ts';
import { apiSender } from '../api/send-request.ts';
import type { BenchRow, BenchStack } from '../bench-row.ts';
import { costOf } from '../firestore-calls/count-calls.ts';
import { serveFunction } from '../function-server.ts';

const visits = 100_000;
const welderCount = 4;
const days = 14;
const visitsADay = 5;

/**
 * What is read for free times in a shop with a fortnight of visits, and in the same shop after 100,000 visits of its past and
 * future: counted, as the emulator looks through all of a collection where Firestore has an index.
 */
export async function manyVisits(stack: BenchStack): Promise<BenchRow> {
  const projectId = `demo-visits-${randomUUID()}`;
  const app = initializeApp({ projectId }, projectId);
  const database = getFirestore(app);
  const proxy = await startRecordingProxy(stack.firestore);
  const behindProxy = { ...stack, firestore: proxy.host };
  const server = await serveFunction(join(stack.directory, 'functions'), behindProxy, {
    GCLOUD_PROJECT: projectId,
  });
  const sender = apiSender(server.port);
  const { indexes } = await declaredIndexes();
  const client = aClient({ id: randomUUID() });
  const session = { ...beginSession(client.id, false), verified: true as const };
  const [cookie = ''] = (await sessionCookie(session, false)).split(';', 1);
  const today = chicagoDate(new Date());
  const count = async (): Promise<number> => {
    proxy.take();
    const path = `/api/availability?from=${today}&days=${days}&duration=60`;
    const { status, text } = await sender.send({ method: 'GET', path, cookie });
    if (status !== 200) throw new Error(`Free times were answered with ${status}: ${text}`);
    return costOf(proxy.take(), indexes).reads;
  };
  try {
    const welders = Array.from({ length: welderCount }, () => randomUUID());
    await storePeople(database, client.id, welders);
    await storeVisits(database, welders, { first: today, dayCount: days + 1 });
    const few = await count();
    const dayCount = Math.ceil(visits / (welderCount * visitsADay) / 2);
    await storeVisits(database, welders, { first: addDays(today, days + 1), dayCount });
    await storeVisits(database, welders, { first: addDays(today, -dayCount), dayCount });
    const many = await count();
    const stored = (await database.collection('appointments').count().get()).data().count;
    return {
      measure: `Documents read for free times of ${days} days and ${welderCount} welders, ${stored} visits stored`,
      value: String(many),
      baseline: `${few}, ${(days + 1) * welderCount * visitsADay} visits stored`,
      ratio: many / few,
      target: 'as many',
      met: many === few && stored >= visits,
    };
  } finally {
    sender.close();
    await server.stop();
    await proxy.stop();
    await fetch(`http://${stack.firestore}/emulator/v1/projects/${projectId}/databases/(default)/documents`, {
      method: 'DELETE',
    });
  }
}

async function storePeople(database: Firestore, clientId: string, welders: readonly string[]): Promise<void> {
  const batch = database.batch();
  batch.set(database.collection('clients').doc(clientId), aClient({ id: clientId }));
  for (const id of welders)
    batch.set(database.collection('staff').doc(id), aStaffMember({ id, role: 'welder', active: true }));
  await batch.commit();
}

/** Five visits on each day of each welder, with what they take of it. */
async function storeVisits(
  database: Firestore,
  welders: readonly string[],
  { first, dayCount }: { first: string; dayCount: number },
): Promise<void> {
  const writer = database.bulkWriter({ throttling: false });
  for (let day = 0; day < dayCount; day += 1) {
    const date = addDays(first, day);
    for (const welderId of welders) {
      const busy = Array.from({ length: visitsADay }, (_, index) => {
        const start = new Date(`${date}T${13 + index * 2}:00:00Z`);
        const id = randomUUID();
        const { id: _id, ...visit } = anAppointment({ id, welderId });
        void writer.set(database.collection('appointments').doc(id), { ...visit, scheduledDate: start });
        return { id, kind: 'visit', start, end: new Date(start.getTime() + 3_600_000) };
      });
      void writer.set(database.collection('calendarDays').doc(`${welderId}_${date}`), {
        welderId,
        date,
        busy,
      });
    }
    if (day % 200 === 199) await writer.flush();
  }
  await writer.close();
}
