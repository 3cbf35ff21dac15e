import { contactPreferenceSchema } from '@welding/domain/entities/quote';
import { quotableServices } from '@welding/domain/entities/service-type';
import * as z from 'zod/mini';
import { quoteDraftKey } from './quote-draft-key.ts';
import { quoteFormId } from './quote-form-id.ts';

const text = z.catch(z.string(), '');
const draftSchema = z.object({
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  serviceType: z.catch(z.optional(z.enum(quotableServices)), undefined),
  description: text,
  preferredContact: z.catch(contactPreferenceSchema, 'phone'),
});

/** What stands in the quote form: anything typed, right or wrong. */
export type QuoteDraft = z.infer<typeof draftSchema>;

export const emptyDraft: QuoteDraft = draftSchema.parse({});

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
  return draftSchema.parse({ ...storedDraft(), ...Object.fromEntries(filled) });
}

/** Anything that was typed once, as a draft; what the form does not know is left out. */
export function readDraft(typed: Record<string, unknown>): QuoteDraft {
  return draftSchema.parse(typed);
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
