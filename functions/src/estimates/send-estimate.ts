import { paperFact } from '@welding/domain/entities/audit-entry';
import { senderToday } from '@welding/domain/entities/client-names';
import { companyMessages } from '@welding/domain/entities/company';
import { agreedAfter, type Estimate } from '@welding/domain/entities/estimate';
import { type Answered, estimateMessages } from '@welding/domain/entities/estimate-requests';
import { partyOf, recipientsOf } from '@welding/domain/entities/recipients';
import { asksTax } from '@welding/domain/entities/totals';
import { errorCodes } from '@welding/domain/error-codes';
import { apiMessages } from '@welding/domain/messages';
import { needsHomeRepairContract } from '@welding/domain/money/consent-text';
import { chicagoDate } from '@welding/domain/values/chicago-day';
import { findClient } from '#clients/clients.ts';
import { tell } from '#messages/tell.ts';
import { findProject } from '#projects/projects.ts';
import { refreshProject } from '#projects/refresh-project.ts';
import { badRequest, conflict, notFound } from '#refusal.ts';
import { findMoneySettings } from '#settings/money-settings.ts';
import { type Asked, addChange, changeEntity } from '#store/change-entity.ts';
import type { By } from '#store/create.ts';
import { estimateAmounts, estimates } from './estimates.ts';

/**
 * Sends a draft to its client, who can then read and answer it. It replaces the version before.
 * @throws Refusal 400 for a client without an email or a last day that has passed, 404, 409 when it was sent, or the
 * client approved the version before; not_found, changed_meanwhile
 */
export async function sendEstimate(asked: Asked, { actor }: By, id: string): Promise<Estimate> {
  return await changeEntity(estimates, {
    id,
    asked,
    isStep: true,
    actor,
    action: 'sent',
    facts: (sent) => [paperFact(sent)],
    withoutValues: true,
    decide: async (draft) => {
      if (draft.status !== 'draft') throw conflict(estimateMessages.alreadySent);
      const now = new Date();
      if (draft.validUntil < chicagoDate(now)) throw badRequest(estimateMessages.validUntilPast);
      return { status: 'sent' as const, onPortal: true, sentAt: now.toISOString(), ...(await toShow(draft)) };
    },
    also: async (batch, _, sent) => {
      if (sent.replaces) {
        await addChange(batch, estimates, {
          id: sent.replaces,
          actor,
          action: 'replaced',
          facts: [{ code: 'replacedBy', text: sent.number, count: sent.version }],
          decide: ({ status }) => {
            if (status === 'approved') throw conflict(estimateMessages.approvedEarlier);
            if (status === 'replaced') throw conflict(estimateMessages.replacedAlready);
            return { status: 'replaced' as const, replacedBy: sent.id, awaitsAnswer: false };
          },
        });
      }
      await refreshProject(batch, sent.projectId, { estimate: sent });
      await tell(batch, 'estimateSent', sent);
    },
  });
}

/** The fields a sent estimate adds to the draft, as of this day. @throws as `sendEstimate` */
export async function toShow(draft: Estimate): Promise<Partial<Estimate>> {
  const [client, project, settings] = await Promise.all([
    findClient(draft.clientId),
    findProject(draft.projectId),
    findMoneySettings(),
  ]);
  if (!client) throw notFound(apiMessages.clientNotFound);
  if (!project) throw notFound(apiMessages.projectNotFound);
  if (project.status === 'cancelled') throw conflict(estimateMessages.projectCancelled);
  if (recipientsOf(client, 'estimates').length === 0) throw badRequest(estimateMessages.noEmail);
  if (client.taxExempt && asksTax(draft)) {
    throw conflict(companyMessages.taxedExempt, errorCodes.taxExempt);
  }
  const amounts = estimateAmounts(draft);
  const agreedBefore = draft.changeOf ? (project.agreedTotal ?? 0) : undefined;
  // The law's limit concerns the whole work, not just a change.
  const total = agreedAfter({ agreedBefore, ...amounts });
  if (total < 0) throw badRequest(estimateMessages.changeTooLow);
  return {
    ...amounts,
    agreedBefore,
    homeRepair: needsHomeRepairContract({ ...draft, total }, settings.homeRepairNotice),
    projectTitle: project.title,
    sender: senderToday(),
    recipient: partyOf(client, 'estimates'),
    ...(client.language === 'es' && { language: client.language }),
    ...(client.asksPo && { asksPo: true }),
  };
}

/**
 * Marks the questions of an estimate as answered. Stores an answer with the last one and mails it to the client.
 * @throws Refusal not_found, changed_meanwhile
 */
export async function answerQuestion(asked: Answered, { actor }: By, id: string): Promise<Estimate> {
  const answer = asked.answer || undefined;
  return await changeEntity(estimates, {
    id,
    asked,
    isStep: true,
    actor,
    action: 'answered a question about',
    facts: (answered) => [paperFact(answered)],
    note: answer,
    withoutValues: true,
    decide: ({ questions }) => {
      const last = questions.at(-1);
      if (!last || answer === undefined) return { awaitsAnswer: false };
      const answered = { ...last, answer: { at: new Date().toISOString(), text: answer } };
      return { awaitsAnswer: false, questions: [...questions.slice(0, -1), answered] };
    },
    also: async (batch, _, answered) => {
      if (answer !== undefined) await tell(batch, 'estimateQuestionAnswered', answered);
    },
  });
}
