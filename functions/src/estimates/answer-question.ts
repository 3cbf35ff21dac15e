import type { Actor } from '@welding/domain/entities/audit-entry';
import { paperFact } from '@welding/domain/entities/audit-fact';
import type { Estimate } from '@welding/domain/entities/estimate';
import type { Answered } from '@welding/domain/entities/estimate-requests';
import { changeEntity } from '#store/change-entity.ts';
import { estimates } from './estimates.ts';

/**
 * Marks the questions of an estimate as answered. What is written back stands with the last one, and is mailed to the client.
 * @throws Refusal not_found, changed_meanwhile
 */
export async function answerQuestion(id: string, asked: Answered, actor: Actor): Promise<Estimate> {
  const answer = asked.answer || undefined;
  return await changeEntity(estimates, {
    entity: 'estimate',
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
      if (answer === undefined) return;
      const { queueAnswerMail } = await import('#messages/queue-money-mail.ts');
      await queueAnswerMail(batch, answered);
    },
  });
}
