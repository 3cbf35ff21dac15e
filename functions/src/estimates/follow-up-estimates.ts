import { type Actor, paperFact } from '@welding/domain/entities/audit-entry';
import type { Estimate } from '@welding/domain/entities/estimate';
import { type Recipient, recipientsOf, withoutStopped } from '@welding/domain/entities/recipients';
import type { MoneySettings } from '@welding/domain/money/money-settings';
import { followUpGraceDays, isFollowUpDue, isUnanswered } from '@welding/domain/money/reminders';
import { startOfChicagoDay } from '@welding/domain/values/chicago-day';
import { findClient } from '#clients/clients.ts';
import { queueFollowUp } from '#messages/estimate-news.ts';
import { listMailsOfKind } from '#messages/mails.ts';
import { findProject } from '#projects/projects.ts';
import { historyNames } from '#store/audit.ts';
import { changeEntity } from '#store/change-entity.ts';
import { itemByItem, itemsOfPages } from '#store/item-by-item.ts';
import { listVisitsOfClientAfter, listVisitsOfProject } from '#visits/appointments.ts';
import { estimates, unansweredOf } from './estimates.ts';

const followUps: Actor = { id: 'follow-ups', name: historyNames.followUps, role: 'system' };

/**
 * Mails clients who left an estimate unanswered for the days in `followUpDays`, once for each step however often this runs.
 * Starts again when an answer comes at the same time. @returns how many were mailed
 */
export async function followUpEstimates(now: Date, { followUpDays }: MoneySettings): Promise<number> {
  if (followUpDays.length === 0) return 0;
  const oldest = startOfChicagoDay(now, -Math.max(...followUpDays) - followUpGraceDays);
  const mailed = await itemByItem(
    'estimate-follow-ups',
    itemsOfPages(unansweredOf({ after: oldest, before: now })),
    { idOf: ({ id }) => id },
    async ({ id, ...estimate }) =>
      isFollowUpDue(estimate, followUpDays, [], now) && (await followUp(id, followUpDays, now)),
  );
  return mailed.filter(Boolean).length;
}

async function followUp(id: string, followUpDays: readonly number[], now: Date): Promise<boolean> {
  let readers: Recipient[] = [];
  const at = now.toISOString();
  const followed = await changeEntity(estimates, {
    id,
    actor: followUps,
    action: 'followed up on',
    facts: (after) => [paperFact(after)],
    withoutValues: true,
    decide: async (estimate) => {
      readers = await readersOf(estimate, now);
      if (readers.length === 0) return {};
      const reminders = await listMailsOfKind(estimate.clientId, 'estimate-reminder');
      const byHand = reminders.filter(({ estimateId }) => estimateId === id);
      const times = byHand.map(({ createdAt }) => createdAt);
      if (!isFollowUpDue(estimate, followUpDays, times, now)) return {};
      return { followedUpAt: [...estimate.followedUpAt, at] };
    },
    also: async (batch, _, after) => {
      await queueFollowUp(batch, after, readers);
    },
  });
  return followed.followedUpAt.includes(at);
}

/** The readers to mail: none once the client answered, and none who stopped reminders. */
async function readersOf(estimate: Estimate, now: Date): Promise<Recipient[]> {
  const client = await findClient(estimate.clientId);
  const readers = withoutStopped(client, recipientsOf(client, 'estimates'));
  return readers.length > 0 && (await awaitsFollowUp(estimate, now)) ? readers : [];
}

/** Whether the client has neither answered an estimate nor gone on with it, for example by booking a visit. */
export async function awaitsFollowUp(estimate: Estimate, now: Date): Promise<boolean> {
  const { clientId, projectId, sentAt } = estimate;
  if (!sentAt) return false;
  const [project, ofProject, since] = await Promise.all([
    findProject(projectId),
    listVisitsOfProject(projectId),
    listVisitsOfClientAfter(clientId, new Date(sentAt)),
  ]);
  const visits = [...ofProject, ...since.filter((visit) => visit.projectId === undefined)];
  return isUnanswered(estimate, { project, visits }, now);
}
