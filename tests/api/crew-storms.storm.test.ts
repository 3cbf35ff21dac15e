import { setTimeout as delay } from 'node:timers/promises';
import { appointmentSchema } from '@welding/domain/entities/appointment';
import type { Staff } from '@welding/domain/entities/staff';
import { planSchema } from '@welding/domain/entities/visit';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { readDay } from '../../functions/src/calendar/calendar-days.ts';
import { repairDays } from '../../functions/src/calendar/repair-days.ts';
import { findStaff, storeStaffChange } from '../../functions/src/staff/staff.ts';
import { listComingVisitsOfWelder } from '../../functions/src/visits/appointments.ts';
import { createTestStaff } from '../support/staff.ts';
import { storedVisit } from '../support/visits.ts';
import { at, bookingClient, newDay, type OwnShop, openOwnShop, tokenOf } from './own-shop.ts';

let shop: OwnShop;
let client: Awaited<ReturnType<typeof bookingClient>>;
beforeAll(async () => {
  shop = await openOwnShop(4);
  client = await bookingClient();
});

const step = fc.record({
  kind: fc.oneof(
    { weight: 4, arbitrary: fc.constant('plan' as const) },
    { weight: 3, arbitrary: fc.constant('plan days' as const) },
    { weight: 4, arbitrary: fc.constantFrom('move', 'crew', 'longer', 'cancel', 'bring back') },
    { weight: 3, arbitrary: fc.constant('move day' as const) },
    { weight: 1, arbitrary: fc.constant('leave' as const) },
    { weight: 3, arbitrary: fc.constant('return' as const) },
  ),
  crew: fc.uniqueArray(fc.nat(3), { minLength: 1, maxLength: 4 }),
  day: fc.nat(3),
  quarter: fc.integer({ min: 28, max: 84 }),
  duration: fc.constantFrom('30', '60', '120', '240'),
  pick: fc.nat(1_000),
});
type Step = ReturnType<typeof step.generate>['value'];

test('50 concurrent plans, moves, cancellations and departures never put a welder in two places', async () => {
  for (const seed of [20_261_125, 30, 7]) {
    const dates = [newDay(), newDay(), newDay(), newDay()];
    const visits: string[] = [];
    const seen = new Set<number>();
    const call = async (as: Staff, method: string, path: string, json: object) => {
      const answer = await shop.call(method, `/api/desk/${path}`, { json, bearer: tokenOf(as) });
      seen.add(answer.status);
      return answer;
    };
    const take = async (as: Staff, { kind, crew, day, quarter, duration, pick }: Step) => {
      const clock = [Math.floor(quarter / 4), (quarter % 4) * 15].map((part) =>
        String(part).padStart(2, '0'),
      );
      const scheduledDate = at(dates[day] ?? '', clock.join(':'));
      const welderIds = crew.map((index) => shop.welders[index]?.id);
      if (kind === 'plan') {
        const planned = await call(as, 'POST', 'appointments', {
          clientId: client.id,
          title: 'Beam',
          scheduledDate,
          duration,
          welderIds,
        });
        if (planned.status === 201) visits.push(appointmentSchema.parse(planned.json()).id);
        return;
      }
      if (kind === 'plan days') {
        const days = dates.slice(day).map((date) => ({ scheduledDate: at(date, clock.join(':')), duration }));
        const planned = await call(as, 'POST', 'plans', {
          clientId: client.id,
          title: 'Stairs',
          welderIds,
          days,
        });
        if (planned.status === 201) {
          const stored = planSchema.parse(planned.json()).visits;
          expect(stored).toHaveLength(days.length);
          visits.push(...stored.map(({ id }) => id));
        }
        return;
      }
      if (kind === 'leave' || kind === 'return') {
        const id = shop.welders[crew[0] ?? 0]?.id ?? '';
        const { updatedAt } = (await findStaff(id)) ?? {};
        await call(shop.owner, 'PATCH', `staff/${id}`, { updatedAt, active: kind === 'return' });
        return;
      }
      if (kind === 'move day') {
        const from = pick % Math.max(visits.length, 1);
        const moves = visits.slice(from, from + 4).map((id, index) => ({
          id,
          ...(index % 2 === 0 && { welderIds }),
          ...(index > 0 && { scheduledDate }),
        }));
        const [welderId] = welderIds;
        if (moves.length > 0)
          await call(as, 'POST', 'calendar/move-day', { welderId, date: dates[day], moves });
        return;
      }
      const id = visits[pick % Math.max(visits.length, 1)];
      if (!id) return;
      if (kind === 'cancel') {
        await call(as, 'POST', `appointments/${id}/cancel`, { at: new Date().toISOString() });
        return;
      }
      const { updatedAt = null } = await storedVisit(id);
      const change = {
        move: { scheduledDate },
        crew: { welderIds },
        longer: { duration },
        'bring back': { status: 'scheduled', scheduledDate },
      }[kind];
      await call(as, 'PATCH', `appointments/${id}`, { updatedAt, ...change });
    };
    const steps = fc.sample(step, { numRuns: 50, seed });
    const people = [shop.owner, shop.office, await createTestStaff('office')];
    await Promise.all(
      people.map(async (as) => {
        for (let next = steps.shift(); next; next = steps.shift()) await take(as, next);
      }),
    );
    expect([200, 201, 400, 409]).toEqual(expect.arrayContaining([...seen]));
    expect(visits.length).toBeGreaterThan(5);
    for (const { id } of shop.welders) await expectNoOverlap(id, dates);
    expect(await repairDays(new Date())).toMatchObject({ mended: [], overlapping: [] });
    for (const { id } of shop.welders) {
      const { updatedAt, active } = (await findStaff(id)) ?? {};
      if (!active) expect(await listComingVisitsOfWelder(id, new Date())).toEqual([]);
      await storeStaffChange(id, { updatedAt: updatedAt ?? '', active: true });
    }
  }
}, 120_000);

async function expectNoOverlap(welderId: string, dates: readonly string[]): Promise<void> {
  for (const date of dates) {
    const { busy } = await readDay(`${welderId}_${date}`);
    const sorted = busy.toSorted((one, other) => (one.start < other.start ? -1 : 1));
    for (const [index, { start }] of sorted.entries()) {
      const before = sorted[index - 1];
      if (before) expect(Date.parse(start) - Date.parse(before.end)).toBeGreaterThanOrEqual(30 * 60_000);
    }
  }
}

test('planning a visit while its welder leaves is refused or picks another welder', async () => {
  const date = newDay();
  const outcomes = await Promise.all(
    Array.from({ length: 24 }, async (_, round) => {
      const welder = await createTestStaff('welder', `Leaver ${round}`);
      const planned = { clientId: client.id, title: 'Beam', welderIds: [welder.id] };
      const [path, json] =
        round % 2 === 0
          ? ['appointments', { ...planned, scheduledDate: at(date, '09:00') }]
          : ['plans', { ...planned, days: [{ scheduledDate: at(date, '09:00'), duration: '60' }] }];
      const leave = { updatedAt: welder.updatedAt, active: false };
      const [left, booked] = await Promise.all([
        delay(round % 3).then(() =>
          shop.call('PATCH', `/api/desk/staff/${welder.id}`, { json: leave, bearer: tokenOf(shop.owner) }),
        ),
        shop.call('POST', `/api/desk/${path}`, { json, bearer: tokenOf(shop.office) }),
      ]);
      const { active } = (await findStaff(welder.id)) ?? {};
      const visits = await listComingVisitsOfWelder(welder.id, new Date());
      const outcome = [left.status, booked.status, active, visits.length];
      if (booked.status !== 201) return outcome.join(' ');
      const made = path === 'plans' ? planSchema.parse(booked.json()).visits[0] : booked.json();
      const { needsWelder } = await storedVisit(appointmentSchema.parse(made).id);
      return [...outcome, needsWelder].join(' ');
    }),
  );
  const [planned, refused] = ['200 201 false 0 true', '200 400 false 0'];
  expect(outcomes.filter((outcome) => outcome !== planned && outcome !== refused)).toEqual([]);
}, 120_000);
