import { askedCents, asksForMoney, daysOverdue, type Invoice } from '../entities/invoice.ts';
import { inCurrentLanguage, inLanguages, say } from '../values/language.ts';
import { dollarsToCents } from '../values/money.ts';

const owedByAgeTexts = inLanguages({
  ages: {
    not_due: say('Not due', 'Por vencer'),
    '1-30': say('1–30 days', '1–30 días'),
    '31-60': say('31–60 days', '31–60 días'),
    '61-90': say('61–90 days', '61–90 días'),
    over: say('Over 90 days', 'Más de 90 días'),
  },
});

/** Age groups in days past the due date. On the due date an invoice is not due yet. */
export const ageGroups = ['not_due', '1-30', '31-60', '61-90', 'over'] as const;

type AgeGroup = (typeof ageGroups)[number];

export const ageLabels: Record<AgeGroup, string> = inCurrentLanguage(() => owedByAgeTexts().ages);

/**
 * Open cents of invoices by age, without those on their way.
 * @param today the Chicago day
 */
export function owedByAge(invoices: readonly Invoice[], today: string): Record<AgeGroup, number> {
  const owed: Record<AgeGroup, number> = { not_due: 0, '1-30': 0, '31-60': 0, '61-90': 0, over: 0 };
  for (const invoice of invoices) {
    const age = ageOf(invoice, today);
    if (age) owed[age] += askedCents(invoice);
  }
  return owed;
}

/** Cents on their way to invoices. */
export function onItsWayCents(invoices: readonly Invoice[]): number {
  return invoices.reduce((sum, { onItsWay = 0 }) => sum + dollarsToCents(onItsWay), 0);
}

/**
 * The age group of an invoice; undefined if it asks for nothing.
 * @param today the Chicago day
 */
export function ageOf(
  invoice: Pick<Invoice, 'status' | 'onPortal' | 'dueDate' | 'balance' | 'onItsWay'>,
  today: string,
): AgeGroup | undefined {
  if (!asksForMoney(invoice)) return undefined;
  const days = daysOverdue(invoice, today);
  if (days <= 0) return 'not_due';
  if (days <= 30) return '1-30';
  if (days <= 60) return '31-60';
  return days <= 90 ? '61-90' : 'over';
}
