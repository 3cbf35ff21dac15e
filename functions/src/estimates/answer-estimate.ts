import { type Actor, paperFact } from '@welding/domain/entities/audit-entry';
import type { Estimate } from '@welding/domain/entities/estimate';
import {
  type ApproveEstimate,
  type DeclineEstimate,
  estimateMessages,
  maxQuestions,
} from '@welding/domain/entities/estimate-requests';
import { actorOfSession } from '#clients/clients.ts';
import { tell } from '#messages/tell.ts';
import { conflict, notFound } from '#refusal.ts';
import { changeEntity, type EntityChange } from '#store/change-entity.ts';
import {
  addApprovalEffects,
  approvedFields,
  requireOpen,
  signatureOf,
  withdrawOvertaken,
} from './approval.ts';
import { estimates, findEstimate } from './estimates.ts';

export type Answering = {
  readonly clientId: string;
  /** The contact who answers for the client. */
  readonly contactId?: string | undefined;
  /** Signed in, or by the link of a mail. */
  readonly way: 'portal' | 'link';
  /** The visitor's address, which a caller of the function's own URL can forge, and the peer's, which no one can. */
  readonly ip: string;
  readonly peer: string;
  readonly userAgent: string;
};

/**
 * Approves an estimate with a signature, and stores its circumstances. Repeating it under the same name changes nothing.
 * @throws Refusal 404 for an estimate this client cannot see, 400 without a required pamphlet or with an invalid drawing, 409
 * when it is not open for an answer or differs from the one shown
 */
export async function approveEstimate(id: string, body: ApproveEstimate, by: Answering): Promise<Estimate> {
  const signature = signatureOf(body.signature);
  const { clientId: _, contactId: __, ...from } = by;
  const approved = await answer(id, by, {
    action: 'approved',
    decide: (estimate, batch) =>
      approvedFields(batch, estimate, { ...body, signature }, { ...from, at: new Date().toISOString() }),
    also: (batch, _, approved) => addApprovalEffects(batch, approved),
  });
  await withdrawOvertaken(approved);
  return approved;
}

/** Declines an estimate. Safe to repeat. @throws Refusal 404, 409 as `approveEstimate` */
export async function declineEstimate(
  id: string,
  { reason, declinedFor }: DeclineEstimate,
  by: Answering,
): Promise<Estimate> {
  return await answer(id, by, {
    action: 'declined',
    note: reason || undefined,
    decide: (estimate) => {
      if (estimate.status === 'declined') return {};
      requireOpen(estimate);
      const declinedAt = new Date().toISOString();
      return {
        status: 'declined' as const,
        awaitsAnswer: false,
        declinedAt,
        declinedFor,
        declineReason: reason || undefined,
      };
    },
    also: (batch, _, declined) => tell(batch, 'estimateAnswered', declined),
  });
}

/** Records when the client first opened an estimate. @throws Refusal 404 */
export async function markEstimateSeen(id: string, by: Answering): Promise<Estimate> {
  return await answer(id, by, {
    action: 'opened',
    decide: ({ seenAt }) => (seenAt ? {} : { seenAt: new Date().toISOString() }),
  });
}

/** Adds a question to a sent estimate in any status. @throws Refusal 404, 409 after too many questions */
export async function askAboutEstimate(id: string, text: string, by: Answering): Promise<Estimate> {
  return await answer(id, by, {
    action: 'asked about',
    note: text,
    decide: ({ questions }) => {
      // A repeated request adds no question.
      if (questions.at(-1)?.text === text) return {};
      if (questions.length >= maxQuestions) throw conflict(estimateMessages.tooManyQuestions);
      return { questions: [...questions, { at: new Date().toISOString(), text }], awaitsAnswer: true };
    },
    also: (batch, _, asked) => tell(batch, 'estimateQuestioned', asked),
  });
}

type Answer = Pick<EntityChange<Estimate>, 'action' | 'facts' | 'note' | 'decide' | 'also'>;

async function answer(
  id: string,
  { clientId, contactId }: Answering,
  { decide, ...change }: Answer,
): Promise<Estimate> {
  const found = await findEstimate(id);
  if (!found || !isShownTo(found, clientId)) throw notFound();
  const client: Actor = { id: clientId, name: found.recipient?.name ?? 'Client', role: 'client' };
  return await changeEntity(estimates, {
    facts: [paperFact(found)],
    ...change,
    id,
    actor: contactId ? await actorOfSession({ clientId, contactId }) : client,
    withoutValues: true,
    decide: async (estimate, batch) => {
      if (!isShownTo(estimate, clientId)) throw notFound();
      return await decide(estimate, batch);
    },
  });
}

function isShownTo({ onPortal, clientId }: Estimate, reader: string): boolean {
  return onPortal && clientId === reader;
}
