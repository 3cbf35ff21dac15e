import type { Estimate } from '@welding/domain/entities/estimate';
import { type FunnelEntry, funnelOf, incomeByMonth, type MoneyYear } from '@welding/domain/money/money-year';
import { addMonths } from '@welding/domain/values/chicago-day';
import { toChicagoWallTime } from '@welding/domain/values/chicago-time';
import { listEstimatesOfProjects } from '#estimates/estimates.ts';
import { listPaidBetween } from '#payments/payments.ts';
import { findBareProjects, listCallsBetween } from '#projects/projects.ts';
import { listQuotesBetween } from '#requests/quotes.ts';
import { readable } from './job-costs.ts';
import { monthBounds } from './month-earnings.ts';

/** More than a shop of ten welders takes in a year, and gets asked in three months. The response says when there are more. */
const mostPayments = 5_000;
const mostAsked = 1_000;
/** Older requests are decided, and say little of how quickly the shop answers today. */
const funnelDays = 90;

/** The income of the last twelve Chicago months, and what became of the requests of the last 90 days. */
export async function moneyYear(now = new Date()): Promise<MoneyYear> {
  const last = toChicagoWallTime(now).slice(0, 7);
  const first = addMonths(last, -11);
  const months = Array.from({ length: 12 }, (_, at) => addMonths(first, at));
  const since = new Date(now.getTime() - funnelDays * 24 * 60 * 60 * 1000);
  const [payments, requests, calls] = await Promise.all([
    listPaidBetween(monthBounds(first).from, monthBounds(last).to, mostPayments),
    listQuotesBetween(since, now, mostAsked),
    listCallsBetween(since, now, mostAsked),
  ]);
  const asked = [
    ...requests.filter(({ closedReason }) => closedReason !== 'spam' && closedReason !== 'duplicate'),
    ...calls.map(({ id, createdAt }) => ({ projectId: id, createdAt })),
  ];
  const ofRequests = asked.flatMap(({ projectId }) => projectId || []);
  const ofPayments = payments.flatMap(({ projectId }) => projectId || []);
  const [projects, estimates] = await Promise.all([
    findBareProjects([...new Set([...ofRequests, ...ofPayments])]),
    listEstimatesOfProjects([...new Set(ofRequests)]),
  ]);
  return {
    months: incomeByMonth(months, payments, (id) => projects.get(id)?.serviceType),
    funnel: funnelOf(
      asked.map(({ createdAt, projectId = '' }): FunnelEntry => {
        const project = projects.get(projectId);
        const papers = readable(estimates, projectId);
        return {
          requests: createdAt,
          estimates: firstOf(papers.map(({ sentAt }) => sentAt)),
          approved: firstOf(papers.map(approvedAt)),
          done: project?.status === 'completed' ? project.completedDate : undefined,
        };
      }),
    ),
    complete: payments.length < mostPayments && requests.length < mostAsked && calls.length < mostAsked,
  };
}

function firstOf(instants: readonly (string | undefined)[]): string | undefined {
  return instants.filter((instant) => instant !== undefined).toSorted()[0];
}

function approvedAt({ status, approval }: Estimate): string | undefined {
  return status === 'approved' || status === 'replaced' ? approval?.at : undefined;
}
