import { apiMessages } from '@welding/domain/messages';
import { earningsQuerySchema } from '@welding/domain/money/earnings';
import { nothing, params, withId } from '#http/readers.ts';
import { staffRoute } from '#http/route.ts';
import { notFound } from '#refusal.ts';
import { alikeJobs } from './finished-jobs.ts';
import { costOf } from './job-costs.ts';
import { jobsOverPlan } from './jobs-over-plan.ts';
import { monthEarnings } from './month-earnings.ts';
import { monthSources } from './month-sources.ts';

/** GET /api/desk/projects/{id}/cost: 200 and the job's earnings, planned and actual. Owner only. */
export const showCost = staffRoute({
  method: 'GET',
  path: '/api/desk/projects/:id/cost',
  roles: ['owner'],
  read: withId,
  answer: async ({ id }) => {
    const cost = await costOf(id);
    if (!cost) throw notFound(apiMessages.projectNotFound);
    return { status: 200, json: cost };
  },
});

/** GET /api/desk/earnings?month=YYYY-MM: 200 and the earnings of each job of the month. Owner only. */
export const showEarnings = staffRoute({
  method: 'GET',
  path: '/api/desk/earnings',
  roles: ['owner'],
  read: params(earningsQuerySchema),
  answer: async ({ month }) => ({ status: 200, json: await monthEarnings(month) }),
});

/** GET /api/desk/over-plan: 200 and the jobs under way that exceed their planned cost. Owner only. */
export const showOverPlan = staffRoute({
  method: 'GET',
  path: '/api/desk/over-plan',
  roles: ['owner'],
  read: nothing,
  answer: async () => ({ status: 200, json: await jobsOverPlan() }),
});

/** GET /api/desk/sources?month=YYYY-MM: 200 and the results of the month's requests by how clients found us. Owner only. */
export const showSources = staffRoute({
  method: 'GET',
  path: '/api/desk/sources',
  roles: ['owner'],
  read: params(earningsQuerySchema),
  answer: async ({ month }) => ({ status: 200, json: await monthSources(month) }),
});

/** GET /api/desk/projects/{id}/alike: 200 and the last finished jobs like this one; earnings only for the owner. */
export const showAlike = staffRoute({
  method: 'GET',
  path: '/api/desk/projects/:id/alike',
  roles: ['owner', 'office'],
  read: withId,
  answer: async ({ id }, { staff }) => {
    const alike = await alikeJobs(id, staff.role);
    if (!alike) throw notFound(apiMessages.projectNotFound);
    return { status: 200, json: alike };
  },
});
