import type { Estimate } from '../entities/estimate.ts';
import type { Invoice } from '../entities/invoice.ts';
import { inLanguages, say } from '../values/language.ts';
import { centsToDollars, dollarsToCents, formatCents, formatDollars } from '../values/money.ts';
import { invoicedCents } from './balance.ts';
import { homeRepairThreshold, needsHomeRepairContract } from './consent-text.ts';
import { agreedCents } from './derived-fields.ts';

const aboveAgreedTexts = inLanguages({
  fact: say(
    (above: string, agreed: string) =>
      `This bills ${above} more than the ${agreed} that the client agreed to`,
    (above, agreed) => `Esta factura cobra ${above} más que los ${agreed} que aceptó el cliente`,
  ),
  needsSignature: say(
    (fact: string, threshold: string) =>
      `${fact}. For work at a home above ${threshold} Illinois asks for a signature (815 ILCS 513/15): write a change order first`,
    (fact, threshold) =>
      `${fact}. Para trabajos en un hogar de más de ${threshold}, Illinois pide una firma (815 ILCS 513/15): escriba primero una orden de cambio`,
  ),
  mayBeSent: say(
    (fact: string) => `${fact}. Write a change order, or send it anyway`,
    (fact) => `${fact}. Escriba una orden de cambio, o envíela de todos modos`,
  ),
});

/** An invoice that bills more than the client agreed to, in cents, and whether the law requires a signature first. */
type AboveAgreed = {
  readonly aboveCents: number;
  readonly agreedCents: number;
  readonly needsSignature: boolean;
};

/**
 * How far an invoice, once sent, takes the project's billing above the agreed total; undefined if it does not, or if nothing is
 * agreed. Credited amounts may be billed again.
 * @param estimates, invoices all of the project, in any order, with or without this invoice
 */
export function aboveAgreed(
  invoice: Invoice,
  { estimates, invoices }: { readonly estimates: readonly Estimate[]; readonly invoices: readonly Invoice[] },
  hasHomeRepairNotice: boolean,
): AboveAgreed | undefined {
  const agreed = agreedCents(estimates);
  if (agreed === undefined) return undefined;
  const others = invoices.filter(({ id }) => id !== invoice.id);
  const billedCents = invoicedCents(others) + dollarsToCents(invoice.total);
  if (billedCents <= agreed) return undefined;
  const atHome = estimates.some((estimate) => estimate.status === 'approved' && estimate.atHome);
  const job = { atHome, total: centsToDollars(billedCents) };
  return {
    aboveCents: billedCents - agreed,
    agreedCents: agreed,
    needsSignature: needsHomeRepairContract(job, hasHomeRepairNotice),
  };
}

export function aboveAgreedText({ aboveCents, agreedCents: agreed, needsSignature }: AboveAgreed): string {
  const t = aboveAgreedTexts();
  const fact = t.fact(formatCents(aboveCents), formatCents(agreed));
  return needsSignature ? t.needsSignature(fact, formatDollars(homeRepairThreshold)) : t.mayBeSent(fact);
}
