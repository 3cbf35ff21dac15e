import { lineKindLabels } from '@welding/domain/money/money-line';
import type { FieldVersion } from '#desk/ui/save-problem.tsx';
import { type LineValues, type PricedValues, shareText, writtenLines } from './priced-values.ts';

/** In what two versions of something priced differ, as it is typed. */
export function pricedVersions(mine: PricedValues, theirs: PricedValues): FieldVersion[] {
  const own = writtenLines(mine);
  const other = writtenLines(theirs);
  const lines = Array.from({ length: Math.max(own.length, other.length) }, (_, index) => ({
    label: `Line ${index + 1}`,
    mine: lineText(own[index]),
    theirs: lineText(other[index]),
  }));
  return differing([
    ...lines,
    { label: 'Discount', mine: shareText(mine.discount), theirs: shareText(theirs.discount) },
    { label: 'Sales tax', mine: mine.taxRate.trim(), theirs: theirs.taxRate.trim() },
    { label: 'Deposit', mine: shareText(mine.deposit), theirs: shareText(theirs.deposit) },
    { label: 'Terms', mine: mine.terms.trim(), theirs: theirs.terms.trim() },
  ]);
}

/** The fields whose two versions are not the same. */
export function differing(versions: readonly FieldVersion[]): FieldVersion[] {
  return versions.filter(({ mine, theirs }) => mine !== theirs);
}

function lineText(line: LineValues | undefined): string {
  if (!line) return '';
  const { kind, description, quantity, unit, unitPrice, taxable } = line;
  const tax = taxable === undefined ? '' : taxable ? ', taxed' : ', not taxed';
  return `${lineKindLabels[kind]}: ${description}, ${quantity} ${unit} at $${unitPrice}${tax}`;
}
