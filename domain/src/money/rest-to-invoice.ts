import { type Estimate, estimateName } from '../entities/estimate.ts';
import { lineTextLimits, type MoneyLine, maxLines } from '../entities/money-line.ts';
import { type Priced, totalsOf } from '../entities/totals.ts';
import { inLanguages, say } from '../values/language.ts';
import { centsToDollars, dollarsToCents } from '../values/money.ts';
import { agreedCents, askedOf, type ProjectPapers } from './derived-fields.ts';

const restTexts = inLanguages({
  rest: {
    plain: say(
      (names: string) => `Rest of what was agreed: ${names}`,
      (names) => `Resto de lo acordado: ${names}`,
    ),
    taxed: say(
      (names: string) => `Rest of what was agreed, sales tax included: ${names}`,
      (names) => `Resto de lo acordado, con impuesto sobre ventas incluido: ${names}`,
    ),
  },
  agreed: {
    plain: say(
      (names: string) => `As agreed: ${names}`,
      (names) => `Según lo acordado: ${names}`,
    ),
    taxed: say(
      (names: string) => `As agreed, sales tax included: ${names}`,
      (names) => `Según lo acordado, con impuesto sobre ventas incluido: ${names}`,
    ),
  },
});

/** The content of a new invoice. `restCents` is its total in whole cents. */
export type RestToInvoice = Pick<Priced, 'lines' | 'discount' | 'taxRate'> & {
  readonly restCents: number;
  readonly of: readonly Estimate[];
  /** The estimate of the papers, also if they are change orders alone. */
  readonly estimateId: string | undefined;
  /** The newest purchase order of the papers. */
  readonly poNumber: string | undefined;
};

/**
 * The agreed amount that none of these invoices covers yet, exact to the cent: the lines of the papers that add up to it,
 * otherwise one line. Undefined if nothing is agreed or left.
 * @param papers.estimates all of one project, in any order
 * @param papers.invoices those that count: with the drafts for a new draft, without them for an invoice that is sent at once
 */
export function restToInvoice(
  papers: Pick<ProjectPapers, 'estimates' | 'invoices' | 'isTaxExempt'>,
): RestToInvoice | undefined {
  const { estimates, invoices } = askedOf(papers);
  const agreed = agreedCents(estimates);
  if (agreed === undefined) return undefined;
  const written = invoices.filter(({ status }) => status !== 'void');
  const restCents = written.reduce((rest, { total }) => rest - dollarsToCents(total), agreed);
  if (restCents <= 0) return undefined;
  const approved = estimates.filter(({ status }) => status === 'approved').toSorted(byApproval);
  const named = new Set(written.map(({ estimateId }) => estimateId));
  // Candidates: papers that no invoice names, then the latest. Each counts only if it equals the rest.
  const guesses = [
    approved.filter(({ id }) => !named.has(id)),
    ...approved.map((_, at) => approved.slice(at)),
  ];
  for (const of of guesses) {
    const priced = asOne(of);
    if (priced && totalsOf(priced).totalCents === restCents) return { ...priced, restCents, ...namesOf(of) };
  }
  const taxCents = taxOf(approved) - taxOf(written);
  const line = restLine(restCents, taxCents, approved, written.length > 0);
  return { lines: [line], restCents, ...namesOf(approved) };
}

function taxOf(papers: readonly Priced[]): number {
  return papers.reduce((sum, paper) => sum + totalsOf(paper).salesTaxCents, 0);
}

function namesOf(of: readonly Estimate[]): Pick<RestToInvoice, 'of' | 'estimateId' | 'poNumber'> {
  return {
    of,
    estimateId: of.find(({ changeOf }) => !changeOf)?.id ?? of[0]?.changeOf,
    poNumber: of.findLast(({ poNumber }) => poNumber)?.poNumber,
  };
}

/** Merges several papers; undefined if one invoice cannot hold them. */
function asOne(papers: readonly Estimate[]): Priced | undefined {
  const [first, ...others] = papers;
  if (!first) return undefined;
  const lines = papers.flatMap((paper) => paper.lines);
  const { discount, taxRate } = first;
  if (others.length === 0) return { lines, discount, taxRate };
  if (lines.length > maxLines || others.some((other) => (other.taxRate ?? 0) !== (taxRate ?? 0)))
    return undefined;
  const offCents = papers.reduce((sum, paper) => sum + totalsOf(paper).discountCents, 0);
  return {
    lines,
    taxRate,
    ...(offCents > 0 && { discount: { kind: 'amount', value: centsToDollars(offCents) } }),
  };
}

function restLine(
  cents: number,
  taxCents: number,
  approved: readonly Estimate[],
  isPart: boolean,
): MoneyLine {
  const names = approved.map(estimateName).join(', ');
  const isTaxed = approved.some(({ taxRate }) => taxRate);
  const texts = restTexts()[isPart ? 'rest' : 'agreed'];
  const description = isTaxed ? texts.taxed(names) : texts.plain(names);
  return {
    kind: 'other',
    description: description.slice(0, lineTextLimits.description).toWellFormed(),
    quantity: 1,
    unitPrice: centsToDollars(cents),
    taxable: false,
    ...(taxCents > 0 && {
      includedTax: { tax: centsToDollars(Math.min(taxCents, cents)), of: centsToDollars(cents) },
    }),
  };
}

function byApproval(one: Estimate, other: Estimate): number {
  const [first, second] = [one.approval?.at ?? one.createdAt, other.approval?.at ?? other.createdAt];
  if (first !== second) return first < second ? -1 : 1;
  return one.number < other.number ? -1 : 1;
}
