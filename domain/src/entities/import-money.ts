import { chicagoDate } from '../values/chicago-day.ts';
import { dollarsSchema, readNumber } from '../values/given-number.ts';
import { formatDollars } from '../values/money.ts';
import { clientName } from './client-names.ts';
import { inCommon } from './client-search.ts';
import { clientIndex, isOther, type Known, type PlannedRow, skip, typedNames } from './import-clients.ts';
import { type ImportRow, importTexts } from './import-request.ts';
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
 * @param numbers the numbers of existing invoices
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
    const { email = '', phone = '', number = '', amount: typed = '', dueDate = '', note = '' } = row;
    const person = { ...typedNames(row), email: email.toLowerCase(), phone };
    const name = `${person.firstName} ${person.lastName}`.trim() || email || phone;
    if (!typed) return skip(name, texts.noAmount);
    const amount = readDollars(typed);
    if (amount === undefined) return skip(name, texts.badAmount(typed));
    if (amount === 0) return skip(name, texts.nothingOwed);
    const day = dueDate ? readDay(dueDate) : undefined;
    if (dueDate && !day) return skip(name, texts.badDate(dueDate));
    const fitting = index.alike(person).filter((other) => !isOther(person, other));
    const ids = new Set(fitting.map(({ id }) => id));
    const [client] = fitting;
    if (!client) return skip(name, texts.noSuchClient);
    if (ids.size > 1 && inCommon(person, client) === 'name') return skip(name, texts.severalClients);
    if (number && taken.has(number)) return { does: 'join', name, why: texts.sameNumber(number) };
    taken.add(number);
    return {
      does: 'create',
      name,
      why: texts.owes(clientName(client), formatDollars(amount)),
      made: {
        clientId: client.id,
        amount,
        ...(number && { number: number.slice(0, 40) }),
        ...(day && { dueDate: day }),
        ...(note && { note: note.slice(0, lineTextLimits.description) }),
      },
    };
  });
}

function readDollars(text: string): number | undefined {
  const read = dollarsSchema.safeParse(readNumber(text));
  return read.success ? read.data : undefined;
}

/** A day as YYYY-MM-DD, or month first as Americans write it. */
function readDay(text: string): string | undefined {
  const [, month = '', day = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d\d)$/.exec(text) ?? [];
  const whole = year.length === 2 ? `20${year}` : year;
  const iso = month ? `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
  const noon = new Date(`${iso}T18:00:00Z`);
  return !Number.isNaN(noon.getTime()) && chicagoDate(noon) === iso ? iso : undefined;
}
