import type { QuotableService } from '@welding/domain/entities/service-type';

/** The form is in the page before its code loads. */
export const quoteFormId = 'quote-form';
/** Placeholders in the form for parts that load near the screen. */
export const photosId = 'quote-photos';
export const priceId = 'quote-price';

let preselected: QuotableService | undefined;

/** Keeps a chosen service until the form loads. */
export function preselectService(service: QuotableService): void {
  preselected = service;
}

/** Returns it once. */
export function takePreselectedService(): QuotableService | undefined {
  const service = preselected;
  preselected = undefined;
  return service;
}
