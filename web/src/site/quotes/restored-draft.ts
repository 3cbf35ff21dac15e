import type { QuoteDraft } from '@welding/domain/entities/quote-draft';
import { createStore } from '#shared/state/create-store.ts';
import { keepDraft } from './quote-draft.ts';

const restored = createStore<QuoteDraft | null>(() => null);

/** Puts what was typed once into the quote form again, now or as soon as its code is there. */
export function restoreDraft(draft: QuoteDraft): void {
  keepDraft(draft);
  restored.set(draft);
}

/** For the form: calls `listener` with a draft to take over; returns how to stop. */
export function onRestoredDraft(listener: (draft: QuoteDraft) => void): () => void {
  return restored.subscribe((draft) => draft && listener(draft));
}
