import { type LineKind, lineKindLabels } from '@welding/domain/entities/money-line';
import type { PriceEntry } from '@welding/domain/entities/price-entry';

/**
 * The entries that fit every word typed, those that begin with it first; all of them for nothing typed.
 * @param kind what a line is about, whose entries come first while nothing is typed
 */
export function findEntries(entries: readonly PriceEntry[], typed: string, kind?: LineKind): PriceEntry[] {
  const text = typed.trim().toLowerCase();
  const words = text.split(/\s+/);
  const found = entries.filter((entry) => {
    const searched = `${entry.name} ${entry.unit ?? ''} ${lineKindLabels[entry.kind]}`.toLowerCase();
    return words.every((word) => searched.includes(word));
  });
  const isFirst = (entry: PriceEntry) =>
    text === '' ? entry.kind === kind : entry.name.toLowerCase().startsWith(text);
  return found.toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one)));
}
