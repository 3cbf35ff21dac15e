import { estimateName } from '@welding/domain/entities/estimate';
import { type RestToInvoice, restToInvoice } from '@welding/domain/money/rest-to-invoice';
import { deskPaths } from '@welding/domain/paths';
import { listOf } from '@welding/domain/values/list-of';
import { formatCents } from '@welding/domain/values/money';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { invoicesOfProject } from '#desk/payments/ledger-of-project.ts';
import { LoadProblem } from '#desk/ui/load-problem.tsx';
import { ListSkeleton } from '#shared/live-lists/list-skeleton.tsx';
import { approvedEstimates } from './approved-estimates.ts';
import { invoiceTexts } from './invoice-texts.tsx';

type RestOfProjectProps = {
  projectId: string;
  /** Shows the invoice's form, with what is to be said of what it begins with. */
  children: (rest: RestToInvoice | undefined, note: ReactNode) => ReactNode;
};

/** What was agreed for a project and is not invoiced yet, once it is known; where it cannot be, the form is there all the same. */
export function RestOfProject({ projectId, children }: RestOfProjectProps) {
  const approved = useDeskList(approvedEstimates(projectId));
  const invoices = useDeskList(invoicesOfProject(projectId));
  const failed = [approved, invoices].find((list) => list.status === 'error');
  if (failed) {
    const problem = (
      <LoadProblem subject={invoiceTexts().whatWasAgreed} offline={failed.offline} retry={failed.retry} />
    );
    return children(undefined, problem);
  }
  if (approved.status !== 'ready' || invoices.status !== 'ready')
    return <ListSkeleton label={invoiceTexts().loadingWhatWasAgreed} />;
  const rest = restToInvoice(approved.items, invoices.items);
  const drafts = invoices.items.filter(({ status, onPortal }) => status === 'open' && !onPortal);
  return children(
    rest,
    <>
      {rest && (
        <p>{invoiceTexts().restFilledIn(formatCents(rest.restCents), listOf(rest.of.map(estimateName)))}</p>
      )}
      {drafts.map(({ id, number }) => (
        <p key={id}>
          {invoiceTexts().unsentDraft(
            <Link to={deskPaths.invoice(id)} className="link inline-flex min-h-11 items-center font-semibold">
              {number}
            </Link>,
          )}
        </p>
      ))}
    </>,
  );
}
