import { asksTax } from '@welding/domain/entities/totals';
import { estimates } from '#estimates/estimates.ts';
import { invoices } from '#invoices/invoices.ts';
import { parseSnapshot } from '#store/documents.ts';
import { declareQuery } from '#store/query.ts';

const estimatesOfClient = declareQuery({ collection: 'estimates', equal: ['clientId'] });
const invoicesOfClient = declareQuery({ collection: 'invoices', equal: ['clientId'] });

/** A paper that asks its client sales tax. `total` is dollars. */
type TaxedPaper = {
  readonly kind: 'estimate' | 'invoice';
  readonly id: string;
  readonly number: string;
  readonly total: number;
};

/** The client's drafts, unanswered estimates and open invoices with sales tax, to be written again for an exempt client. */
export async function listTaxedPapers(clientId: string): Promise<TaxedPaper[]> {
  const [ofEstimates, ofInvoices] = await Promise.all([
    estimatesOfClient(await estimates(), [clientId]).get(),
    invoicesOfClient(await invoices(), [clientId]).get(),
  ]);
  const open = [
    ...parseSnapshot(ofEstimates)
      .filter(({ status }) => status === 'draft' || status === 'sent')
      .map((paper) => ({ kind: 'estimate' as const, ...paper })),
    ...parseSnapshot(ofInvoices)
      .filter(({ status }) => status === 'open')
      .map((paper) => ({ kind: 'invoice' as const, ...paper })),
  ];
  return open.filter(asksTax).map(({ kind, id, number, total }) => ({ kind, id, number, total }));
}
