import { readNumber } from '../values/given-number.ts';
import { plainLetters } from '../values/plain-letters.ts';
import { readDollars } from './import-cells.ts';
import type { ImportRow } from './import-request.ts';
import { type PlannedRow, skip } from './import-request.ts';
import { importTexts } from './import-texts.ts';
import { type LineKind, lineKindLabels, lineKinds, lineTextLimits } from './money-line.ts';
import type { NewPriceEntry, PriceEntry } from './price-entry.ts';
import { isTaxable } from './totals.ts';

const entryKey = ({ name, unit = '' }: Pick<PriceEntry, 'name'> & { readonly unit?: string | undefined }) =>
  `${name} / ${unit}`.toLowerCase();

/** Each row's outcome. A row joins an existing entry with the same name and unit. */
export function planPrices(
  rows: readonly ImportRow<'price_book'>[],
  known: readonly Pick<PriceEntry, 'name' | 'unit'>[],
): PlannedRow<NewPriceEntry>[] {
  const t = importTexts();
  const there = new Set(known.map(entryKey));
  return rows.map((row) => {
    const { name = '', unit = '', unitPrice = '', cost = '' } = row;
    if (!name) return skip(unitPrice, t.noName);
    if (name.length > lineTextLimits.description || unit.length > lineTextLimits.unit) {
      return skip(name, t.nameTooLong);
    }
    if (!unitPrice) return skip(name, t.noAmount);
    const price = readDollars(unitPrice);
    if (price === undefined) return skip(name, t.badAmount(unitPrice));
    const costs = cost ? readDollars(cost) : undefined;
    if (cost && costs === undefined) return skip(name, t.badAmount(cost));
    if (there.has(entryKey({ name, unit }))) return { does: 'join', name, why: t.sameName(name) };
    there.add(entryKey({ name, unit }));
    const { kind, notes } = readKind(row);
    return {
      does: 'create',
      name,
      made: {
        name,
        kind,
        ...(unit && { unit }),
        unitPrice: price,
        ...(costs !== undefined && { cost: costs }),
      },
      ...(notes.length > 0 && { why: notes.join('. ') }),
    };
  });
}

/** How programs call goods and work. QuickBooks has inventory and non-inventory parts. */
const goods =
  /^(?:materials?|materiales|parts?|goods|products?|productos?|(?:non ?)?inventory(?: part| item)?)$/;
const work = /^(?:labou?r|mano de obra)$/;

/**
 * An entry's kind, and what the preview says about it. The kind also says whether sales tax applies, so a taxed item without
 * another kind is material.
 */
function readKind({ kind: typedKind = '', taxable: typedTax = '' }: ImportRow<'price_book'>): {
  readonly kind: LineKind;
  readonly notes: readonly string[];
} {
  const t = importTexts();
  const known = kindOf(typedKind);
  const isTaxed = readTaxable(typedTax);
  const kind = known ?? (isTaxed && !typedKind ? 'material' : 'other');
  const rate = rateOf(typedTax);
  return {
    kind,
    notes: [
      ...(!known && typedKind ? [t.unknownKind(typedKind)] : []),
      ...(typedTax && isTaxed === undefined ? [t.unclearTax(typedTax)] : []),
      ...(isTaxed !== undefined && isTaxed !== isTaxable({ kind })
        ? [t.otherTax(typedTax, lineKindLabels[kind])[isTaxed ? 'taxed' : 'untaxed']]
        : []),
      ...(rate !== undefined && rate !== 0 && rate !== 1 ? [t.taxRate(typedTax)] : []),
    ],
  };
}

function kindOf(typed: string): LineKind | undefined {
  const said = plainLetters(typed).replaceAll('-', ' ').trim();
  if (goods.test(said)) return 'material';
  if (work.test(said)) return 'labor';
  return lineKinds.find((kind) =>
    [kind, lineKindLabels[kind]].some((label) => label.toLowerCase() === typed.toLowerCase()),
  );
}

const taxedWords =
  /^(?:y|yes|t|true|x|tax|taxed|taxable|sales tax|standard|s|si|verdadero|con impuesto|gravad[ao]|gravable)$/;
const untaxedWords =
  /^(?:n|no|f|false|non|none|nontaxable|non taxable|non tax|not taxable|untaxed|exempt|tax exempt|n a|falso|sin impuesto|exent[ao])$/;

/** Whether sales tax applies, by a word or a rate; undefined for other text. */
function readTaxable(text: string): boolean | undefined {
  const said = plainLetters(text)
    .replace(/[^a-z]+/g, ' ')
    .trim();
  if (taxedWords.test(said)) return true;
  if (untaxedWords.test(said)) return false;
  if (said) return undefined;
  const rate = rateOf(text);
  return rate === undefined ? undefined : rate > 0;
}

/** The number in a cell: 8.25%, Tax 8.25%, 0.0825, 1. */
function rateOf(text: string): number | undefined {
  const [digits] = /\d*[.,]?\d+/.exec(text) ?? [];
  const rate = readNumber(digits ?? '');
  return Number.isNaN(rate) ? undefined : rate;
}
