import type { QuoteDraft } from '@welding/domain/entities/quote-draft';
import { createStore } from '#shared/state/create-store.ts';
import { saveDraft } from './quote-draft.ts';

const restored = createStore<QuoteDraft | null>(() => null);

/** Puts what was typed once into the quote form again, now or as soon as its code is there. */
export function restoreDraft(draft: QuoteDraft): void {
  saveDraft(draft);
  restored.set(draft);
}

/** The form is gone, and begins with what the tab keeps when it comes again. */
export function forgetRestoredDraft(): void {
  restored.set(null);
}

/** For the form: calls `listener` with a draft to take over, also one of while its code was on its way; returns how to stop. */
export function onRestoredDraft(listener: (draft: QuoteDraft) => void): () => void {
  const draft = restored.get();
  if (draft) listener(draft);
  return restored.subscribe((draft) => draft && listener(draft));
}
