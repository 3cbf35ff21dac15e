import { isDeepStrictEqual } from 'node:util';
import type { Project } from '@welding/domain/entities/project';
import type { OverPlan, StoredOverPlan } from '@welding/domain/money/earnings';
import { marginWarning } from '@welding/domain/money/job-cost';
import * as logger from 'firebase-functions/logger';
import { listChangedSince } from '#payments/project-ledger.ts';
import { findBareProjects, listUnderWay } from '#projects/projects.ts';
import { UnreadableDocumentError } from '#store/documents.ts';
import { findProgress, saveProgress } from '#stripe/walk-list.ts';
import { type CostedJob, costsOf } from './job-costs.ts';
import { listOverPlan, overPlanWalk, storeOverPlan } from './over-plan.ts';

const [atOnce, mostTold] = [200, 50];

/** A batch is committed within this time of its ledger's instant. */
const overlapMs = 60_000;

/**
 * The jobs under way that exceed their planned cost. Checks all jobs at first, later only those changed since the last time.
 * Leaves out a job with an unreadable document.
 */
export async function jobsOverPlan(now = new Date()): Promise<OverPlan> {
  const [progress, known] = await Promise.all([findProgress(overPlanWalk), listOverPlan()]);
  const changed = progress && (await listChangedSince(new Date(Date.parse(progress.doneUntil) - overlapMs)));
  const looked = changed
    ? [...(await findBareProjects(changed)).values()].filter(({ status }) => status === 'in_progress')
    : await listUnderWay();
  const over: CostedJob[] = [];
  for (let start = 0; start < looked.length; start += atOnce) {
    const jobs = await readableCosts(looked.slice(start, start + atOnce));
    over.push(...jobs.filter(({ project, cost }) => marginWarning(project, cost)));
  }
  const stored = new Map(known.map((job) => [job.id, job]));
  const fresh: StoredOverPlan[] = over.map(({ project: { id }, cost }) => ({ id, cost }));
  const isOver = new Set(fresh.map(({ id }) => id));
  const noMore = known.filter(({ id }) => !isOver.has(id) && (!changed || changed.includes(id)));
  await storeOverPlan(
    fresh.filter((job) => !isDeepStrictEqual(job, stored.get(job.id))),
    noMore,
  );
  // The next check covers a job that a parallel run removed.
  await saveProgress({ id: overPlanWalk, doneUntil: now.toISOString() });
  const gone = new Set(noMore.map(({ id }) => id));
  const others = known.filter(({ id }) => !isOver.has(id) && !gone.has(id));
  const jobs = await titled([...fresh, ...others]);
  return { jobs: jobs.slice(0, mostTold), complete: jobs.length <= mostTold };
}

/** The jobs' costs, one by one when one of them has an unreadable document. */
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
