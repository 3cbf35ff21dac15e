import type { QuoteDraft } from '@welding/domain/entities/quote-draft';
import { createStore } from '#shared/state/create-store.ts';
import { saveDraft } from './quote-draft.ts';

const restored = createStore<QuoteDraft | null>(() => null);

/** Restores a draft into the quote form, now or once its code loads. */
export function restoreDraft(draft: QuoteDraft): void {
  saveDraft(draft);
  restored.set(draft);
}

/** The form unmounted; next time it starts with the tab's draft. */
export function forgetRestoredDraft(): void {
  restored.set(null);
}

/** Calls `listener` with a restored draft, even one from before the form loaded. Returns how to stop. */
export function onRestoredDraft(listener: (draft: QuoteDraft) => void): () => void {
  const draft = restored.get();
  if (draft) listener(draft);
  return restored.subscribe((draft) => draft && listener(draft));
}
