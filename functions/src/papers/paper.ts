import type { Language } from '@welding/domain/values/language';

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
