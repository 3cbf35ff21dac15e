import type { Actor } from '@welding/domain/entities/audit-entry';
import type { Project } from '@welding/domain/entities/project';
import {
  noSuchMove,
  type ProjectChange,
  projectMessages,
  projectMove,
} from '@welding/domain/entities/project-request';
import { invoicedCents } from '@welding/domain/money/balance';
import { centsToDollars } from '@welding/domain/values/money';
import { setFields } from '@welding/domain/values/stored-fields';
import { listInvoicesOfProject } from '#invoices/invoices.ts';
import { tell } from '#messages/tell.ts';
import { touchLedger } from '#payments/project-ledger.ts';
import { badRequest } from '#refusal.ts';
import { latestChanges } from '#store/audit.ts';
import { changeEntity } from '#store/change-entity.ts';
import { projects } from './projects.ts';
import { derivedFieldsOf } from './refresh-project.ts';

/**
 * Changes a project, and its status if asked. Cancels open card payments above the new amount due. A project completed without a
 * final cost gets the sum of its invoices.
 * @throws Refusal 400 for an impossible status, or one that lacks its fields; not_found, changed_meanwhile
 */
export async function applyProjectChange(id: string, change: ProjectChange, actor: Actor): Promise<Project> {
  const changed = await changeEntity(projects, {
    id,
    asked: change,
    actor,
    action: 'changed',
    ...(change.byMistake && { facts: [{ code: 'reopenedByMistake' }] }),
    note: change.reason,
    decide: async (current) => {
      const completes = change.status === 'completed' && current.status !== 'completed';
      const finalCost = change.finalCost ?? (completes ? await invoicedCost(id) : undefined);
      const earlier = completes && change.byMistake ? await lastCompletedDate(id) : undefined;
      const completedDate = earlier ?? new Date().toISOString();
      const fields = {
        ...changedDetails(change),
        ...changedStatus(current, { ...change, finalCost }, completedDate),
      };
      return { ...fields, ...(await derivedFieldsOf({ ...current, ...fields })) };
    },
    also: async (batch, before, after) => {
      // The undo of a mistaken reopening is no news to the client.
      if (!change.byMistake) await tell(batch, 'projectChanged', { before, after });
      await touchLedger(batch, id);
    },
  });
  if (change.status === 'cancelled' || change.finalCost !== undefined) {
    const { withdrawIntents } = await import('#stripe/cancel-intent.ts');
    await withdrawIntents(id);
  }
  return changed;
}

/** The sum of the project's sent invoices in dollars, undefined without any. */
async function invoicedCost(projectId: string): Promise<number | undefined> {
  const invoices = await listInvoicesOfProject(projectId);
  const cents = invoicedCents(invoices);
  return cents > 0 ? centsToDollars(cents) : undefined;
}

/** When a project was completed before it was reopened. */
async function lastCompletedDate(id: string): Promise<string | undefined> {
  const changes = (await latestChanges(id)).flatMap((entry) => entry.changes);
  const from = changes.find(({ field }) => field === 'completedDate')?.from;
  return typeof from === 'string' ? from : undefined;
}

function changedDetails(change: ProjectChange): Partial<Project> {
  const { updatedAt: _, status: __, finalCost: ___, reason: ____, byMistake: _____, ...details } = change;
  return setFields(details);
}

/** Only a completed project has a final cost and a day of completion. */
function changedStatus(
  { status }: Project,
  { status: to, finalCost, reason, byMistake }: ProjectChange,
  completedDate: string,
): Partial<Project> {
  if (to === undefined || to === status) {
    if (finalCost === undefined) return {};
    if (status !== 'completed') throw badRequest(projectMessages.finalCostTooEarly);
    return { finalCost };
  }
  if (!projectMove(status, to)) throw badRequest(noSuchMove(status, to));
  if (to === 'completed') {
    if (finalCost === undefined) throw badRequest(projectMessages.finalCostRequired);
    return { status: to, finalCost, completedDate };
  }
  if (finalCost !== undefined) throw badRequest(projectMessages.finalCostTooEarly);
  if (to === 'cancelled' && reason === undefined && !byMistake)
    throw badRequest(projectMessages.reasonRequired);
  return { status: to, finalCost: undefined, completedDate: undefined };
}
