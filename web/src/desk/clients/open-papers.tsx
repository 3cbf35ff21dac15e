import { type Estimate, estimateSchema } from '@welding/domain/entities/estimate';
import { type Invoice, invoiceSchema } from '@welding/domain/entities/invoice';
import { dollarsToCents, formatCents } from '@welding/domain/values/money';
import type { ReactNode } from 'react';
import { type DeskList, useDeskList, type WholeList, wholeListOf } from '#desk/live/use-desk-list.ts';
import { Button, Spinner } from '#shared/ui/button.tsx';
import { recordTexts } from './clients-texts.tsx';

type OpenPapersNoteProps = {
  papers: OpenPapers;
  invoicesThen: ReactNode;
  estimatesThen: ReactNode;
};

/** Lists a client's unpaid invoices and unanswered estimates before merging or erasing, if they could be checked. */
export function OpenPapersNote({ papers, invoicesThen, estimatesThen }: OpenPapersNoteProps) {
  const t = recordTexts();
  const { status, invoices, estimates, retry } = papers;
  if (status === 'checking') {
    return (
      <p role="status" className="flex items-center gap-2">
        <Spinner />
        {t.checking}
      </p>
    );
  }
  const owed = formatCents(invoices.reduce((sum, { balance }) => sum + dollarsToCents(balance), 0));
  const isNoneKnown = invoices.length + estimates.length === 0;
  return (
    <>
      <div role="alert" className="grid gap-2 font-semibold text-error wrap-anywhere empty:hidden">
        {invoices.length > 0 && (
          <p>
            {t.openInvoices(invoices.length, listOf(invoices), owed)} {invoicesThen}
          </p>
        )}
        {estimates.length > 0 && (
          <p>
            {t.openEstimates(estimates.length, listOf(estimates))} {estimatesThen}
          </p>
        )}
        {status === 'unsure' && <p>{isNoneKnown ? t.notChecked : t.moreNotChecked}</p>}
      </div>
      {retry && (
        <Button className="justify-self-start" onClick={retry}>
          {t.tryAgain}
        </Button>
      )}
    </>
  );
}

function listOf(papers: readonly { readonly number: string }[]): string {
  return papers.map(({ number }) => number).join(', ');
}

/** A client's unpaid invoices and unanswered estimates, of lists that are complete. */
type OpenPapers = {
  /** `unsure`: there may be more, because a list is incomplete or not from the server. */
  readonly status: 'checking' | 'unsure' | 'checked';
  readonly invoices: readonly Invoice[];
  readonly estimates: readonly Estimate[];
  readonly retry?: () => void;
};

export function openPapersIn(invoices: DeskList<Invoice>, estimates: DeskList<Estimate>): OpenPapers {
  const [wholeInvoices, wholeEstimates] = [wholeListOf(invoices), wholeListOf(estimates)];
  const lists = [wholeInvoices, wholeEstimates];
  const failed = lists.flatMap((list) => (list.status === 'error' ? (list.retry ?? []) : []));
  const isWaiting = lists.some(({ status }) => status === 'loading');
  return {
    status: isWaiting ? 'checking' : lists.every(isCurrent) ? 'checked' : 'unsure',
    invoices: itemsOf(wholeInvoices).filter(({ status, onPortal }) => status === 'open' && onPortal),
    estimates: itemsOf(wholeEstimates).filter(({ status }) => status === 'sent'),
    ...(failed.length > 0 && {
      retry: () => {
        for (const retry of failed) retry();
      },
    }),
  };
}

function isCurrent(list: WholeList<unknown>): boolean {
  return list.status === 'ready' && !list.offline;
}

function itemsOf<Item>(list: WholeList<Item>): readonly Item[] {
  return list.status === 'ready' ? list.items : [];
}

const most = 1000;

/** Live. Without a client it queries nothing. */
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
