import { daysOverdue, type Invoice } from '../entities/invoice.ts';
import { dollarsToCents } from '../values/money.ts';

/** How long money has been owed, in days past the due date; what is not due yet counts to the first. */
export const ageGroups = ['0-30', '31-60', '61-90', 'over'] as const;
export type AgeGroup = (typeof ageGroups)[number];

/** Cents that invoices still ask, by age. @param today the Chicago day */
export function owedByAge(invoices: readonly Invoice[], today: string): Record<AgeGroup, number> {
  const owed: Record<AgeGroup, number> = { '0-30': 0, '31-60': 0, '61-90': 0, over: 0 };
  for (const invoice of invoices) {
    if (invoice.status !== 'open' || !invoice.onPortal) continue;
    owed[ageGroup(daysOverdue(invoice, today))] += dollarsToCents(invoice.balance);
  }
  return owed;
}

function ageGroup(days: number): AgeGroup {
  if (days <= 30) return '0-30';
  if (days <= 60) return '31-60';
  return days <= 90 ? '61-90' : 'over';
}
