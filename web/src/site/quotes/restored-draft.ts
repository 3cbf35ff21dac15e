import type { QuoteDraft } from '@welding/domain/entities/quote-draft';
import { keepDraft } from './quote-draft.ts';

const listeners = new Set<(draft: QuoteDraft) => void>();

/** Puts what was typed once into the quote form again, now or as soon as its code is there. */
export function restoreDraft(draft: QuoteDraft): void {
  keepDraft(draft);
  for (const listener of listeners) listener(draft);
}

/** For the form: calls `listener` with a draft to take over; returns how to stop. */
export function onRestoredDraft(listener: (draft: QuoteDraft) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
