import { type Actor, paperFact } from '@welding/domain/entities/audit-entry';

import type { Client } from '@welding/domain/entities/client';
import { recipientOf } from '@welding/domain/entities/client-names';
import type { Estimate } from '@welding/domain/entities/estimate';
import type { MoneySettings } from '@welding/domain/money/money-settings';
import { followUpGraceDays, isFollowUpDue, isUnanswered } from '@welding/domain/money/reminders';
import { startOfChicagoDay } from '@welding/domain/values/chicago-day';
import { findClient } from '#clients/clients.ts';
import { queueFollowUp } from '#messages/estimate-news.ts';
import { listMailsOfKind } from '#messages/mails.ts';
import { findProject } from '#projects/projects.ts';
import { historyNames } from '#store/audit.ts';
import { changeEntity } from '#store/change-entity.ts';
import { listVisitsOfClientAfter, listVisitsOfProject } from '#visits/appointments.ts';
import { estimates, findEstimate, unansweredOf } from './estimates.ts';

const followUps: Actor = { id: 'follow-ups', name: historyNames.followUps, role: 'system' };

/**
 * Mails clients who left an estimate unanswered for the days in `followUpDays`, once for each step however often this runs.
 * Starts again when an answer comes at the same time. @returns how many were mailed
 */
export async function followUpEstimates(now: Date, { followUpDays }: MoneySettings): Promise<number> {
  if (followUpDays.length === 0) return 0;
  const oldest = startOfChicagoDay(now, -Math.max(...followUpDays) - followUpGraceDays);
  let mailed = 0;
  for await (const page of unansweredOf({ after: oldest, before: now })) {
    for (const { id, ...estimate } of page) {
      if (!isFollowUpDue(estimate, followUpDays, [], now)) continue;
      if (await followUp(id, followUpDays, now)) mailed += 1;
    }
  }
  return mailed;
}

async function followUp(id: string, followUpDays: readonly number[], now: Date): Promise<boolean> {
  let reader: Client | undefined;
  const at = now.toISOString();
  const followed = await changeEntity(estimates, {
    id,
    actor: followUps,
    action: 'followed up on',
    facts: (after) => [paperFact(after)],
    withoutValues: true,
    decide: async (estimate) => {
      reader = await readerOf(estimate, now);
      if (!reader) return {};
      const reminders = await listMailsOfKind(estimate.clientId, 'estimate-reminder');
      const byHand = reminders.filter(({ estimateId }) => estimateId === id);
      const times = byHand.map(({ createdAt }) => createdAt);
      if (!isFollowUpDue(estimate, followUpDays, times, now)) return {};
      return { followedUpAt: [...estimate.followedUpAt, at] };
    },
    also: async (batch, _, after) => {
      if (reader) await queueFollowUp(batch, after, reader);
    },
  });
  return followed.followedUpAt.includes(at);
}

/** Whether an estimate still needs its follow-up: the client may have answered while the mail waited. */
export async function mayFollowUp(estimateId: string | undefined, now: Date): Promise<boolean> {
  const estimate = estimateId === undefined ? undefined : await findEstimate(estimateId);
  return estimate !== undefined && (await readerOf(estimate, now)) !== undefined;
}

/** The client to mail, undefined for one who answered, turned off reminders or has no email. */
async function readerOf(estimate: Estimate, now: Date): Promise<Client | undefined> {
  const { clientId, projectId, sentAt } = estimate;
  if (!sentAt) return undefined;
  const [client, project, ofProject, since] = await Promise.all([
    findClient(clientId),
    findProject(projectId),
    listVisitsOfProject(projectId),
    listVisitsOfClientAfter(clientId, new Date(sentAt)),
  ]);
  const reader = recipientOf(client, 'estimates');
  if (!reader || reader.reminders === false) return undefined;
  const visits = [...ofProject, ...since.filter((visit) => visit.projectId === undefined)];
  return isUnanswered(estimate, { project, visits }, now) ? reader : undefined;
}
