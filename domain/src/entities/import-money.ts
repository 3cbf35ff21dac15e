import { dollarsSchema, readNumber } from '../values/given-number.ts';
import { formatDollars } from '../values/money.ts';
import { readTypedDay } from '../values/typed-day.ts';
import { clientName } from './client-names.ts';
import { clientIndex, clientOfRow, type Known } from './clients-alike.ts';
import { cutText } from './import-cells.ts';
import type { ImportRow } from './import-request.ts';
import { type PlannedRow, skip } from './import-request.ts';
import { importTexts } from './import-texts.ts';
import { lineKindLabels, lineKinds, lineTextLimits } from './money-line.ts';
import type { NewPriceEntry, PriceEntry } from './price-entry.ts';

const entryKey = ({ name, unit = '' }: Pick<PriceEntry, 'name'> & { readonly unit?: string | undefined }) =>
  `${name} / ${unit}`.toLowerCase();

/** Each row's outcome. A row joins an existing entry with the same name and unit. */
export function planPrices(
  rows: readonly ImportRow<'price_book'>[],
  known: readonly Pick<PriceEntry, 'name' | 'unit'>[],
): PlannedRow<NewPriceEntry>[] {
  const texts = importTexts();
  const there = new Set(known.map(entryKey));
  return rows.map((row) => {
    const { name = '', unit = '', unitPrice = '', cost = '', kind: typedKind = '' } = row;
    if (!name) return skip(unitPrice, texts.noName);
    if (name.length > lineTextLimits.description || unit.length > lineTextLimits.unit) {
      return skip(name, texts.nameTooLong);
    }
    if (!unitPrice) return skip(name, texts.noAmount);
    const price = readDollars(unitPrice);
    if (price === undefined) return skip(name, texts.badAmount(unitPrice));
    const costs = cost ? readDollars(cost) : undefined;
    if (cost && costs === undefined) return skip(name, texts.badAmount(cost));
    if (there.has(entryKey({ name, unit }))) return { does: 'join', name, why: texts.sameName(name) };
    there.add(entryKey({ name, unit }));
    const kind = lineKinds.find((known) =>
      [known, lineKindLabels[known]].some((said) => said.toLowerCase() === typedKind.toLowerCase()),
    );
    return {
      does: 'create',
      name,
      made: {
        name,
        kind: kind ?? 'other',
        ...(unit && { unit }),
        unitPrice: price,
        ...(costs !== undefined && { cost: costs }),
      },
      ...(!kind && typedKind && { why: texts.unknownKind(typedKind) }),
    };
  });
}

/** How programs call invoices that are paid in full, and those that nobody owes. */
const isPaid = /^\s*(?:fully )?(?:paid|closed|settled|pagad[ao]|saldad[ao])(?: in full)?\s*$/i;
const isNeverSent = /^\s*(?:draft|void(?:ed)?|cancel+ed|deleted|borrador|anulad[ao]|cancelad[ao])\s*$/i;

/** An unpaid balance from an earlier system, in dollars. `dueDate` is a Chicago day. */
export type OpenBalance = {
  readonly clientId: string;
  readonly number?: string;
  readonly amount: number;
  readonly dueDate?: string;
  readonly note?: string;
};

/**
 * Each row's outcome.
 * @param numbers the numbers of existing invoices, as `numberKey` compares them
 */
export function planBalances(
  rows: readonly ImportRow<'balances'>[],
  known: readonly Known[],
  numbers: ReadonlySet<string>,
): PlannedRow<OpenBalance>[] {
  const texts = importTexts();
  const index = clientIndex(known);
  const taken = new Set(numbers);
  return rows.map((row) => {
    const { number = '', amount: typed = '', status = '', dueDate = '', note = '' } = row;
    const { name, client, whyNot } = clientOfRow(index, row);
    if (isPaid.test(status)) return skip(name, texts.nothingOwed, 'paid');
    if (isNeverSent.test(status)) return skip(name, texts.neverSent(status));
    if (!typed) return skip(name, texts.noAmount);
    const amount = readDollars(typed);
    if (amount === undefined) return skip(name, texts.badAmount(typed));
    if (amount === 0) return skip(name, texts.nothingOwed, 'paid');
    const day = dueDate ? readTypedDay(dueDate) : undefined;
    if (dueDate && !day) return skip(name, texts.badDate(dueDate));
    if (!client) return skip(name, whyNot);
    const key = numberKey(number);
    if (key && taken.has(key)) return skip(name, texts.sameNumber(number), 'number_taken');
    taken.add(key);
    return {
      does: 'create',
      name,
      why: texts.owes(clientName(client), formatDollars(amount)),
      made: {
        clientId: client.id,
        amount,
        ...(number && { number: cutText(number, 40) }),
        ...(day && { dueDate: day }),
        ...(note && { note: cutText(note, lineTextLimits.description) }),
      },
    };
  });
}

/** An invoice's number for comparing: without case, blanks and kinds of dash. */
export function numberKey(number: string): string {
  return number
    .normalize('NFKC')
    .toUpperCase()
    .replace(/\s+/g, '')
    .replace(/[\u2010-\u2015\u2212_]/g, '-');
}

function readDollars(text: string): number | undefined {
  const read = dollarsSchema.safeParse(readNumber(text));
  return read.success ? read.data : undefined;
}
