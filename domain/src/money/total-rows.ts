import { agreedAfter, type Estimate } from '../entities/estimate.ts';
import type { Invoice } from '../entities/invoice.ts';
import type { MoneyLine } from '../entities/money-line.ts';
import { type MoneyShare, type Priced, totalsOf } from '../entities/totals.ts';
import { dollarsToCents } from '../values/money.ts';

/** One row below the lines; `cents` below zero take off. */
export type TotalRow = { readonly label: string; readonly cents: number; readonly strong?: boolean };

/** What stands below the lines of an estimate, the same on screens and on paper: to its total, and the deposit. */
export function estimateRows(estimate: Estimate): TotalRow[] {
  const { homeRepair, deposit } = estimate;
  const { materialCents, depositCents } = totalsOf(estimate);
  return [
    ...rowsToTotal(estimate),
    ...changeRows(estimate),
    // The Illinois Home Repair and Remodeling Act asks for it (815 ILCS 513/15).
    ...(homeRepair ? [{ label: 'Parts and materials in it', cents: materialCents }] : []),
    ...(depositCents > 0
      ? [{ label: withPercent('Deposit on approval', deposit), cents: depositCents }]
      : []),
  ];
}

/** What a change order makes of what was agreed, once it is sent. */
function changeRows({ agreedBefore, total }: Estimate): TotalRow[] {
  if (agreedBefore === undefined) return [];
  return [
    { label: 'Agreed before', cents: dollarsToCents(agreedBefore) },
    {
      label: 'New agreed total',
      cents: dollarsToCents(agreedAfter({ agreedBefore, total })),
      strong: true,
    },
  ];
}

/** What stands below the lines of an invoice: to its total, and what credit notes and payments have left of it. */
export function invoiceRows(invoice: Invoice): TotalRow[] {
  const { credits, paid, balance, status } = invoice;
  const rows = rowsToTotal(invoice);
  if (credits.length === 0 && paid === 0) return rows;
  return [
    ...rows.map(({ label, cents }) => ({ label, cents })),
    ...credits.map(({ number, amount }) => ({
      label: `Credit note ${number}`,
      cents: -dollarsToCents(amount),
    })),
    ...(paid > 0 ? [{ label: 'Paid', cents: -dollarsToCents(paid) }] : []),
    ...(status === 'void' ? [] : [{ label: 'To pay', cents: dollarsToCents(balance), strong: true }]),
  ];
}

function rowsToTotal(priced: Priced): TotalRow[] {
  const { discount, taxRate = 0 } = priced;
  const { subtotalCents, discountCents, taxCents, totalCents } = totalsOf(priced);
  const isPlain = discountCents === 0 && taxCents === 0;
  return [
    ...(isPlain ? [] : [{ label: 'Subtotal', cents: subtotalCents }]),
    ...(discountCents === 0 ? [] : [{ label: withPercent('Discount', discount), cents: -discountCents }]),
    ...(taxCents === 0 ? [] : [{ label: `Sales tax ${taxRate}%`, cents: taxCents }]),
    { label: 'Total', cents: totalCents, strong: true },
  ];
}

/** "Deposit 25%", or for an amount the label alone. */
function withPercent(label: string, share: MoneyShare | undefined): string {
  return share?.kind === 'percent' ? `${label} ${share.value}%` : label;
}

const plurals: Readonly<Record<string, string>> = {
  hour: 'hours',
  day: 'days',
  piece: 'pieces',
  trip: 'trips',
};

/** How much of it, as people say it: 2.5 hours, 12 ft, 3. */
export function quantityText({ quantity, unit }: Pick<MoneyLine, 'quantity' | 'unit'>): string {
  if (!unit) return String(quantity);
  return `${quantity} ${quantity === 1 ? unit : (plurals[unit] ?? unit)}`;
}
