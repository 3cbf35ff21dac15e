import type { Actor } from '@welding/domain/entities/audit-entry';
import type { Quote } from '@welding/domain/entities/quote';
import type { CloseQuote } from '@welding/domain/entities/quote-answer';
import { actionsTexts } from '#actions-texts.ts';
import { conflict } from '#refusal.ts';
import { latestChanges } from '#store/audit.ts';
import { changeEntity } from '#store/change-entity.ts';
import { quotes } from './quotes.ts';

/** Notes that somebody at the desk has seen a request; the first time counts. @throws Refusal not_found */
export async function markSeen(id: string, actor: Actor): Promise<Quote> {
  return await changeEntity(quotes, {
    entity: 'quote',
    id,
    actor,
    action: 'opened',
    decide: ({ seenAt }) => (seenAt ? {} : { seenAt: new Date().toISOString() }),
  });
}

/**
 * Closes a request that becomes no project; one that was closed in the same way stays as it is.
 * @throws Refusal not_found, conflict for a request that was answered otherwise
 */
export async function closeQuote(id: string, { reason, note }: CloseQuote, actor: Actor): Promise<Quote> {
  return await changeEntity(quotes, {
    entity: 'quote',
    id,
    actor,
    action: 'closed',
    facts: [{ code: 'closedReason', text: reason }],
    note,
    decide: async (quote) => {
      if (
        quote.status === 'cancelled' &&
        quote.closedReason === reason &&
        (quote.closedNote ?? '') === (note ?? '')
      )
        return {};
      await requirePending(quote);
      return { status: 'cancelled', closedReason: reason, ...(note && { closedNote: note }) };
    },
  });
}

/** @throws Refusal conflict for a request that was answered, which says by whom */
export async function requirePending({ id, status }: Quote): Promise<void> {
  if (status === 'pending') return;
  const answer = (await latestChanges(id, 10)).find(
    ({ action }) => action === 'accepted' || action === 'closed',
  );
  throw conflict(
    answer
      ? actionsTexts().answeredBy(answer.actor.name, answer.action === 'accepted')
      : actionsTexts().answered,
  );
}
