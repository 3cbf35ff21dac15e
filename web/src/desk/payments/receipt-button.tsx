import { apiPaths } from '@welding/domain/api-paths';
import type { Payment } from '@welding/domain/entities/payment';
import { useOpenPdf } from '#desk/ui/use-open-pdf.ts';
import { paymentsTexts } from './payments-texts.ts';

/** Opens the receipt of money that arrived. */
export function ReceiptButton({ payment: { id, status } }: { payment: Payment }) {
  const { isLoading, open } = useOpenPdf(apiPaths.receiptPdf(id), `receipt-${id}`);
  if (status !== 'succeeded' && status !== 'refunded') return null;
  return (
    <button type="button" className="btn btn-ghost" aria-disabled={isLoading} onClick={open}>
      {paymentsTexts().receipt}
    </button>
  );
}
