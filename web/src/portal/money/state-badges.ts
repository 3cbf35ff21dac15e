import { type Estimate, estimateState, estimateStateLabel } from '@welding/domain/entities/estimate';
import { type Invoice, invoiceState, invoiceStateLabels } from '@welding/domain/entities/invoice';
import { toChicagoWallTime } from '@welding/domain/values/chicago-time';
import { PenLine, ReceiptText } from 'lucide-react';
import { serverNow } from '#shared/time/server-clock.ts';
import { useMinute } from '#shared/ui/use-clock.ts';
import { moneyTexts } from './money-texts.tsx';

const estimateTones = {
  draft: 'grey',
  sent: 'blue',
  approved: 'green',
  declined: 'grey',
  expired: 'grey',
  replaced: 'grey',
} as const;

const invoiceTones = {
  draft: 'grey',
  open: 'blue',
  part_paid: 'blue',
  overdue: 'red',
  on_its_way: 'yellow',
  paid: 'green',
  void: 'grey',
} as const;

/**
 * For its client a sent estimate awaits an answer.
 * @param today a Chicago day
 */
export function portalEstimateBadge(estimate: Estimate, today: string) {
  const state = estimateState(estimate, today);
  return {
    label: state === 'sent' ? moneyTexts().waitingForYou : estimateStateLabel(estimate, state),
    tone: estimateTones[state],
    ...(state === 'sent' && { icon: PenLine }),
  };
}

/** @param today a Chicago day */
export function portalInvoiceBadge(invoice: Invoice, today: string) {
  const state = invoiceState(invoice, today);
  const isOpen = state === 'open' || state === 'part_paid';
  return {
    label: invoiceStateLabels[state],
    tone: invoiceTones[state],
    ...(isOpen && { icon: ReceiptText }),
  };
}

/** The Chicago day, YYYY-MM-DD, updated while the page is open. */
export function useChicagoToday(): string {
  return toChicagoWallTime(useMinute() ?? serverNow()).slice(0, 10);
}
