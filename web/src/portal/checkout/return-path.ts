import { paths } from '@welding/domain/paths';
import type { PaymentWish } from './request-payment-secret.ts';

/**
 * Where a bank's own page sends the payer back to: the paper that is paid, else the portal (specification section 7). The
 * token of a mail's link is not in it, which Stripe and banks read: the tab knows which link it opened.
 */
export function returnPathOf({ estimateId, invoiceId, paperLink }: PaymentWish): string {
  if (invoiceId) return paperLink === undefined ? paths.invoice(invoiceId) : paths.invoiceLinks;
  if (estimateId) return paperLink === undefined ? paths.estimate(estimateId) : paths.estimateLinks;
  return paths.dashboard;
}
