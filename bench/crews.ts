import { randomUUID } from 'node:crypto';
import { addDays, chicagoDate, chicagoInstant } from '@welding/domain/values/chicago-day';
import { calendarDays } from '../functions/src/calendar/calendar-days.ts';
import { firestore } from '../functions/src/store/firestore.ts';
import { createTestClient, createTestProject } from '../tests/support/sample.ts';
import { createTestStaff, staffToken } from '../tests/support/staff.ts';
import type { BenchRow, BenchStack } from './run/bench-row.ts';
import { median, percentile } from './run/median.ts';
import { useStack, withFunction } from './shop/open-shop.ts';

const [days, crewSize, rounds] = [20, 6, 40] as const;
const target = { ms: 1_000, ratio: 1.5 } as const;

/** A plan of 20 days for six welders, in turns with a bare batch that reads and writes as many documents of the same size. */
export async function run(stack: BenchStack): Promise<BenchRow[]> {
  useStack(stack);
  const crew = await Promise.all(Array.from({ length: crewSize }, () => createTestStaff('welder')));
  const welderIds = crew.map(({ id }) => id);
  const bearer = await staffToken(await createTestStaff('office'));
  const client = await createTestClient();
  const [planned, bare]: [number[], number[]] = [[], []];
  await withFunction(stack, async ({ send }) => {
    for (let round = -2; round < rounds; round += 1) {
      // Each plan has its own hour on the same weekdays, and its own project, whose visits it reads.
      const start = addDays(chicagoDate(new Date()), 21 + 40 * Math.floor((round + 2) / 8));
      const dates = Array.from({ length: days }, (_, day) => addDays(start, day));
      const clock = `${String(8 + ((round + 2) % 8)).padStart(2, '0')}:00`;
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
      const alone = await timeBareBatch(answer.text, welderIds, dates);
      if (round < 0) continue;
      planned.push(took);
      bare.push(alone);
    }
  });
  const [p50, ratio] = [median(planned), median(planned) / median(bare)];
  const p99 = percentile(planned, 0.99);
  return [
    {
      measure: `A plan of ${days} days for ${crewSize} welders, p50 (p99 ${p99.toFixed(0)} ms) of ${rounds}`,
      value: `${p50.toFixed(0)} ms`,
      baseline: `${median(bare).toFixed(0)} ms, the bare batch`,
      ratio,
      target: `≤ ${target.ratio}, p99 ≤ ${target.ms} ms`,
      met: ratio <= target.ratio && p99 <= target.ms,
    },
  ];
}

/** Milliseconds to read the crew's days and to write as many documents as the plan, about as large, in one batch. */
async function timeBareBatch(
  plan: string,
  welderIds: readonly string[],
  dates: readonly string[],
): Promise<number> {
  const [database, collection] = [await firestore(), await calendarDays()];
  const copies = database.collection('benchPlans');
  const text = plan.slice(0, plan.length / days);
  const begun = performance.now();
  const read = await Promise.all(
    welderIds.flatMap((id) => dates.map((date) => collection.doc(`${id}_${date}`).get())),
  );
  const batch = database.batch();
  // Visit, contact, the client's copy and history of each day; project, ledger, client, mail, key and each welder's news.
  for (let copy = 0; copy < 4 * days + 5 + welderIds.length; copy += 1) batch.create(copies.doc(), { text });
  for (const { ref, updateTime } of read) {
    if (updateTime) batch.update(ref, { changedAt: new Date() }, { lastUpdateTime: updateTime });
  }
  await batch.commit();
  return performance.now() - begun;
}
