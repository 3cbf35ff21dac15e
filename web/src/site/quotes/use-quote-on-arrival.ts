import { type QuotableService, quotableServices } from '@welding/domain/entities/service-type';
import { quoteScrollDelayMs } from '@welding/domain/interface-timing';
import { quoteSectionId } from '@welding/domain/paths';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { goToQuoteForm, quoteFormId } from './quote-form-element.ts';

/** Copies a ZIP code typed elsewhere into the quote form, whose code may not be loaded. */
export function takeZip(zip: string): void {
  const field = document.querySelector<HTMLInputElement>(`#${quoteFormId} input[name="zip"]`);
  if (!field) return;
  // React ignores the event if the field's own setter saw the value.
  Reflect.set(HTMLInputElement.prototype, 'value', zip, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Scrolls to the quote section shortly after arriving by a link to it (specification section 2). */
export function useQuoteOnArrival(): void {
  const { key, hash, state } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second tap on the same link, a new key, scrolls again
  useEffect(() => {
    if (hash !== `#${quoteSectionId}`) return;
    const timer = setTimeout(() => goToQuoteForm(serviceIn(state)), quoteScrollDelayMs);
    return () => clearTimeout(timer);
  }, [key, hash, state]);
}

function serviceIn(state: unknown): QuotableService | undefined {
  if (typeof state !== 'object' || state === null || !('service' in state)) return undefined;
  return quotableServices.find((service) => service === state.service);
}
