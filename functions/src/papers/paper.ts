import { lineKindLabels } from '@welding/domain/entities/money-line';
import type { Party } from '@welding/domain/entities/priced-fields';
import { isTaxable, type Priced, totalsOf } from '@welding/domain/entities/totals';
import { quantityText, type TotalRow } from '@welding/domain/money/total-rows';
import type { Language } from '@welding/domain/values/language';
import { formatCents, formatDollars } from '@welding/domain/values/money';

/** What stands on paper, as plain text: `renderPaper` decides how it looks. */
export type Paper = {
  /** What it is written in. */
  readonly language?: Language | undefined;
  /** What it is called at its head: Estimate. */
  readonly name: string;
  /** E-1042; '' for one without. */
  readonly number: string;
  /** Dates and other facts beside the number. */
  readonly facts: readonly PaperFact[];
  /** What everybody has to see first: Paid, Void. */
  readonly stamp?: { readonly text: string; readonly tone: 'good' | 'bad' } | undefined;
  /** Who it is from and for, and where the work is done; the lines of an address one by one. */
  readonly parties: readonly { readonly heading: string; readonly lines: readonly string[] }[];
  /** What it is about. */
  readonly subject?: string | undefined;
  readonly lines: readonly PaperLine[];
  /** From the subtotal to what is to be paid; the strong ones are what people look for. */
  readonly totals: readonly PaperTotal[];
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
  readonly signature?: PaperSignature | undefined;
};

type PaperFact = { readonly label: string; readonly value: string };

/** One line of the table, every figure as it is read. */
export type PaperLine = {
  readonly description: string;
  /** What kind of line it is, in small print below. */
  readonly detail?: string | undefined;
  readonly quantity: string;
  readonly price: string;
  readonly amount: string;
};

export type PaperTotal = { readonly label: string; readonly amount: string; readonly strong?: boolean };

export type PaperSignature = {
  readonly heading: string;
  readonly name: string;
  /** A drawn signature as PNG; without it the name stands for it. */
  readonly drawing?: Uint8Array | undefined;
  readonly sentences: readonly string[];
};

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
