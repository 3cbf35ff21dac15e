import { type LineKind, lineKindLabels } from '@welding/domain/entities/money-line';
import {
  type PriceEntry,
  storedPriceCostSchema,
  storedPriceEntrySchema,
  withCost,
} from '@welding/domain/entities/price-entry';
import { unitText } from '@welding/domain/money/total-rows';
import { formatDollars } from '@welding/domain/values/money';
import { plainLetters } from '@welding/domain/values/plain-letters';
import { useMemo } from 'react';
import { type DeskList, useDeskList, withItems } from '#desk/live/use-desk-list.ts';
import type { ApartList } from '#shared/live-lists/list-query.ts';
import { priceBookTexts } from './price-book-texts.ts';

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
 * Active or retired entries by name.
 * @param withCosts for the owner; rules refuse costs to others
 */
export function usePriceBook({ active = true, withCosts = false } = {}): DeskList<PriceEntry> {
  const list = useDeskList({
    collection: 'priceBook',
    schema: storedPriceEntrySchema,
    where: [['active', '==', active]],
    limit: most,
    ...(withCosts && { apart: priceCosts }),
  });
  return useMemo(
    () => withItems(list, (items) => items.toSorted((one, other) => one.name.localeCompare(other.name))),
    [list],
  );
}

/**
 * Entries that match every typed word, prefix matches first; all for empty text.
 * @param kind entries of this kind come first for empty text
 */
export function findEntries(entries: readonly PriceEntry[], typed: string, kind?: LineKind): PriceEntry[] {
  const text = plainLetters(typed).trim();
  const words = text.split(/\s+/);
  const found = entries.filter((entry) => {
    const searched = plainLetters(
      `${entry.name} ${unitText(entry.unit ?? '')} ${lineKindLabels[entry.kind]}`,
    );
    return words.every((word) => searched.includes(word));
  });
  const isFirst = (entry: PriceEntry) =>
    text === '' ? entry.kind === kind : plainLetters(entry.name).startsWith(text);
  return found.toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one)));
}

/** For example $6.50 per lb. */
export function priceText({ unitPrice, unit }: Pick<PriceEntry, 'unitPrice' | 'unit'>): string {
  const price = formatDollars(unitPrice);
  return unit ? priceBookTexts().perUnit(price, unitText(unit)) : price;
}
