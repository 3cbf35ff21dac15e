import type { QuotableService } from '@welding/domain/entities/service-type';
import { quoteSectionId } from '@welding/domain/paths';
import { tabStorage } from '#shared/storage/web-storage.ts';

/** The form is in the page before its code loads. */
export const quoteFormId = 'quote-form';
/** Placeholders in the form for parts that load near the screen. */
export const photosId = 'quote-photos';
export const priceId = 'quote-price';

let preselected: QuotableService | undefined;

/** Keeps a chosen service until the form loads. */
function preselectService(service: QuotableService): void {
  preselected = service;
}

/** Returns it once. */
export function takePreselectedService(): QuotableService | undefined {
  const service = preselected;
  preselected = undefined;
  return service;
}

export const quoteDraftKey = 'quote-draft';

export function hasQuoteDraft(): boolean {
  return tabStorage.read(quoteDraftKey) !== null;
}

/** Scrolls to the quote section, focuses it, and selects `service` if given. */
export function goToQuoteForm(service?: QuotableService): void {
  const section = document.getElementById(quoteSectionId);
  if (!section) return;
  if (service) selectService(service);
  section.querySelector('h2')?.focus({ preventScroll: true });
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  section.scrollIntoView({ behavior: isCalm ? 'instant' : 'smooth' });
}

/** Changes the DOM, because the form's code may not be loaded. */
export function selectService(service: QuotableService): void {
  const select = document.querySelector<HTMLSelectElement>(`#${quoteFormId} select[name="serviceType"]`);
  if (!select) {
    preselectService(service);
    return;
  }
  select.value = service;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}
