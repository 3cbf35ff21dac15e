import type { QuotableService } from '@welding/domain/entities/service-type';

let wished: QuotableService | undefined;

/** Keeps a service that was chosen while the form is still on its way. */
export function wishService(service: QuotableService): void {
  wished = service;
}

/** The service chosen before the form was there, once. */
export function takeWishedService(): QuotableService | undefined {
  const service = wished;
  wished = undefined;
  return service;
}
