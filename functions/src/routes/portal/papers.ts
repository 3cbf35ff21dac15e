import { moneyAddressSchema } from '@welding/domain/entities/estimate-requests';
import { voidPaymentAddressSchema } from '@welding/domain/entities/payment-record';
import { type ClientOrStaff, clientOrStaffRoute } from '#http/client-or-staff-route.ts';
import { notFound } from '#http/errors.ts';
import { addressParts, type Reader } from '#http/readers.ts';
import { requireOwn } from '#http/require-own.ts';
import type { Route } from '#http/route.ts';
import type { FoundPaper, PaperKind } from '#papers/find-paper.ts';

/** GET /api/estimates/{id}.pdf: 200 and the estimate as a PDF. */
export const downloadEstimate = paperRoute(
  'estimate',
  '/api/estimates/:id.pdf',
  addressParts(moneyAddressSchema),
);

/** GET /api/invoices/{id}.pdf: 200 and the invoice as a PDF. */
export const downloadInvoice = paperRoute(
  'invoice',
  '/api/invoices/:id.pdf',
  addressParts(moneyAddressSchema),
);

/** GET /api/payments/{id}/receipt.pdf: 200 and the receipt as a PDF; 404 for a payment that never arrived. */
export const downloadReceipt = paperRoute(
  'receipt',
  '/api/payments/:id/receipt.pdf',
  addressParts(voidPaymentAddressSchema),
);

/** Papers are the owner's and the office's to read, and the client's own, once sent and the client has confirmed. */
function paperRoute(kind: PaperKind, path: string, read: Reader<{ id: string }>): Route {
  return clientOrStaffRoute({
    method: 'GET',
    path,
    roles: ['owner', 'office'],
    verified: true,
    read,
    answer: async ({ id }, who) => {
      const { findPaper } = await import('#papers/find-paper.ts');
      const found = await findPaper(kind, id);
      if (!found || !mayRead(found, who)) throw notFound();
      const { renderPaper } = await import('#papers/render-paper.ts');
      return {
        status: 200,
        file: await renderPaper(found.paper),
        headers: {
          'Content-Type': 'application/pdf',
          'Content-Disposition': `inline; filename="${found.filename}"`,
        },
      };
    },
  });
}

/** @throws ApiError 403 for another client's */
function mayRead({ clientId, isSent }: FoundPaper, who: ClientOrStaff): boolean {
  if ('staffId' in who) return true;
  requireOwn(clientId, who.session);
  return isSent;
}
