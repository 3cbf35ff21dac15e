import type { Project } from '@welding/domain/entities/project';
import type { OverPlan } from '@welding/domain/money/earnings';
import { marginWarning } from '@welding/domain/money/job-cost';
import * as logger from 'firebase-functions/logger';
import { listUnderWay } from '#projects/projects.ts';
import { UnreadableDocumentError } from '#store/documents.ts';
import { type CostedJob, costsOf, mostJobs } from './job-costs.ts';

/** The jobs under way that exceed their planned cost. Leaves out a job with an unreadable document. */
export async function jobsOverPlan(): Promise<OverPlan> {
  const underWay = await listUnderWay(mostJobs);
  const costed = await readableCosts(underWay);
  return {
    jobs: costed
      .filter(({ project, cost }) => marginWarning(project, cost))
      .map(({ project: { id: projectId, title, status }, cost }) => ({ projectId, title, status, cost })),
    complete: underWay.length < mostJobs,
  };
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
