import { deskApiPaths } from '@welding/domain/api-paths';
import {
  type NewPriceEntry,
  type PriceEntry,
  type PriceEntryChange,
  storedPriceEntrySchema,
} from '@welding/domain/entities/price-entry';
import { deskRequest } from '#desk/session/desk-request.ts';

const toEntry = (json: unknown) => storedPriceEntrySchema.parse(json);

/** @throws as `deskRequest` */
export async function createPriceEntry(body: NewPriceEntry, idempotencyKey: string): Promise<PriceEntry> {
  return await deskRequest(deskApiPaths.priceBook, toEntry, { body, idempotencyKey });
}

/** @throws as `deskRequest` */
export async function changePriceEntry(id: string, body: PriceEntryChange): Promise<PriceEntry> {
  return await deskRequest(deskApiPaths.priceEntry(id), toEntry, { method: 'PATCH', body });
}

/** Fills an empty book with what a welding shop begins with. @throws as `deskRequest` */
export async function addSamplePrices(): Promise<void> {
  await deskRequest(deskApiPaths.samplePrices, () => undefined, { method: 'POST' });
}
