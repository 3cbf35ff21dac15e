import * as z from 'zod/mini';
import {
  newPriceEntrySchema,
  priceEntryChangeSchema,
  storedPriceEntrySchema,
} from '../entities/price-entry.ts';
import { desk, nothing, office, owner } from './contract.ts';

/** 403 for a cost that is not the owner's. */
export const createPriceEntry = desk(
  'CREATE',
  '/price-book',
  office,
  newPriceEntrySchema,
  storedPriceEntrySchema,
);
export const changePriceEntry = desk(
  'PATCH',
  '/price-book/:id',
  office,
  priceEntryChangeSchema,
  storedPriceEntrySchema,
);
/** Adds the sample entries once. */
export const addSampleEntries = desk(
  'CREATE',
  '/price-book/sample-entries',
  owner,
  nothing,
  z.array(storedPriceEntrySchema),
);
