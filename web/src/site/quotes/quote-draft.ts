import { type QuoteDraft, readQuoteDraft } from '@welding/domain/entities/quote-draft';
import { tabStorage } from '#shared/storage/web-storage.ts';
import { quoteDraftKey } from './quote-draft-key.ts';
import { quoteFormId } from './quote-form-element.ts';

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
