import type { ContactRole } from '@welding/domain/entities/client';
import type { LinkedKind } from '@welding/domain/entities/paper-link';
import { paymentParamsSchema } from '@welding/domain/entities/payment-record';
import { create as contentDisposition } from 'content-disposition';
import { type ClientOrStaff, clientOrStaffRoute } from '#http/client-or-staff-route.ts';
import { paperLimits } from '#http/limits.ts';
import { params, type Reader, withId } from '#http/readers.ts';
import type { Route } from '#http/route.ts';
import { requireOwn } from '#http/session.ts';
import { notFound } from '#refusal.ts';
import { countUses } from '#store/rate-limits.ts';
import type { FoundPaper } from './find-paper.ts';
import { orByLink } from './link-request.ts';
import { readablePaper } from './readable-paper.ts';

/** GET /api/estimates/{id}.pdf: 200 and the estimate as a PDF. */
export const downloadEstimate = linkedPaperRoute('estimate', '/api/estimates/:id.pdf');

/** GET /api/invoices/{id}.pdf: 200 and the invoice as a PDF. */
export const downloadInvoice = linkedPaperRoute('invoice', '/api/invoices/:id.pdf');

/** GET /api/payments/{id}/receipt.pdf: 200 and the receipt as a PDF; 404 for a payment that never arrived. */
export const downloadReceipt = paperRoute(
  (find, id) => find.findPaper('receipt', id),
  '/api/payments/:id/receipt.pdf',
  params(paymentParamsSchema),
  'invoices',
);

/** GET /api/invoices/{id}/receipt.pdf: 200 and the receipt of its last payment; 404 before there is one. */
export const downloadInvoiceReceipt = linkedPaperRoute(
  'invoice',
  '/api/invoices/:id/receipt.pdf',
  (find, id) => find.findLastReceipt('invoice', id),
);

/** GET /api/estimates/{id}/receipt.pdf: likewise for an estimate's deposit. */
export const downloadDepositReceipt = linkedPaperRoute(
  'estimate',
  '/api/estimates/:id/receipt.pdf',
  (find, id) => find.findLastReceipt('estimate', id),
  'invoices',
);

type Finder = (find: typeof import('#papers/find-paper.ts'), id: string) => Promise<FoundPaper | undefined>;

/** Also answers a visitor with a mail's link to the paper. */
function linkedPaperRoute(
  kind: LinkedKind,
  path: string,
  finder: Finder = (find, id) => find.findPaper(kind, id),
  role: ContactRole = kind === 'estimate' ? 'estimates' : 'invoices',
): Route {
  return orByLink(paperRoute(finder, path, withId, role), {
    method: 'GET',
    path,
    read: withId,
    kind,
    idOf: ({ id }) => id,
    respond: async ({ id }, { clientId }) => {
      await countUses(paperLimits(clientId));
      return await drawn(finder, id, { isAllowed: ({ isSent }) => isSent, isStaff: false });
    },
  });
}

/** Owner and office read every paper; verified clients and their contacts of this role read their own once it was sent. */
function paperRoute(finder: Finder, path: string, read: Reader<{ id: string }>, role: ContactRole): Route {
  return clientOrStaffRoute({
    method: 'GET',
    path,
    roles: ['owner', 'office'],
    verified: true,
    contacts: [role],
    read,
    respond: async ({ id }, who) => {
      if ('session' in who) await countUses(paperLimits(who.session.clientId));
      return await drawn(finder, id, {
        isAllowed: (found) => mayRead(found, who),
        isStaff: 'staffId' in who,
      });
    },
  });
}

type Reading = { readonly isAllowed: (found: FoundPaper) => boolean; readonly isStaff: boolean };

async function drawn(finder: Finder, id: string, { isAllowed, isStaff }: Reading) {
  const found = await readablePaper(finder(await import('#papers/find-paper.ts'), id), { isStaff });
  if (!found || !isAllowed(found)) throw notFound();
  const { renderPaper } = await import('./render-paper.ts');
  return {
    status: 200,
    file: await renderPaper(found.paper),
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': contentDisposition(found.filename, { type: 'inline' }),
    },
  };
}

/** @throws Refusal 403 for another client's */
function mayRead({ clientId, isSent }: FoundPaper, who: ClientOrStaff): boolean {
  if ('staffId' in who) return true;
  requireOwn(clientId, who.session);
  return isSent;
}
