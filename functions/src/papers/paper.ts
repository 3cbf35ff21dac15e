import { lineKindLabels } from '@welding/domain/entities/money-line';
import type { Party } from '@welding/domain/entities/priced-fields';
import { isTaxable, type Priced, totalsOf } from '@welding/domain/entities/totals';
import { paperHeadTexts } from '@welding/domain/money/paper-head-texts';
import { quantityText, type TotalRow } from '@welding/domain/money/total-rows';
import type { Language } from '@welding/domain/values/language';
import { formatCents, formatDollars } from '@welding/domain/values/money';
import { phoneText } from '@welding/domain/values/phone';
import { papersTexts } from './papers-texts.ts';

/** A paper's content as plain text, which `renderPaper` lays out. */
export type Paper = {
  readonly language?: Language | undefined;
  /** The title, such as Estimate. */
  readonly name: string;
  /** E-1042; '' for one without. */
  readonly number: string;
  /** Dates and other facts beside the number. */
  readonly facts: readonly PaperFact[];
  /** The most important status, such as Paid or Void. */
  readonly stamp?: { readonly text: string; readonly tone: 'good' | 'bad' } | undefined;
  /** Sender, recipient and work site. */
  readonly parties: readonly { readonly heading: string; readonly lines: readonly string[] }[];
  readonly subject?: string | undefined;
  readonly lines: readonly PaperLine[];
  /** From the subtotal to the amount due, the most important ones strong. */
  readonly totals: readonly PaperTotal[];
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
  readonly signature?: PaperSignature | undefined;
};

type PaperFact = { readonly label: string; readonly value: string };

/** One line of the table with formatted figures. */
export type PaperLine = {
  readonly description: string;
  /** The kind of line, in small print below. */
  readonly detail?: string | undefined;
  readonly quantity: string;
  readonly price: string;
  readonly amount: string;
};

export type PaperTotal = { readonly label: string; readonly amount: string; readonly strong?: boolean };

export type PaperSignature = {
  readonly heading: string;
  readonly name: string;
  /** A drawn signature as PNG; without it the name is the signature. */
  readonly drawing?: Uint8Array | undefined;
  readonly sentences: readonly string[];
};

export function paperLines(priced: Priced): PaperLine[] {
  const { lines, taxRate = 0 } = priced;
  const { lineCents } = totalsOf(priced);
  return lines.map((line, index) => {
    const kind = line.kind === 'other' ? '' : lineKindLabels[line.kind];
    const detail = [kind, taxRate > 0 && isTaxable(line) ? papersTexts().taxed : '']
      .filter(Boolean)
      .join(', ');
    return {
      description: line.description,
      detail: detail.charAt(0).toUpperCase() + detail.slice(1),
      quantity: quantityText(line),
      price: formatDollars(line.unitPrice),
      amount: formatCents(lineCents[index] ?? 0),
    };
  });
}

export function paperTotals(rows: readonly TotalRow[]): PaperTotal[] {
  return rows.map(({ label, cents, strong = false }) => ({ label, amount: formatCents(cents), strong }));
}

/** A party's name, address and contacts, line by line. */
export function partyLines({
  name,
  person,
  address = '',
  email = '',
  phone = '',
  taxExempt,
}: Party): string[] {
  // Splits "1400 S Michigan Ave, Chicago, IL 60605" after the street.
  const t = paperHeadTexts();
  const [street = '', ...town] = address.split(/[,\n]\s*/);
  const attention = person ? t.attention(person) : '';
  const exempt = taxExempt ? t.taxExempt(taxExempt) : '';
  return [name, attention, street, town.join(', '), email, phoneText(phone), exempt].filter(Boolean);
}

/** The number of the client's purchase order, where there is one. */
export function poFact({ poNumber }: { readonly poNumber?: string | undefined }): PaperFact[] {
  return poNumber ? [{ label: paperHeadTexts().poNumber, value: poNumber }] : [];
}

export function paragraphsOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
