import {
  type PriceEntry,
  storedPriceCostSchema,
  storedPriceEntrySchema,
  withCost,
} from '@welding/domain/entities/price-entry';
import { useMemo } from 'react';
import { type DeskList, useDeskList } from '#desk/live/use-desk-list.ts';
import type { ApartList } from '#shared/live-lists/list-query.ts';

/** More than a shop picks from. */
const most = 300;

const priceCosts: ApartList<PriceEntry> = {
  collection: 'priceCosts',
  idOf: ({ id }) => id,
  join: (entry, fields) => {
    const cost = storedPriceCostSchema.safeParse(fields);
    return cost.success ? withCost(entry, cost.data) : entry;
  },
};

/**
 * The entries that lines are picked from, by name; or those that are retired.
 * @param withCosts for the owner alone, to whom the rules show them
 */
export function usePriceBook({ active = true, withCosts = false } = {}): DeskList<PriceEntry> {
  const list = useDeskList({
    collection: 'priceBook',
    schema: storedPriceEntrySchema,
    where: [['active', '==', active]],
    limit: most,
    ...(withCosts && { apart: priceCosts }),
  });
  return useMemo(() => {
    if (list.status !== 'ready') return list;
    return { ...list, items: list.items.toSorted((one, other) => one.name.localeCompare(other.name)) };
  }, [list]);
}
