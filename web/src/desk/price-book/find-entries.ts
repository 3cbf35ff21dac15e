import { type LineKind, lineKindLabels } from '@welding/domain/entities/money-line';
import type { PriceEntry } from '@welding/domain/entities/price-entry';
import { unitText } from '@welding/domain/money/total-rows';
import { plainLetters } from '@welding/domain/values/plain-letters';

/**
 * The entries that fit every word typed, those that begin with it first; all of them for nothing typed.
 * @param kind what a line is about, whose entries come first while nothing is typed
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
