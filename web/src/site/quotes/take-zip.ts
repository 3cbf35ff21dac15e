import { quoteFormId } from './quote-form-element.ts';

/** Copies a ZIP code typed elsewhere into the quote form, whose code may not be loaded. */
export function takeZip(zip: string): void {
  const field = document.querySelector<HTMLInputElement>(`#${quoteFormId} input[name="zip"]`);
  if (!field) return;
  // React ignores the event if the field's own setter saw the value.
  Reflect.set(HTMLInputElement.prototype, 'value', zip, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
