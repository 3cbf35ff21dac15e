import type { Estimate } from '@welding/domain/entities/estimate';
import type { Quote } from '@welding/domain/entities/quote';
import { bySource, type Sources } from '@welding/domain/money/sources';
import { centsToDollars, dollarsToCents } from '@welding/domain/values/money';
import { listEstimatesOfProjects } from '#estimates/estimates.ts';
import { findBareProjects, listCallsBetween } from '#projects/projects.ts';
import { listQuotesBetween } from '#requests/quotes.ts';
import { costsOf, readable } from './job-costs.ts';
import { monthBounds } from './month-earnings.ts';

/** More requests than ten welders get in a month. The answer says when there are more. */
const most = 500;

/** A request or call, and its job. */
type Asked = Pick<Quote, 'foundBy' | 'projectId'>;

/**
 * The results so far of a month's requests and calls, by how clients found us, without spam and duplicates.
 * @param month YYYY-MM
 */
export async function monthSources(month: string): Promise<Sources> {
  const { from, to } = monthBounds(month);
  const [requests, calls] = await Promise.all([
    listQuotesBetween(from, to, most),
    listCallsBetween(from, to, most),
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
  return { month, sources, complete: requests.length < most && calls.length < most };
}

/** The sum of all sent estimates, each in its last version. */
function sentDollars(estimates: readonly Estimate[]): number {
  const sent = estimates.filter(({ onPortal, status }) => onPortal && status !== 'replaced');
  return centsToDollars(sent.reduce((sum, { total }) => sum + dollarsToCents(total), 0));
}
