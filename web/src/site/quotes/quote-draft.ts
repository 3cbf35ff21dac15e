import { type QuoteDraft, readQuoteDraft } from '@welding/domain/entities/quote-draft';
import { tabStorage } from '#shared/storage/web-storage.ts';
import { quoteDraftKey } from './quote-draft-key.ts';
import { quoteFormId } from './quote-form-element.ts';

/** How the form's fields for questions about the job begin. */
const intakePrefix = 'intake.';

export const emptyDraft: QuoteDraft = readQuoteDraft({});

/**
 * What the form starts with: field by field what was typed before the form's code was there, else what this tab kept.
 */
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

/** Whether anything was typed or chosen; questions about the job come after the first of it. */
export function isBegun(draft: QuoteDraft): boolean {
  const typed: Readonly<Record<string, unknown>> = draft;
  return Object.entries(emptyDraft).some(([name, empty]) => name !== 'intake' && typed[name] !== empty);
}

/** Keeps what is typed until it is sent or the tab is closed. */
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
