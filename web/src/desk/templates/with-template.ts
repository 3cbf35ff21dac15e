import type { EstimateTemplate } from '@welding/domain/entities/estimate-template';
import { lineValues, type PaperValues, writtenLines } from '#desk/priced/paper-values.ts';

/**
 * What is typed, with a template's lines and terms after it. The template's discount, tax and deposit count where no line is
 * written yet, so that it is the template one begins with, or where nothing is said of them.
 */
export function withTemplate(values: PaperValues, template: EstimateTemplate): PaperValues {
  const written = writtenLines(values);
  const isFirst = written.length === 0;
  const chosen = <Value>(typed: Value, given: Value) => (isFirst ? (given ?? typed) : (typed ?? given));
  const { lines, discount, taxRate, deposit, terms } = template;
  return {
    ...values,
    lines: [...written, ...lines.map(lineValues)],
    discount: chosen(values.discount, discount),
    taxRate: chosen(values.taxRate, taxRate || undefined),
    deposit: chosen(values.deposit, deposit),
    terms: [...new Set([values.terms.trim(), terms ?? ''])].filter(Boolean).join('\n\n'),
  };
}
