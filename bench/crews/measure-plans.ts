import { randomUUID } from 'node:crypto';
import type { Appointment } from '@welding/domain/entities/appointment';
import { planSchema } from '@welding/domain/entities/visit-plan';
import { addDays, chicagoDate, chicagoInstant } from '@welding/domain/values/chicago-day';
import { calendarDays } from '../../functions/src/data/calendar-days.ts';
import { firestore } from '../../functions/src/data/firestore.ts';
import { createTestClient, createTestProject } from '../../tests/support/sample.ts';
import { stackAddresses } from '../../tests/support/stack.ts';
import { createTestStaff, staffToken } from '../../tests/support/staff.ts';
import type { BenchRow, BenchStack } from '../run/bench-row.ts';
import { functionSettings } from '../run/function-server.ts';
import { median } from '../run/median.ts';
import { percentile } from '../run/percentile.ts';
import { withFunction } from '../scale/measure-shop.ts';

const [days, crewSize, rounds] = [20, 6, 40] as const;
const mostMs = 1_000;
const hours = [8, 9, 10, 11, 12, 13, 14, 15] as const;

/** A plan of 20 days for six welders, and in turns a batch that reads and writes as many documents of the same size. */
export async function measurePlans(stack: BenchStack): Promise<BenchRow[]> {
  stackAddresses();
  Object.assign(process.env, functionSettings(stack));
  const crew = await Promise.all(Array.from({ length: crewSize }, () => createTestStaff('welder')));
  const welderIds = crew.map(({ id }) => id);
  const bearer = await staffToken(await createTestStaff('office'));
  const client = await createTestClient();
  const [planned, bare]: [number[], number[]] = [[], []];
  await withFunction(stack, async ({ send }) => {
    for (let round = -2; round < rounds; round += 1) {
      const dates = weekdays(Math.floor((round + 2) / hours.length));
      const clock = `${String(hours[(round + 2) % hours.length]).padStart(2, '0')}:00`;
      // Each is a job of its own: what a project reads of its visits grows with them, and none has hundreds.
      const { id: projectId } = await createTestProject(client);
      const json = {
        ...{ clientId: client.id, projectId, title: 'Staircase', welderIds, zip: '60608' },
        days: dates.map((date) => ({
          scheduledDate: chicagoInstant(date, clock).toISOString(),
          duration: '30',
        })),
      };
      const begun = performance.now();
      const answer = await send({
        ...{ method: 'POST', path: '/api/desk/plans' },
        ...{ bearer, key: randomUUID(), json },
      });
      const took = performance.now() - begun;
      if (answer.status !== 201) throw new Error(`A plan was answered with ${answer.status}: ${answer.text}`);
      const { visits } = planSchema.parse(JSON.parse(answer.text));
      const alone = await timeBareBatch(visits, welderIds, dates);
      if (round < 0) continue;
      planned.push(took);
      bare.push(alone);
    }
  });
  const p99 = percentile(planned, 0.99);
  const ratio = median(planned) / median(bare);
  const baseline = `${median(bare).toFixed(0)} ms, the bare batch`;
  return [
    {
      measure: `A plan of ${days} days for ${crewSize} welders, p99 of ${rounds}`,
      value: `${p99.toFixed(0)} ms`,
      baseline: `${percentile(bare, 0.99).toFixed(0)} ms, the bare batch`,
      ratio: p99 / percentile(bare, 0.99),
      target: `≤ ${mostMs} ms`,
      met: p99 <= mostMs,
    },
    {
      measure: 'The same, p50',
      value: `${median(planned).toFixed(0)} ms`,
      baseline,
      ratio,
      target: '≤ 1.5',
      met: ratio <= 1.5,
    },
  ];
}

/**
 * Milliseconds to read the crew's days and to write them, the visits, their contacts, their clients' copies and their history, in
 * one batch with what each of the crew is told.
 */
async function timeBareBatch(
  visits: readonly Appointment[],
  welderIds: readonly string[],
  dates: readonly string[],
): Promise<number> {
  const [database, collection] = [await firestore(), await calendarDays()];
  const copies = database.collection('benchPlans');
  const begun = performance.now();
  const read = await Promise.all(
    welderIds.flatMap((id) => dates.map((date) => collection.doc(`${id}_${date}`).get())),
  );
  const batch = database.batch();
  for (const visit of visits) {
    for (const part of ['visit', 'contact', 'shown', 'entry']) batch.create(copies.doc(), { ...visit, part });
  }
  for (const { ref, updateTime } of read) {
    if (updateTime) batch.update(ref, { changedAt: new Date() }, { lastUpdateTime: updateTime });
  }
  for (const part of ['project', 'ledger', 'client', 'mail', 'key', ...welderIds])
    batch.create(copies.doc(), { part });
  await batch.commit();
  return performance.now() - begun;
}

/** 20 weekdays that no other `series` has, three weeks from now or later. */
function weekdays(series: number): string[] {
  const found: string[] = [];
  for (
    let date = addDays(chicagoDate(new Date()), 21 + 28 * series);
    found.length < days;
    date = addDays(date, 1)
  ) {
    const weekday = new Date(`${date}T12:00:00Z`).getUTCDay();
    if (weekday > 0 && weekday < 6) found.push(date);
  }
  return found;
}
