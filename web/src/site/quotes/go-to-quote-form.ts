import type { QuotableService } from '@welding/domain/entities/service-type';
import { quoteSectionId } from '@welding/domain/paths';
import { preselectService, quoteFormId } from './quote-form-element.ts';

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
