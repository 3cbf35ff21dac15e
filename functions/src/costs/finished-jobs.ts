import type { Staff } from '@welding/domain/entities/staff';
import {
  type Alike,
  type FinishedJob,
  finishedJobSchema,
  likenessOf,
  mostAlike,
} from '@welding/domain/money/finished-job';
import * as logger from 'firebase-functions/logger';
import { isOldBalance } from '#invoices/old-balances.ts';
import { findProject, findProjects } from '#projects/projects.ts';
import { listQuotesOfProjects } from '#requests/quotes.ts';
import { parseSnapshot, UnreadableDocumentError } from '#store/documents.ts';
import { entityCollection } from '#store/entity-collection.ts';
import { declareQuery } from '#store/query.ts';
import { costOf } from './job-costs.ts';

const finishedJobs = entityCollection('finishedJobs', finishedJobSchema);

const order = { field: 'completedDate', direction: 'desc' } as const;
const sameJobs = declareQuery({ collection: 'finishedJobs', equal: ['likeness'], order });
const jobsOfService = declareQuery({ collection: 'finishedJobs', equal: ['serviceType'], order });

/** Jobs shown, jobs of the same service searched, and photos per job: 23 reads at most in all. */
const [mostShown, mostOfService, mostPhotos] = [5, 6, 3];

/**
 * Stores a summary of a completed job, again after each change of its money, papers, hours or expenses. Deletes it when the job
 * is reopened. A balance from an earlier system is no job.
 */
export async function keepFinishedJob(projectId: string): Promise<void> {
  const document = (await finishedJobs()).doc(projectId);
  const project = await findProject(projectId);
  if (project?.status !== 'completed' || isOldBalance(project)) {
    if ((await document.get()).exists) await document.delete();
    return;
  }
  try {
    const [cost, quotes] = await Promise.all([costOf(projectId), listQuotesOfProjects([projectId])]);
    if (!cost) return;
    const { serviceType, completedDate = project.createdAt, estimatedCost = 0 } = project;
    await document.set({
      id: projectId,
      ...likenessOf(serviceType, quotes.get(projectId)?.[0]?.intake),
      completedDate,
      quoted: cost.agreed || estimatedCost,
      plannedHours: cost.planned.hours,
      workedHours: cost.hours,
      earned: cost.profit,
    });
  } catch (error) {
    if (!(error instanceof UnreadableDocumentError)) throw error;
    logger.error('unreadable document', { cause: error.message });
  }
}

/** The last finished jobs like a project, undefined for an unknown one. Earnings only for the owner. */
export async function alikeJobs(projectId: string, role: Staff['role']): Promise<Alike | undefined> {
  const [project, quotes] = await Promise.all([findProject(projectId), listQuotesOfProjects([projectId])]);
  if (!project) return undefined;
  const own = likenessOf(project.serviceType, quotes.get(projectId)?.[0]?.intake);
  const jobs = mostAlike(own, await candidates(projectId, own), mostShown);
  const projects = await findProjects(jobs.map(({ id }) => id));
  return {
    jobs: jobs.flatMap(({ id, quoted, plannedHours, workedHours, earned }) => {
      const found = projects.get(id);
      // The summaries of balances from an earlier system that were stored before those were left out.
      if (!found || isOldBalance(found)) return [];
      const { title, beforePhotos, afterPhotos } = found;
      const photos = (afterPhotos.length > 0 ? afterPhotos : beforePhotos).slice(0, mostPhotos);
      const told = { projectId: id, title, quoted, plannedHours, workedHours, photos };
      return [role === 'owner' ? { ...told, earned } : told];
    }),
  };
}

/** Jobs with the same answers, and the newest of the same service. */
async function candidates(
  projectId: string,
  { answers, likeness, serviceType }: ReturnType<typeof likenessOf>,
): Promise<FinishedJob[]> {
  const collection = await finishedJobs();
  const isKnown = answers.some(Boolean);
  const [same, ofService] = await Promise.all([
    isKnown ? sameJobs(collection, [likeness]).limit(mostShown).get() : undefined,
    jobsOfService(collection, [serviceType]).limit(mostOfService).get(),
  ]);
  const found = [...(same ? parseSnapshot(same) : []), ...parseSnapshot(ofService)];
  const byId = new Map(found.map((job) => [job.id, job]));
  byId.delete(projectId);
  return [...byId.values()];
}
