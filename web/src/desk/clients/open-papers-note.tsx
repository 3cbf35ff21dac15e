import { dollarsToCents, formatCents } from '@welding/domain/values/money';
import type { ReactNode } from 'react';
import { Spinner } from '#shared/ui/spinner.tsx';
import type { OpenPapers } from './open-papers.ts';
import { recordTexts } from './record-texts.tsx';

type OpenPapersNoteProps = {
  papers: OpenPapers;
  /** What becomes of the invoices that are still open. */
  invoicesThen: ReactNode;
  /** What becomes of the estimates that wait for an answer. */
  estimatesThen: ReactNode;
};

/**
 * Says what a client still owes and has not answered before the record ends, and where that could not be checked; nothing where
 * nothing is open.
 */
export function OpenPapersNote({ papers, invoicesThen, estimatesThen }: OpenPapersNoteProps) {
  const { status, invoices, estimates, retry } = papers;
  if (status === 'checking') {
    return (
      <p role="status" className="flex items-center gap-2">
        <Spinner />
        {recordTexts().checking}
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
            {recordTexts().openInvoices(invoices.length, listOf(invoices), owed)} {invoicesThen}
          </p>
        )}
        {estimates.length > 0 && (
          <p>
            {recordTexts().openEstimates(estimates.length, listOf(estimates))} {estimatesThen}
          </p>
        )}
        {status === 'unsure' && (
          <p>{isNoneKnown ? recordTexts().notChecked : recordTexts().moreNotChecked}</p>
        )}
      </div>
      {retry && (
        <button type="button" className="btn btn-outline justify-self-start" onClick={retry}>
          {recordTexts().tryAgain}
        </button>
      )}
    </>
  );
}

function listOf(papers: readonly { readonly number: string }[]): string {
  return papers.map(({ number }) => number).join(', ');
}
