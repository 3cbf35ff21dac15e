import { type Estimate, estimateName, estimateState } from '@welding/domain/entities/estimate';
import {
  type ApproveEstimate,
  estimateMessages,
  maxQuestions,
} from '@welding/domain/entities/estimate-requests';
import { consentText } from '@welding/domain/money/consent';
import { contentHashOf } from '@welding/domain/money/content-hash';
import { chicagoDate } from '@welding/domain/values/chicago-day';
import { formatDollars } from '@welding/domain/values/money';
import { changeEntity, type EntityChange } from '#data/change-entity.ts';
import { estimates, findEstimate } from '#data/estimates.ts';
import { badRequest, conflict, notFound } from '#http/errors.ts';

/** Who answers, and from where. */
export type Answering = {
  readonly clientId: string;
  readonly ip: string;
  readonly userAgent: string;
};

/**
 * Approves an estimate with a signature, and keeps what it was given under. Repeated under the same name it changes nothing.
 * @throws ApiError 404 for an estimate that this client cannot see, 400 without the pamphlet where it is asked for, 409
 * when it is not open for an answer or is another than the one that was shown
 */
export async function approveEstimate(id: string, body: ApproveEstimate, by: Answering): Promise<Estimate> {
  return await answer(id, by, {
    action: 'approved',
    decide: async (estimate) => {
      if (estimate.status === 'approved' && estimate.approval?.name === body.name) return {};
      requireOpen(estimate);
      const contentHash = await contentHashOf(estimate);
      if (body.contentHash !== undefined && body.contentHash !== contentHash) {
        throw conflict(estimateMessages.changed);
      }
      if (estimate.homeRepair && !body.pamphlet) throw badRequest(estimateMessages.pamphlet);
      return {
        status: 'approved' as const,
        awaitsAnswer: false,
        approval: {
          name: body.name,
          ...(body.signature && { signature: body.signature }),
          consent: consentText(estimate),
          pamphlet: estimate.homeRepair,
          at: new Date().toISOString(),
          ip: by.ip,
          userAgent: by.userAgent,
          contentHash,
        },
      };
    },
    also: async (batch, _, approved) => {
      const { queueEstimateAnswered } = await import('#messages/push/money-pushes.ts');
      await queueEstimateAnswered(batch, approved);
    },
  });
}

/** Declines an estimate. Repeated it changes nothing. @throws ApiError 404, 409 as `approveEstimate` */
export async function declineEstimate(
  id: string,
  reason: string | undefined,
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
        declineReason: reason || undefined,
      };
    },
    also: async (batch, _, declined) => {
      const { queueEstimateAnswered } = await import('#messages/push/money-pushes.ts');
      await queueEstimateAnswered(batch, declined);
    },
  });
}

/** Asks about an estimate that was sent, whatever became of it. @throws ApiError 404, 409 after very many questions */
export async function askAboutEstimate(id: string, text: string, by: Answering): Promise<Estimate> {
  return await answer(id, by, {
    action: 'asked about',
    note: text,
    decide: ({ questions }) => {
      // A repeated request, whose answer was lost, asks nothing new.
      if (questions.at(-1)?.text === text) return {};
      if (questions.length >= maxQuestions) throw conflict(estimateMessages.tooManyQuestions);
      return { questions: [...questions, { at: new Date().toISOString(), text }], awaitsAnswer: true };
    },
    also: async (batch, _, asked) => {
      const [{ queueQuestionMail }, { queueEstimateQuestion }] = await Promise.all([
        import('#messages/queue-money-mail.ts'),
        import('#messages/push/money-pushes.ts'),
      ]);
      await queueQuestionMail(batch, asked, text, asked.questions.length);
      await queueEstimateQuestion(batch, asked);
    },
  });
}

type Answer = Pick<EntityChange<Estimate>, 'action' | 'note' | 'decide' | 'also'>;

async function answer(id: string, { clientId }: Answering, { decide, ...change }: Answer): Promise<Estimate> {
  const found = await findEstimate(id);
  if (!found || !isShownTo(found, clientId)) throw notFound();
  const name = found.recipient?.name ?? 'Client';
  return await changeEntity(estimates, {
    note: `${estimateName(found)}, ${formatDollars(found.total)}`,
    ...change,
    entity: 'estimate',
    id,
    actor: { id: clientId, name, role: 'client' },
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

function requireOpen(estimate: Estimate): void {
  const state = estimateState(estimate, chicagoDate(new Date()));
  if (state === 'sent') return;
  const sentences = {
    draft: estimateMessages.notSent,
    approved: estimateMessages.approved,
    declined: estimateMessages.declined,
    expired: estimateMessages.expired,
    replaced: estimateMessages.replaced,
  };
  throw conflict(sentences[state]);
}
