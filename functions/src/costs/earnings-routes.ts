import { apiMessages } from '@welding/domain/messages';
import { earningsQuerySchema } from '@welding/domain/money/earnings';
import { desk, office, owner } from '#http/desk.ts';
import { nothing } from '#http/readers.ts';
import { notFound } from '#refusal.ts';
import { alikeJobs } from './finished-jobs.ts';
import { costOf } from './job-costs.ts';
import { jobsOverPlan } from './jobs-over-plan.ts';
import { monthEarnings } from './month-earnings.ts';
import { monthSources } from './month-sources.ts';

function found<Answer>(answer: Answer | undefined): Answer {
  if (answer === undefined) throw notFound(apiMessages.projectNotFound);
  return answer;
}

export const routes = [
  /** The job's earnings, planned and actual. */
  desk.get('/projects/:id/cost', owner, nothing, async (_, _by, id) => found(await costOf(id))),
  /** The earnings of each job of a month. */
  desk.get('/earnings', owner, earningsQuerySchema, ({ month }) => monthEarnings(month)),
  /** The jobs under way that exceed their planned cost. */
  desk.get('/over-plan', owner, nothing, jobsOverPlan),
  /** The results of a month's requests by how clients found us. */
  desk.get('/sources', owner, earningsQuerySchema, ({ month }) => monthSources(month)),
  /** The last finished jobs like this one; earnings only for the owner. */
  desk.get('/projects/:id/alike', office, nothing, async (_, { staff }, id) =>
    found(await alikeJobs(id, staff.role)),
  ),
];
