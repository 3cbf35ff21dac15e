import { quoteFormId } from './quote-form-element.ts';

/** Puts a ZIP code that was typed elsewhere on the page into the quote form, whose code may not be there yet. */
export function takeZip(zip: string): void {
  const field = document.querySelector<HTMLInputElement>(`#${quoteFormId} input[name="zip"]`);
  if (!field) return;
  // React ignores an event of a field whose own setter has seen the value.
  Reflect.set(HTMLInputElement.prototype, 'value', zip, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
