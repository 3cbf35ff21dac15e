import { agreedAfter, type Estimate } from '../entities/estimate.ts';
import { askedCents, type Invoice } from '../entities/invoice.ts';
import type { MoneyLine } from '../entities/money-line.ts';
import { type Priced, type StoredShare, totalsOf } from '../entities/totals.ts';
import { inLanguages, plural, say } from '../values/language.ts';
import { dollarsToCents } from '../values/money.ts';
import { plainLetters } from '../values/plain-letters.ts';

const totalRowsTexts = inLanguages({
  /** Units as stored, and their singular and plural. */
  units: say(
    {
      hour: { one: 'hour', other: 'hours' },
      day: { one: 'day', other: 'days' },
      piece: { one: 'piece', other: 'pieces' },
      trip: { one: 'trip', other: 'trips' },
      mile: { one: 'mile', other: 'miles' },
      job: { one: 'job', other: 'jobs' },
    } as Readonly<Record<string, { readonly one: string; readonly other: string }>>,
    {
      hour: { one: 'hora', other: 'horas' },
      day: { one: 'día', other: 'días' },
      piece: { one: 'pieza', other: 'piezas' },
      trip: { one: 'viaje', other: 'viajes' },
      mile: { one: 'milla', other: 'millas' },
      job: { one: 'trabajo', other: 'trabajos' },
      each: { one: 'unidad', other: 'unidades' },
      ft: { one: 'pie', other: 'pies' },
      'sq ft': { one: 'pie cuadrado', other: 'pies cuadrados' },
      'cu ft': { one: 'pie cúbico', other: 'pies cúbicos' },
    },
  ),
  materials: say('Parts and materials in it', 'Piezas y materiales incluidos'),
  deposit: say('Deposit on approval', 'Anticipo al aprobar'),
  agreedBefore: say('Agreed before', 'Acordado antes'),
  newAgreed: say('New agreed total', 'Nuevo total acordado'),
  paid: say('Paid', 'Pagado'),
  onItsWay: say('On its way', 'En camino'),
  toPay: say('Balance due', 'Saldo por pagar'),
  subtotal: 'Subtotal',
  discount: say('Discount', 'Descuento'),
  total: 'Total',
  creditNote: say(
    (number: string) => `Credit note ${number}`,
    (number) => `Nota de crédito ${number}`,
  ),
  salesTax: say(
    (taxRate: number) => `Sales tax ${taxRate}%`,
    (rate) => `Impuesto sobre ventas ${rate}%`,
  ),
});

/** A row below the lines. Negative `cents` are deductions. */
export type TotalRow = { readonly label: string; readonly cents: number; readonly strong?: boolean };

/** The rows below an estimate's lines, on screen and paper: the total and the deposit. */
export function estimateRows(
  estimate: Priced & Pick<Estimate, 'homeRepair' | 'agreedBefore' | 'total'>,
): TotalRow[] {
  const t = totalRowsTexts();
  const { homeRepair, deposit } = estimate;
  const { materialCents, depositCents } = totalsOf(estimate);
  return [
    ...rowsToTotal(estimate),
    ...changeRows(estimate),
    // Required by the Illinois Home Repair and Remodeling Act (815 ILCS 513/15).
    ...(homeRepair ? [{ label: t.materials, cents: materialCents }] : []),
    ...(depositCents > 0 ? [{ label: withPercent(t.deposit, deposit), cents: depositCents }] : []),
  ];
}

/** The agreed total before and after a change order, once it is sent. */
function changeRows({ agreedBefore, total }: Pick<Estimate, 'agreedBefore' | 'total'>): TotalRow[] {
  const t = totalRowsTexts();
  if (agreedBefore === undefined) return [];
  return [
    { label: t.agreedBefore, cents: dollarsToCents(agreedBefore) },
    {
      label: t.newAgreed,
      cents: dollarsToCents(agreedAfter({ agreedBefore, total })),
      strong: true,
    },
  ];
}

/** The rows below an invoice's lines: the total, credits, payments and balance. */
export function invoiceRows(invoice: Invoice): TotalRow[] {
  const t = totalRowsTexts();
  const { credits, paid, onItsWay, status } = invoice;
  const rows = rowsToTotal(invoice);
  if (credits.length === 0 && paid === 0 && !onItsWay) return rows;
  return [
    ...rows.map(({ label, cents }) => ({ label, cents })),
    ...credits.map(({ number, amount }) => ({
      label: totalRowsTexts().creditNote(number),
      cents: -dollarsToCents(amount),
    })),
    ...(paid > 0 ? [{ label: t.paid, cents: -dollarsToCents(paid) }] : []),
    ...(onItsWay ? [{ label: t.onItsWay, cents: -dollarsToCents(onItsWay) }] : []),
    ...(status === 'void' ? [] : [{ label: t.toPay, cents: askedCents(invoice), strong: true }]),
  ];
}

function rowsToTotal(priced: Priced): TotalRow[] {
  const t = totalRowsTexts();
  const { discount, taxRate = 0 } = priced;
  const { subtotalCents, discountCents, taxCents, totalCents } = totalsOf(priced);
  const isPlain = discountCents === 0 && taxCents === 0;
  return [
    ...(isPlain ? [] : [{ label: t.subtotal, cents: subtotalCents }]),
    ...(discountCents === 0 ? [] : [{ label: withPercent(t.discount, discount), cents: -discountCents }]),
    ...(taxCents === 0 ? [] : [{ label: t.salesTax(taxRate), cents: taxCents }]),
    { label: t.total, cents: totalCents, strong: true },
  ];
}

/** "Deposit 25%", or the label alone for an amount. */
function withPercent(label: string, share: StoredShare | undefined): string {
  return share?.kind === 'percent' ? `${label} ${share.value}%` : label;
}

export function quantityText({ quantity, unit }: Pick<MoneyLine, 'quantity' | 'unit'>): string {
  return unit ? `${quantity} ${unitText(unit, quantity)}` : String(quantity);
}

/** A unit in the reader's language: hours. The shop's own units stay as typed. */
export function unitText(unit: string, quantity = 1): string {
  const { units } = totalRowsTexts();
  const named = Object.hasOwn(units, unit) ? units[unit] : undefined;
  return named ? plural(quantity, named.one, named.other) : unit;
}

/** The stored unit for one typed in the reader's language. The shop's own units stay as typed. */
export function unitCode(typed: string): string {
  const word = plainLetters(typed).trim();
  const found = Object.entries(totalRowsTexts().units).find(([, { one, other }]) =>
    [one, other].some((name) => plainLetters(name) === word),
  );
  return found ? found[0] : typed;
}
