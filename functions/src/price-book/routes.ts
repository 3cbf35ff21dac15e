import * as api from '@welding/domain/contracts/price-book';
import { entryWithoutCost, type PriceEntry } from '@welding/domain/entities/price-entry';
import type { Staff } from '@welding/domain/entities/staff';
import { route } from '#http/contract-route.ts';
import { changePriceEntry, requireOwnCost, storePriceEntry, storeSampleEntries } from './price-book.ts';

export const routes = [
  route(api.createPriceEntry, async (body, by) => {
    requireOwnCost(body, by.staff);
    return shownTo(by.staff, await storePriceEntry(body, by));
  }),
  route(api.changePriceEntry, async (change, by, id) =>
    shownTo(by.staff, await changePriceEntry(change, by, id)),
  ),
  route(api.addSampleEntries, (_, { actor }) => storeSampleEntries(actor)),
];

function shownTo({ role }: Staff, entry: PriceEntry): PriceEntry {
  return role === 'owner' ? entry : entryWithoutCost(entry);
}
