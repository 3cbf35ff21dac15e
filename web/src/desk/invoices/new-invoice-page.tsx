import { createInvoice } from '@welding/domain/contracts/invoices';
import { estimateName, estimateSchema } from '@welding/domain/entities/estimate';
import { dueDateFrom } from '@welding/domain/entities/invoice';
import { type InvoiceForm, invoiceFormSchema } from '@welding/domain/entities/invoice-requests';
import type { Project } from '@welding/domain/entities/project';
import { type RestToInvoice, restToInvoice } from '@welding/domain/money/rest-to-invoice';
import { deskPaths } from '@welding/domain/paths';
import { listOf } from '@welding/domain/values/list-of';
import { formatCents } from '@welding/domain/values/money';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useDeskDocument, useDeskList, wholeListOf } from '#desk/live/use-desk-list.ts';
import { approvedEstimates, invoicesOfProject } from '#desk/payments/ledger-of-project.ts';
import { NewPaper, NewPaperPage } from '#desk/priced/new-paper.tsx';
import { newLine, paperValues, type StoredPaper } from '#desk/priced/paper-values.ts';
import type { Pricing } from '#desk/priced/use-pricing.ts';
import { deskCall } from '#desk/session/desk-call.ts';
import { DocumentView, problemWords } from '#desk/ui/desk-list-view.tsx';
import { AsOfLists } from '#shared/live-lists/as-of.tsx';
import { ListSkeleton, LoadProblem } from '#shared/live-lists/loaded-view.tsx';
import { useToday } from '#shared/ui/use-clock.ts';
import { InvoiceFields } from './invoice-fields.tsx';
import { deskInvoiceTexts } from './invoices-texts.tsx';

/** A new invoice for the estimate in the URL, or for the agreed and uninvoiced rest. */
export function NewInvoicePage() {
  const t = deskInvoiceTexts();
  const [params] = useSearchParams();
  const estimateId = params.get('estimate') ?? undefined;
  const estimate = useDeskDocument('estimates', estimateId, estimateSchema);
  return (
    <NewPaperPage title={t.newInvoice} back={deskPaths.invoices} all={t.allInvoices}>
      {(project, pricing) =>
        estimateId ? (
          <DocumentView document={estimate} noun={t.nounEstimate}>
            {(found) => (
              <NewInvoice
                key={found.id}
                draft={found.id}
                {...{ project, pricing, estimateId: found.id }}
                start={withoutDeposit(found)}
                note={<p>{t.ofThatEstimate(estimateName(found))}</p>}
              />
            )}
          </DocumentView>
        ) : (
          <RestOfProject
            key={project.id}
            projectId={project.id}
            isTaxExempt={pricing.taxExempt !== undefined}
          >
            {(rest, note) => (
              <NewInvoice
                draft={project.id}
                {...{ project, pricing, note }}
                estimateId={rest?.estimateId}
                start={rest && { ...withoutDeposit(rest), terms: rest.of[0]?.terms }}
              />
            )}
          </RestOfProject>
        )
      }
    </NewPaperPage>
  );
}

/** An invoice has no deposit. */
function withoutDeposit({ lines, discount, taxRate, terms, poNumber }: StoredPaper): StoredPaper {
  return { lines, discount, taxRate, terms, poNumber };
}

type NewInvoiceProps = {
  draft: string;
  project: Project;
  pricing: Pricing;
  /** The estimate to start from; otherwise an empty line and the settings. */
  start: StoredPaper | undefined;
  estimateId: string | undefined;
  note: ReactNode;
};

function NewInvoice({ draft, project, pricing, start, estimateId, note }: NewInvoiceProps) {
  const { id: projectId, clientId } = project;
  const { taxRate, terms, dueDays } = pricing.settings;
  const dueDate = dueDateFrom(useToday(), dueDays);
  const values = start
    ? paperValues({ ...start, dueDate, ...(pricing.taxExempt && { taxRate: 0 }) })
    : { ...paperValues({ lines: [], taxRate, terms, dueDate }), lines: [newLine('labor')] };
  return (
    <NewPaper<InvoiceForm>
      name={`invoice-for-${draft}`}
      schema={invoiceFormSchema}
      values={values}
      create={(typed, keyFor) => {
        const body = { clientId, projectId, ...(estimateId && { estimateId }), ...typed };
        return deskCall(createInvoice, { body, key: keyFor(body) });
      }}
      pathOf={deskPaths.invoice}
      note={deskInvoiceTexts().newInvoiceNote}
    >
      {(form) => (
        <>
          {note}
          <InvoiceFields form={form} pricing={pricing} of={{ projectId, clientId }} />
        </>
      )}
    </NewPaper>
  );
}

type RestOfProjectProps = {
  projectId: string;
  isTaxExempt: boolean;
  children: (rest: RestToInvoice | undefined, note: ReactNode) => ReactNode;
};

/** Loads the project's uninvoiced rest. If that fails, the form shows without it. */
function RestOfProject({ projectId, isTaxExempt, children }: RestOfProjectProps) {
  const t = deskInvoiceTexts();
  const approved = wholeListOf(useDeskList(approvedEstimates(projectId)));
  const invoices = wholeListOf(useDeskList(invoicesOfProject(projectId)));
  const failed = [approved, invoices].find((list) => list.status === 'error');
  if (failed) {
    const problem = <LoadProblem what={t.whatWasAgreed} of={failed} {...problemWords()} />;
    return children(undefined, problem);
  }
  if (approved.status !== 'ready' || invoices.status !== 'ready')
    return <ListSkeleton label={t.loadingWhatWasAgreed} />;
  const rest = restToInvoice({ estimates: approved.items, invoices: invoices.items, isTaxExempt });
  const drafts = invoices.items.filter(({ status, onPortal }) => status === 'open' && !onPortal);
  return children(
    rest,
    <>
      <AsOfLists of={[approved, invoices]} />
      {rest && <p>{t.restFilledIn(formatCents(rest.restCents), listOf(rest.of.map(estimateName)))}</p>}
      {drafts.map(({ id, number }) => (
        <p key={id}>
          {t.unsentDraft(
            <Link to={deskPaths.invoice(id)} className="link inline-flex min-h-11 items-center font-semibold">
              {number}
            </Link>,
          )}
        </p>
      ))}
    </>,
  );
}
