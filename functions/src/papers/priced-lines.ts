import { lineKindLabels } from '@welding/domain/entities/money-line';
import type { Party } from '@welding/domain/entities/party';
import { isTaxable, type Priced, totalsOf } from '@welding/domain/entities/totals';
import { quantityText, type TotalRow } from '@welding/domain/money/total-rows';
import { formatCents, formatDollars } from '@welding/domain/values/money';
import type { PaperLine, PaperTotal } from './paper.ts';

/** The lines of an estimate or invoice as they stand on paper. */
export function paperLines(priced: Priced): PaperLine[] {
  const { lines, taxRate = 0 } = priced;
  const { lineCents } = totalsOf(priced);
  return lines.map((line, index) => {
    const kind = line.kind === 'other' ? '' : lineKindLabels[line.kind];
    const detail = [kind, taxRate > 0 && isTaxable(line) ? 'taxed' : ''].filter(Boolean).join(', ');
    return {
      description: line.description,
      detail: detail.charAt(0).toUpperCase() + detail.slice(1),
      quantity: quantityText(line),
      price: formatDollars(line.unitPrice),
      amount: formatCents(lineCents[index] ?? 0),
    };
  });
}

/** What stands below the lines, as it is read. */
export function paperTotals(rows: readonly TotalRow[]): PaperTotal[] {
  return rows.map(({ label, cents, strong = false }) => ({ label, amount: formatCents(cents), strong }));
}

/** A party line by line: the name, the parts of the address, how to reach it. */
export function partyLines({ name, address = '', email = '', phone = '' }: Party): string[] {
  // "1400 S Michigan Ave, Chicago, IL 60605": the street on a line of its own.
  const [street = '', ...town] = address.split(/[,\n]\s*/);
  return [name, street, town.join(', '), email, phone].filter(Boolean);
}

/** A text that people typed, paragraph by paragraph. */
export function paragraphsOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
