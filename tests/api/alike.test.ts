import { randomUUID } from 'node:crypto';
import type { Project } from '@welding/domain/entities/project';
import { alikeSchema } from '@welding/domain/money/finished-job';
import { expect, test } from 'vitest';
import { alikeJobs, keepFinishedJob } from '../../functions/src/costs/finished-jobs.ts';
import { quotes } from '../../functions/src/requests/quotes.ts';
import { aQuote } from '../support/entities.ts';
import { storeTestHours } from '../support/hours.ts';
import { readsOf } from '../support/reads-of.ts';
import { changeProject, createTestProject } from '../support/sample.ts';
import { read } from './money.ts';
import { moneyShop } from './money-shop.ts';

const shop = moneyShop({ serviceType: 'aluminum' });
const { office, owner } = shop;

// Later than other tests' jobs of this service, so that these are the newest.
const on = (day: number) => `2099-01-${String(day).padStart(2, '0')}T18:00:00.000Z`;
const answers = { metal: 'aluminum', thickness: 'thin', position: 'overhead', access: 'carry' } as const;

async function ask(projectId: string, intake: object | undefined) {
  const quote = aQuote({ id: randomUUID(), serviceType: 'aluminum', projectId, intake });
  await (await quotes()).doc(quote.id).set(quote);
}

/** A completed job quoted for ten hours and $1,250. */
async function finished(day: number, intake?: object): Promise<Project> {
  const job = await createTestProject(shop.client, { serviceType: 'aluminum', title: `Job ${day}` });
  await ask(job.id, intake);
  await changeProject(job.id, {
    status: 'completed',
    agreedTotal: 1250,
    finalCost: 1250,
    completedDate: on(day),
  });
  await keepFinishedJob(job.id);
  return job;
}

test('similar jobs list what they took, those with the same answers first, within 25 reads', async () => {
  await ask(shop.project.id, answers);
  const same = await finished(1, answers);
  const others: Project[] = [];
  for (const day of [2, 3, 4, 5, 6, 7, 8]) others.push(await finished(day, { metal: 'steel' }));
  const path = `projects/${shop.project.id}/alike`;
  const { jobs } = read(alikeSchema, await owner.call('GET', path, undefined));
  expect(jobs.map(({ title }) => title)).toEqual(['Job 1', 'Job 8', 'Job 7', 'Job 6', 'Job 5']);
  // One more read is for the asking staff member.
  expect(await readsOf(() => alikeJobs(shop.project.id, 'owner'))).toBeLessThanOrEqual(24);
  const seen = read(alikeSchema, await office.call('GET', path, undefined));
  expect(seen.jobs.map(({ earned }) => earned)).toEqual(seen.jobs.map(() => undefined));

  // A later change updates the summary; reopening the job deletes it.
  const sent = await office.sendEstimate(await office.draftEstimate(same, { deposit: undefined }));
  const said = { name: 'Jo', note: 'Agreed', updatedAt: sent.updatedAt };
  expect((await office.call('POST', `estimates/${sent.id}/approved-by-phone`, said)).status).toBe(200);
  const { visit } = await shop.sendWelder('Wes Alike');
  const end = new Date(Date.parse(visit.scheduledDate) + 90 * 60_000).toISOString();
  await storeTestHours(visit, { projectId: same.id, minutes: 90, end });
  await keepFinishedJob(same.id);
  const [last] = others.slice(-1);
  await changeProject(last?.id ?? '', { status: 'in_progress' });
  await keepFinishedJob(last?.id ?? '');
  const again = read(alikeSchema, await owner.call('GET', path, undefined)).jobs;
  expect(again.map(({ title }) => title)).toEqual(['Job 1', 'Job 7', 'Job 6', 'Job 5', 'Job 4']);
  expect(again[0]).toMatchObject({ projectId: same.id, quoted: 1250, plannedHours: 10, workedHours: 1.5 });
  expect(again[0]?.earned).toBeGreaterThan(0);
});

test('similar jobs leave out balances from an earlier system, even without their mark', async () => {
  const balances = [
    { title: 'Opening balance', isOldBalance: true },
    { title: 'Balance from before' },
    { title: 'Saldo anterior' },
  ];
  const brought = await Promise.all(
    balances.map((fields) =>
      createTestProject(shop.client, {
        serviceType: 'aluminum',
        status: 'completed',
        finalCost: 900,
        ...fields,
      }),
    ),
  );
  const real = await finished(20);
  for (const { id } of brought) await keepFinishedJob(id);
  const path = `projects/${shop.project.id}/alike`;
  const { jobs } = read(alikeSchema, await owner.call('GET', path, undefined));
  const ids = jobs.map(({ projectId }) => projectId);
  expect(ids).toContain(real.id);
  expect(ids.filter((id) => brought.some((each) => each.id === id))).toEqual([]);
});
