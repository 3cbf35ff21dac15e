import { formatDollars } from '../values/money.ts';
import { readTypedDay } from '../values/typed-day.ts';
import { clientName } from './client-names.ts';
import { clientIndex, clientOfRow, type Known } from './clients-alike.ts';
import { cutText, readDollars } from './import-cells.ts';
import type { ImportRow } from './import-request.ts';
import { type PlannedRow, skip } from './import-request.ts';
import { importTexts } from './import-texts.ts';
import { lineTextLimits } from './money-line.ts';

/** How programs call invoices that are paid in full, and those that ask for no payment. */
const isPaid = /^\s*(?:fully )?(?:paid|closed|settled|pagad[ao]|saldad[ao])(?: in full)?\s*$/i;
const isNeverSent = /^\s*(?:draft|void(?:ed)?|cancel+ed|deleted|borrador|anulad[ao]|cancelad[ao])\s*$/i;

/** -20.00, 20.00-, (20.00) */
const isCredit = /^[\s$]*[-\u2212(][\s$]*\d|\d[\s$]*[-\u2212]\s*$/;

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
  const t = importTexts();
  const index = clientIndex(known);
  const taken = new Set(numbers);
  return rows.map((row) => {
    const { number = '', amount: typed = '', status = '', dueDate = '', note = '' } = row;
    const { name, client, whyNot } = clientOfRow(index, row);
    if (isPaid.test(status)) return skip(name, t.nothingOwed, 'paid');
    if (isNeverSent.test(status)) return skip(name, t.neverSent(status));
    if (!typed) return skip(name, t.noAmount);
    if (isCredit.test(typed)) return skip(name, t.credit(typed));
    const amount = readDollars(typed);
    if (amount === undefined) return skip(name, t.badAmount(typed));
    if (amount === 0) return skip(name, t.nothingOwed, 'paid');
    const day = dueDate ? readTypedDay(dueDate) : undefined;
    if (dueDate && !day) return skip(name, t.badDate(dueDate));
    if (!client) return skip(name, whyNot);
    const key = numberKey(number);
    if (key && taken.has(key)) return skip(name, t.sameNumber(number), 'number_taken');
    taken.add(key);
    return {
      does: 'create',
      name,
      why: t.owes(clientName(client), formatDollars(amount)),
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
