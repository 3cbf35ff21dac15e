import { type QuoteDraft, readQuoteDraft } from '@welding/domain/entities/quote-draft';
import { quoteDraftKey } from './quote-draft-key.ts';
import { quoteFormId } from './quote-form-id.ts';

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
  return readQuoteDraft({ ...storedDraft(), ...Object.fromEntries(filled) });
}

/** Keeps what is typed until it is sent or the tab is closed. */
export function keepDraft(draft: QuoteDraft): void {
  write(() => sessionStorage.setItem(quoteDraftKey, JSON.stringify(draft)));
}

export function forgetDraft(): void {
  write(() => sessionStorage.removeItem(quoteDraftKey));
}

function storedDraft(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(quoteDraftKey) ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    return {};
  }
}

/** Storage may be full or forbidden; the form works without it. */
function write(change: () => void): void {
  try {
    change();
  } catch {}
}
