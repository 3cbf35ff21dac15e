import type { EstimateTemplate } from '@welding/domain/entities/estimate-template';
import { lineValues, type PricedValues, shareValues, writtenLines } from '#desk/priced/priced-values.ts';

/**
 * What is typed, with a template's lines and terms after it. The template's discount, tax and deposit count where no line is
 * written yet, so that it is the template one begins with, or where nothing is said of them.
 */
export function withTemplate(values: PricedValues, template: EstimateTemplate): PricedValues {
  const written = writtenLines(values);
  const prefers = (typed: string, isGiven: boolean) => isGiven && (written.length === 0 || !typed.trim());
  const { lines, discount, taxRate, deposit, terms } = template;
  return {
    lines: [...written, ...lines.map((line) => lineValues(line, crypto.randomUUID()))],
    discount: prefers(values.discount.value, Boolean(discount)) ? shareValues(discount) : values.discount,
    taxRate: prefers(values.taxRate, Boolean(taxRate)) ? String(taxRate) : values.taxRate,
    deposit: prefers(values.deposit.value, Boolean(deposit)) ? shareValues(deposit) : values.deposit,
    terms: [...new Set([values.terms.trim(), terms ?? ''])].filter(Boolean).join('\n\n'),
  };
}
