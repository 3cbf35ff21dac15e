import type { Estimate } from '@welding/domain/entities/estimate';
import type { Project } from '@welding/domain/entities/project';
import type { Quote } from '@welding/domain/entities/quote';
import type { Earnings } from '@welding/domain/money/earnings';
import { marginWarning } from '@welding/domain/money/job-cost';
import { bySource, type Sources } from '@welding/domain/money/sources';
import { addDays, chicagoInstant } from '@welding/domain/values/chicago-day';
import { centsToDollars, dollarsToCents } from '@welding/domain/values/money';
import { listEstimatesOfProjects } from '#estimates/estimates.ts';
import { isOldBalance } from '#invoices/old-balances.ts';
import {
  findBareProjects,
  listCallsBetween,
  listCompletedBetween,
  listUnderWay,
} from '#projects/projects.ts';
import { listQuotesBetween } from '#requests/quotes.ts';
import { type CostedJob, costsOf, mostJobs, readable } from './job-costs.ts';

/** The earnings of jobs completed in a Chicago month, and the jobs under way over plan. @param month YYYY-MM */
export async function monthEarnings(month: string): Promise<Earnings> {
  const { from, to } = monthBounds(month);
  const [completed, underWay] = await Promise.all([
    listCompletedBetween(from, to, mostJobs),
    listUnderWay(mostJobs),
  ]);
  const done = completed.filter((project) => project.status === 'completed' && !isOldBalance(project));
  const jobs = await costsOf([...done, ...underWay]);
  return {
    month,
    jobs: jobs.slice(0, done.length).map(told),
    running: jobs
      .slice(done.length)
      .filter(({ project, cost }) => marginWarning(project, cost))
      .map(told),
    complete: completed.length < mostJobs && underWay.length < mostJobs,
  };
}

function told({ project, ...job }: CostedJob): Earnings['jobs'][number] {
  const { id: projectId, title, serviceType, status }: Project = project;
  return { projectId, title, serviceType, status, cost: job.cost, welders: [...job.welders] };
}

/** The start of a Chicago month, and of the next one. @param month YYYY-MM */
export function monthBounds(month: string): { readonly from: Date; readonly to: Date } {
  const first = `${month}-01`;
  const next = `${addDays(first, 31).slice(0, 7)}-01`;
  return { from: chicagoInstant(first, '00:00'), to: chicagoInstant(next, '00:00') };
}

/** More requests than ten welders get in a month. The response says when there are more. */
const mostAsked = 500;

/** A request or call, and its job. */
type Asked = Pick<Quote, 'foundBy' | 'projectId'>;

/**
 * The results so far of a month's requests and calls, by how clients found us, without spam and duplicates.
 * @param month YYYY-MM
 */
export async function monthSources(month: string): Promise<Sources> {
  const { from, to } = monthBounds(month);
  const [requests, calls] = await Promise.all([
    listQuotesBetween(from, to, mostAsked),
    listCallsBetween(from, to, mostAsked),
  ]);
  const asked: Asked[] = [
    ...requests.filter(({ closedReason }) => closedReason !== 'spam' && closedReason !== 'duplicate'),
    ...calls.map(({ id, foundBy }): Asked => ({ ...(foundBy && { foundBy }), projectId: id })),
  ];
  const ids = [...new Set(asked.flatMap(({ projectId }) => projectId ?? []))];
  const [projects, estimates] = await Promise.all([findBareProjects(ids), listEstimatesOfProjects(ids)]);
  const completed = [...projects.values()].filter(({ status }) => status === 'completed');
  const costs = await costsOf(completed);
  const earned = new Map(costs.map(({ project, cost }) => [project.id, cost.profit]));
  const sources = bySource(
    asked.map(({ foundBy, projectId = '' }) => {
      const project = projects.get(projectId);
      return {
        foundBy,
        asked: sentDollars(readable(estimates, projectId)),
        agreed: project && project.status !== 'cancelled' ? (project.agreedTotal ?? 0) : 0,
        earned: earned.get(projectId) ?? 0,
      };
    }),
  );
  return { month, sources, complete: requests.length < mostAsked && calls.length < mostAsked };
}

/** The sum of all sent estimates, each in its last version. */
function sentDollars(estimates: readonly Estimate[]): number {
  const sent = estimates.filter(({ onPortal, status }) => onPortal && status !== 'replaced');
  return centsToDollars(sent.reduce((sum, { total }) => sum + dollarsToCents(total), 0));
}
