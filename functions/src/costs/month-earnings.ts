import type { Project } from '@welding/domain/entities/project';
import type { Earnings } from '@welding/domain/money/earnings';
import { marginWarning } from '@welding/domain/money/job-cost';
import { addDays, chicagoInstant } from '@welding/domain/values/chicago-day';
import { listCompletedBetween, listUnderWay } from '#projects/projects.ts';
import { type CostedJob, costsOf } from './job-costs.ts';

/** More than ten welders complete in a month. The answer says when there are more. */
const most = 200;

/** The earnings of jobs completed in a Chicago month, and the jobs under way over plan. @param month YYYY-MM */
export async function monthEarnings(month: string): Promise<Earnings> {
  const { from, to } = monthBounds(month);
  const [completed, underWay] = await Promise.all([listCompletedBetween(from, to, most), listUnderWay(most)]);
  const done = completed.filter(({ status }) => status === 'completed');
  const jobs = await costsOf([...done, ...underWay]);
  return {
    month,
    jobs: jobs.slice(0, done.length).map(told),
    running: jobs
      .slice(done.length)
      .filter(({ project, cost }) => marginWarning(project, cost))
      .map(told),
    complete: completed.length < most && underWay.length < most,
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
