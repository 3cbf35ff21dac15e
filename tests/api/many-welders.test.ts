import { randomUUID } from 'node:crypto';
import { freeTimes } from '@welding/domain/booking/free-times';
import { addDays, chicagoDate, chicagoInstant } from '@welding/domain/values/chicago-day';
import { getFirestore } from 'firebase-admin/firestore';
import { beforeAll, expect, test } from 'vitest';
import { listDays } from '../../functions/src/calendar/calendar-days.ts';
import {
  findCapacity,
  findFreeTimes,
  questionOf,
  takenTimesOf,
} from '../../functions/src/calendar/free-time.ts';
import { proposeMoves } from '../../functions/src/calendar/propose-moves.ts';
import { readsOf } from '../support/reads-of.ts';
import { createTestAppointment, createTestClient } from '../support/sample.ts';
import { createTestStaff } from '../support/staff.ts';
import { at, openOwnShop } from './own-shop.ts';

beforeAll(() => openOwnShop(0));

const welders = Array.from({ length: 100 }, (): { id: string } => ({ id: randomUUID() }));
const span = { from: addDays(chicagoDate(new Date()), 60), days: 28 };
const everyDay = welders.length * (span.days + 1);
const lookedFor = { durationMinutes: 120, zip: '60608' };

/** Stores each welder's days, each with this many visits of two hours from seven on. */
async function fill(visitsOf: (welder: number, day: number) => number): Promise<void> {
  const writer = getFirestore().bulkWriter({ throttling: false });
  for (const [welder, { id: welderId }] of welders.entries()) {
    for (let day = 0; day <= span.days; day += 1) {
      const date = addDays(span.from, day);
      const hour = (visit: number) => chicagoInstant(date, `${String(7 + 2 * visit).padStart(2, '0')}:00`);
      const busy = Array.from({ length: visitsOf(welder, day) }, (_, visit) => ({
        ...{ id: randomUUID(), kind: 'visit', zip: '60605' },
        ...{ start: hour(visit), end: hour(visit + 1) },
      }));
      void writer.set(getFirestore().doc(`calendarDays/${welderId}_${date}`), { welderId, date, busy });
    }
  }
  await writer.close();
}

/** Asks for free times, and compares them with those of all days of all welders. @returns the documents read for each */
async function readsForTheSame(): Promise<{ few: number; all: number }> {
  const { rules } = await findCapacity();
  const capacity = { rules, welders };
  const found: Awaited<ReturnType<typeof findFreeTimes>>[] = [];
  const few = await readsOf(async () => found.push(await findFreeTimes(capacity, span, lookedFor)));
  const stored: Awaited<ReturnType<typeof listDays>> = [];
  const all = await readsOf(async () =>
    stored.push(...(await listDays(span.from, addDays(span.from, span.days)))),
  );
  const read = { ...capacity, span, taken: stored };
  const ids = welders.map(({ id }) => id);
  const expected = freeTimes({ ...questionOf(read), ...lookedFor }, takenTimesOf(read, ids));
  expect(found).toEqual([expected]);
  expect(expected.some(({ times }) => times.length > 0)).toBe(true);
  return { few, all };
}

test('free times read a few of a hundred welders when most are free', async () => {
  await fill((welder, day) => (welder + day) % 5);
  expect(await readsForTheSame()).toEqual({ few: 8 * (span.days + 1), all: everyDay });
}, 120_000);

test('free times read every welder when nearly all are busy', async () => {
  await fill((welder) => (welder === 99 ? 4 : 5));
  const { few, all } = await readsForTheSame();
  expect(all).toBe(everyDay);
  expect(few).toBeGreaterThan(everyDay * 0.9);
}, 120_000);

test('a moved day reads every welder on that day, and only the crew on later days', async () => {
  const [lead, mate] = [await createTestStaff('welder'), await createTestStaff('welder')];
  welders.splice(0, 2, lead, mate);
  const isOpen = (day: number) => ![0, 6].includes(new Date(addDays(span.from, day)).getUTCDay());
  const firstFree = [9, 10, 11].find(isOpen) ?? 0;
  // The crew is free from half an hour after the fourth visit on that day for the first time, the 98 others on each.
  await fill((welder, day) => (welder > 1 || day === firstFree ? 4 : 5));
  const date = span.from;
  const visit = await createTestAppointment(await createTestClient(), {
    ...{ scheduledDate: at(date, '15:00'), duration: '120', zip: '60608' },
    ...{ welderId: lead.id, welderIds: [lead.id, mate.id] },
  });
  const found: Awaited<ReturnType<typeof proposeMoves>>[] = [];
  const reads = await readsOf(async () =>
    found.push(await proposeMoves({ welderId: lead.id, date, prefer: 'day' })),
  );
  expect(found[0]?.visits.map(({ visit: { id } }) => id)).toEqual([visit.id]);
  expect(found[0]?.visits[0]?.proposals[0]).toMatchObject({
    welderIds: [lead.id, mate.id],
    scheduledDate: at(addDays(date, firstFree), '15:30'),
  });
  expect(reads).toBeLessThan(260);
}, 120_000);
