import type { QuotableService } from '@welding/domain/entities/service-type';

/** The form's element, which stands in the page before its code is loaded. */
export const quoteFormId = 'quote-form';
/** The places in it of the parts whose code comes when they are near. */
export const photosId = 'quote-photos';
export const priceId = 'quote-price';

let preselected: QuotableService | undefined;

/** Keeps a service that was chosen while the form is still on its way. */
export function preselectService(service: QuotableService): void {
  preselected = service;
}

/** The service chosen before the form was there, once. */
export function takePreselectedService(): QuotableService | undefined {
  const service = preselected;
  preselected = undefined;
  return service;
}
