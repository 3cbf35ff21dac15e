import {
  entryWithoutCost,
  newPriceEntrySchema,
  type PriceEntry,
  priceEntryChangeSchema,
} from '@welding/domain/entities/price-entry';
import type { Staff } from '@welding/domain/entities/staff';
import { nothing } from '#http/readers.ts';
import { desk, office, owner } from '#http/resource-routes.ts';
import { changePriceEntry, requireOwnCost, storePriceEntry, storeSampleEntries } from './price-book.ts';

export const routes = [
  /** 403 for a cost that is not the owner's. */
  desk.post('/price-book', office, newPriceEntrySchema, async (body, by) => {
    requireOwnCost(body, by.staff);
    return shownTo(by.staff, await storePriceEntry(body, by));
  }),
  desk.patch('/price-book/:id', office, priceEntryChangeSchema, async (change, { staff }, id) =>
    shownTo(staff, await changePriceEntry(id, change, staff)),
  ),
  /** Adds the sample entries once. */
  desk.post('/price-book/sample-entries', owner, nothing, (_, { actor }) => storeSampleEntries(actor)),
];

function shownTo({ role }: Staff, entry: PriceEntry): PriceEntry {
  return role === 'owner' ? entry : entryWithoutCost(entry);
}
