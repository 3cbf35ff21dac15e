import type { QuoteRequest } from '@welding/domain/entities/quote';
import { type QuoteDraft, readQuoteDraft } from '@welding/domain/entities/quote-draft';
import type { UseFormReturn } from 'react-hook-form';
import { createStore } from '#shared/state/create-store.ts';
import { tabStorage } from '#shared/storage/web-storage.ts';
import { quoteDraftKey, quoteFormId } from './quote-form-element.ts';

const key = 'quote-photos';

/** The id of this tab's form that has photos; undefined without photos. */
export function currentPhotoDraft(): string | undefined {
  return tabStorage.read(key) ?? undefined;
}

/** The id of this tab's form; creates one if needed. */
export function beginPhotoDraft(): string {
  const draft = currentPhotoDraft() ?? crypto.randomUUID();
  tabStorage.write(key, draft);
  return draft;
}

/** After sending, the next photos belong to a new form. */
export function endPhotoDraft(): void {
  tabStorage.remove(key);
}

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

const intakePrefix = 'intake.';

export const emptyDraft: QuoteDraft = readQuoteDraft({});

/** The initial values: per field, text typed before the code loaded, otherwise this tab's draft. */
export function initialDraft(): QuoteDraft {
  if (typeof document === 'undefined') return emptyDraft;
  const form = document.getElementById(quoteFormId);
  const typed = form instanceof HTMLFormElement ? Object.fromEntries(new FormData(form)) : {};
  const untouched = new Map<string, unknown>(Object.entries(emptyDraft));
  const filled = Object.entries(typed).filter(
    ([name, value]) => value !== '' && value !== untouched.get(name),
  );
  const stored = storedDraft();
  const answers = filled.flatMap(([name, value]) =>
    name.startsWith(intakePrefix) ? [[name.slice(intakePrefix.length), value]] : [],
  );
  const intake = { ...readQuoteDraft(stored).intake, ...Object.fromEntries(answers) };
  return readQuoteDraft({ ...stored, ...Object.fromEntries(filled), intake });
}

/** Whether anything was typed or chosen. Only then the intake questions appear. */
export function isBegun(draft: QuoteDraft): boolean {
  const typed: Readonly<Record<string, unknown>> = draft;
  return Object.entries(emptyDraft).some(([name, empty]) => name !== 'intake' && typed[name] !== empty);
}

/** Keeps the draft until it is sent or the tab closes. */
export function saveDraft(draft: QuoteDraft): void {
  tabStorage.write(quoteDraftKey, JSON.stringify(draft));
}

export function forgetDraft(): void {
  tabStorage.remove(quoteDraftKey);
}

function storedDraft(): Record<string, unknown> {
  const stored = tabStorage.readJson(quoteDraftKey);
  return typeof stored === 'object' && stored !== null ? { ...stored } : {};
}

/** The form's state: a draft while typing, a request when sent. */
export type QuoteFormState = UseFormReturn<QuoteDraft, unknown, QuoteRequest>;
