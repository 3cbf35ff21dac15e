import type { Totals } from '@welding/domain/entities/totals';
import { formatCents } from '@welding/domain/values/money';
import { paperTexts } from './paper-texts.ts';

type TotalsFiguresProps = {
  totals: Totals;
  /** In percent. */
  taxRate: number;
};

/** What an estimate or invoice comes to, from the lines to the total. */
export function TotalsFigures({ totals, taxRate }: TotalsFiguresProps) {
  const { subtotalCents, discountCents, taxableCents, taxCents, totalCents, depositCents } = totals;
  return (
    <dl className="totals">
      <Figure term={paperTexts().subtotal} cents={subtotalCents} />
      {discountCents > 0 && <Figure term={paperTexts().discount} cents={-discountCents} />}
      {taxRate > 0 && (
        <Figure term={paperTexts().salesTaxOf(taxRate, formatCents(taxableCents))} cents={taxCents} />
      )}
      <Figure term={paperTexts().total} cents={totalCents} isTotal />
      {depositCents > 0 && <Figure term={paperTexts().deposit} cents={depositCents} />}
    </dl>
  );
}

function Figure({ term, cents, isTotal = false }: { term: string; cents: number; isTotal?: boolean }) {
  return (
    <div data-total={isTotal || undefined}>
      <dt>{term}</dt>
      <dd>{formatCents(cents)}</dd>
    </div>
  );
}
