import { estimateSchema } from '@welding/domain/entities/estimate';
import { invoiceSchema } from '@welding/domain/entities/invoice';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { type OpenPapers, openPapersIn } from './open-papers.ts';

/** More papers than a client has. */
const most = 1000;

/** What a client still owes and has not answered, live; without a client nothing is asked for. */
export function useOpenPapers(clientId: string | undefined): OpenPapers {
  const isAsked = clientId !== undefined;
  const ofClient = { where: [['clientId', '==', clientId ?? '']], limit: most } as const;
  const invoices = useDeskList(
    isAsked ? { ...ofClient, collection: 'invoices', schema: invoiceSchema } : null,
  );
  const estimates = useDeskList(
    isAsked
      ? { ...ofClient, collection: 'estimates', schema: estimateSchema, order: ['createdAt', 'desc'] }
      : null,
  );
  return openPapersIn(invoices, estimates);
}
