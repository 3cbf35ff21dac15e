import { isDeepStrictEqual } from 'node:util';
import type { Project } from '@welding/domain/entities/project';
import { marginWarning } from '@welding/domain/money/job-cost';
import type { OverPlan, StoredOverPlan } from '@welding/domain/money/over-plan';
import * as logger from 'firebase-functions/logger';
import { listOverPlan, overPlanWalk, storeOverPlan } from '#data/over-plan.ts';
import { listChangedSince } from '#data/project-ledger.ts';
import { findBareProjects, listUnderWay } from '#data/projects.ts';
import { findProgress, saveProgress } from '#data/reconciliation.ts';
import { UnreadableDocumentError } from '#data/unreadable-document-error.ts';
import { type CostedJob, costsOf } from './job-costs.ts';

/** A month of ten welders, and more than anybody looks at. */
const [most, mostOver] = [200, 50];

/** A batch is committed within this time of the instant that its ledger holds. */
const overlapMs = 60_000;

/**
 * The jobs under way that cost more than planned. Only those are looked at whose money, papers, visits, hours or expenses
 * changed since the last time; the first time all of them. A job that cannot be added up is left out.
 */
export async function jobsOverPlan(now = new Date()): Promise<OverPlan> {
  const [progress, known] = await Promise.all([findProgress(overPlanWalk), listOverPlan(mostOver)]);
  const changed = progress && (await changedSince(progress.doneUntil));
  const looked = changed
    ? [...(await findBareProjects(changed.ids)).values()].filter(({ status }) => status === 'in_progress')
    : await listUnderWay(most);
  const over = (await readableCosts(looked)).filter(({ project, cost }) => marginWarning(project, cost));
  const stored = new Map(known.map((job) => [job.id, job]));
  const fresh: StoredOverPlan[] = over.map(({ project: { id }, cost }) => ({ id, cost }));
  const isOver = new Set(fresh.map(({ id }) => id));
  const noMore = known.filter(({ id }) => !isOver.has(id) && (!changed || changed.ids.includes(id)));
  await storeOverPlan(
    fresh.filter((job) => !isDeepStrictEqual(job, stored.get(job.id))),
    noMore,
  );
  // What a look at once forgot meanwhile is looked at again next time.
  await saveProgress({ id: overPlanWalk, doneUntil: changed?.until ?? now.toISOString() });
  const gone = new Set(noMore.map(({ id }) => id));
  const others = known.filter(({ id }) => !isOver.has(id) && !gone.has(id));
  const jobs = await titled([...fresh, ...others]);
  return { jobs: jobs.slice(0, mostOver), complete: jobs.length < mostOver };

  async function changedSince(doneUntil: string) {
    const after = new Date(Date.parse(doneUntil) - overlapMs);
    const found = await listChangedSince(after, most);
    const last = found.length < most ? undefined : found.at(-1);
    return { ids: found.map(({ id }) => id), until: last?.changedAt ?? now.toISOString() };
  }
}

/** What jobs cost, each by itself where one of them has a document that cannot be read. */
async function readableCosts(projects: readonly Project[]): Promise<CostedJob[]> {
  try {
    return await costsOf(projects);
  } catch (error) {
    if (!(error instanceof UnreadableDocumentError)) throw error;
    if (projects.length > 1) return (await Promise.all(projects.map((one) => readableCosts([one])))).flat();
    logger.error('unreadable document', { cause: error.message });
    return [];
  }
}

async function titled(jobs: readonly StoredOverPlan[]): Promise<OverPlan['jobs']> {
  const projects = await findBareProjects(jobs.map(({ id }) => id));
  return jobs.flatMap(({ id: projectId, cost }) => {
    const project = projects.get(projectId);
    if (!project || !marginWarning(project, cost)) return [];
    return [{ projectId, title: project.title, status: project.status, cost }];
  });
}
