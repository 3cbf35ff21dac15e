import {
  entryWithoutCost,
  newPriceEntrySchema,
  type PriceEntry,
  priceEntryChangeSchema,
} from '@welding/domain/entities/price-entry';
import { actorOf, type Staff } from '@welding/domain/entities/staff';
import { idempotencyKeyOf } from '#http/idempotency-key.ts';
import { both, json, nothing, withId } from '#http/readers.ts';
import { staffRoute } from '#http/route.ts';
import { changePriceEntry, requireOwnCost, storePriceEntry, storeSampleEntries } from './price-book.ts';

const roles = ['owner', 'office'] as const;

/** POST /api/desk/price-book: 201 and the entry, once for each Idempotency-Key; 403 for a cost that is not the owner's. */
export const createPriceEntry = staffRoute({
  method: 'POST',
  path: '/api/desk/price-book',
  roles,
  read: json(newPriceEntrySchema),
  answer: async (body, { staff, idempotencyKey }) => {
    requireOwnCost(body, staff);
    const once = idempotencyKeyOf(idempotencyKey, 'price-book', staff.id, body);
    return {
      status: 201,
      json: shownTo(staff, await storePriceEntry(body, { actor: actorOf(staff), once })),
    };
  },
});

/** PATCH /api/desk/price-book/{id}: 200 and the entry as it is now; 403 as above, 409 for an old version. */
export const updatePriceEntry = staffRoute({
  method: 'PATCH',
  path: '/api/desk/price-book/:id',
  roles,
  read: both(withId, json(priceEntryChangeSchema)),
  answer: async ([{ id }, change], { staff }) => ({
    status: 200,
    json: shownTo(staff, await changePriceEntry(id, change, staff)),
  }),
});

/** POST /api/desk/price-book/sample-entries: 201 and what a book can begin with; repeated it adds nothing. */
export const addSampleEntries = staffRoute({
  method: 'POST',
  path: '/api/desk/price-book/sample-entries',
  roles: ['owner'],
  read: nothing,
  answer: async (_, { staff }) => ({ status: 201, json: await storeSampleEntries(actorOf(staff)) }),
});

function shownTo({ role }: Staff, entry: PriceEntry): PriceEntry {
  return role === 'owner' ? entry : entryWithoutCost(entry);
}
