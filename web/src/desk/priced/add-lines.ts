import type { MoneyLine } from '@welding/domain/money/money-line';
import { type LineValues, lineValues, type PricedValues, writtenLines } from './priced-values.ts';

/** What is typed, with these lines after it; a line that is there already, with all it says, is not added once more. */
export function addLines<Values extends PricedValues>(values: Values, lines: readonly MoneyLine[]): Values {
  const written = writtenLines(values);
  const known = new Set(written.map(fingerprint));
  const added = lines
    .map((line) => lineValues(line, crypto.randomUUID()))
    .filter((line) => !known.has(fingerprint(line)));
  return { ...values, lines: [...written, ...added] };
}

function fingerprint({ key: _, ...said }: LineValues): string {
  const { kind, description, quantity, unit, unitPrice } = said;
  return JSON.stringify([kind, description, quantity, unit, unitPrice]);
}
