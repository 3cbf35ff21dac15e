import { estimateName, estimateSchema } from '@welding/domain/entities/estimate';
import { dueDateFrom } from '@welding/domain/entities/invoice';
import { type InvoiceForm, invoiceFormSchema } from '@welding/domain/entities/invoice-requests';
import type { Project } from '@welding/domain/entities/project';
import { deskPaths } from '@welding/domain/paths';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useDeskDocument } from '#desk/live/use-desk-document.ts';
import { NewPaper } from '#desk/priced/new-paper.tsx';
import { NewPaperPage } from '#desk/priced/new-paper-page.tsx';
import { newLine, paperValues, type StoredPaper } from '#desk/priced/paper-values.ts';
import type { Pricing } from '#desk/priced/use-pricing.ts';
import { DocumentView } from '#desk/ui/document-view.tsx';
import { useToday } from '#desk/ui/use-today.ts';
import { createInvoice } from './invoice-calls.ts';
import { InvoiceFields } from './invoice-fields.tsx';
import { invoiceTexts } from './invoice-texts.tsx';
import { RestOfProject } from './rest-of-project.tsx';

/** A new invoice for a project: of an estimate that the address names, or of what was agreed and is not invoiced yet. */
export function NewInvoicePage() {
  const [params] = useSearchParams();
  const estimateId = params.get('estimate') ?? undefined;
  const estimate = useDeskDocument('estimates', estimateId, estimateSchema);
  return (
    <NewPaperPage
      title={invoiceTexts().newInvoice}
      back={deskPaths.invoices}
      all={invoiceTexts().allInvoices}
    >
      {(project, pricing) =>
        estimateId ? (
          <DocumentView document={estimate} noun={invoiceTexts().nounEstimate}>
            {(found) => (
              <NewInvoice
                key={found.id}
                draft={found.id}
                {...{ project, pricing, estimateId: found.id }}
                start={withoutDeposit(found)}
                note={<p>{invoiceTexts().ofThatEstimate(estimateName(found))}</p>}
              />
            )}
          </DocumentView>
        ) : (
          <RestOfProject key={project.id} projectId={project.id}>
            {(rest, note) => (
              <NewInvoice
                draft={project.id}
                {...{ project, pricing, note }}
                estimateId={rest?.of.find(({ changeOf }) => !changeOf)?.id}
                start={rest && { ...withoutDeposit(rest), terms: rest.of[0]?.terms }}
              />
            )}
          </RestOfProject>
        )
      }
    </NewPaperPage>
  );
}

/** An invoice asks for no deposit. */
function withoutDeposit({ lines, discount, taxRate, terms }: StoredPaper): StoredPaper {
  return { lines, discount, taxRate, terms };
}

type NewInvoiceProps = {
  /** Tells forms apart on this device. */
  draft: string;
  project: Project;
  pricing: Pricing;
  /** What it is of; one without it begins with an empty line, and what the settings say. */
  start: StoredPaper | undefined;
  estimateId: string | undefined;
  note: ReactNode;
};

function NewInvoice({ draft, project, pricing, start, estimateId, note }: NewInvoiceProps) {
  const { id: projectId, clientId } = project;
  const { taxRate, terms, dueDays } = pricing.settings;
  const dueDate = dueDateFrom(useToday(), dueDays);
  const values = start
    ? paperValues({ ...start, dueDate })
    : { ...paperValues({ lines: [], taxRate, terms, dueDate }), lines: [newLine('labor')] };
  return (
    <NewPaper<InvoiceForm>
      name={`invoice-for-${draft}`}
      schema={invoiceFormSchema}
      values={values}
      create={(typed, keyFor) => {
        const body = { clientId, projectId, ...(estimateId && { estimateId }), ...typed };
        return createInvoice(body, keyFor(body));
      }}
      pathOf={deskPaths.invoice}
      note={invoiceTexts().newInvoiceNote}
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
