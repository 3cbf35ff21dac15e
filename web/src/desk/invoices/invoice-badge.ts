import {
  type Invoice,
  type InvoiceState,
  invoiceState,
  invoiceStateLabels,
} from '@welding/domain/entities/invoice';
import {
  Ban,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CirclePercent,
  Clock,
  type LucideIcon,
} from 'lucide-react';

const looks = {
  draft: { tone: 'grey', icon: CircleDashed },
  open: { tone: 'blue', icon: Clock },
  part_paid: { tone: 'yellow', icon: CirclePercent },
  overdue: { tone: 'red', icon: CircleAlert },
  paid: { tone: 'green', icon: CircleCheck },
  void: { tone: 'grey', icon: Ban },
} as const satisfies Record<InvoiceState, { tone: string; icon: LucideIcon }>;

/** What an invoice is on this Chicago day. */
export function invoiceBadge(
  invoice: Pick<Invoice, 'status' | 'onPortal' | 'dueDate' | 'paid'>,
  today: string,
) {
  const state = invoiceState(invoice, today);
  return { label: invoiceStateLabels[state], ...looks[state] };
}
