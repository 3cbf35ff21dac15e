import { type Estimate, estimateName, estimateSchema } from '@welding/domain/entities/estimate';
import { dueDateFrom } from '@welding/domain/entities/invoice';
import { type InvoiceForm, invoiceFormSchema } from '@welding/domain/entities/invoice-requests';
import type { Project } from '@welding/domain/entities/project';
import { deskPaths } from '@welding/domain/paths';
import { useSearchParams } from 'react-router';
import { useDeskDocument } from '#desk/live/use-desk-document.ts';
import { NewPaper } from '#desk/priced/new-paper.tsx';
import { NewPaperPage } from '#desk/priced/new-paper-page.tsx';
import { newLine, type PaperValues, paperValues } from '#desk/priced/paper-values.ts';
import type { Pricing } from '#desk/priced/use-pricing.ts';
import { DocumentView } from '#desk/ui/document-view.tsx';
import { useToday } from '#desk/ui/use-today.ts';
import { createInvoice } from './invoice-calls.ts';
import { InvoiceFields } from './invoice-fields.tsx';

/** A new invoice for a project: of an estimate that the address names, or of the work that was done. */
export function NewInvoicePage() {
  const [params] = useSearchParams();
  const estimateId = params.get('estimate') ?? undefined;
  const estimate = useDeskDocument('estimates', estimateId, estimateSchema);
  return (
    <NewPaperPage title="New invoice" back={deskPaths.invoices} all="All invoices">
      {(project, pricing) =>
        estimateId ? (
          <DocumentView document={estimate} noun="estimate">
            {(found) => <NewInvoice key={found.id} project={project} pricing={pricing} estimate={found} />}
          </DocumentView>
        ) : (
          <NewInvoice key={project.id} project={project} pricing={pricing} />
        )
      }
    </NewPaperPage>
  );
}

type NewInvoiceProps = { project: Project; pricing: Pricing; estimate?: Estimate };

function NewInvoice({ project: { id: projectId, clientId }, pricing, estimate }: NewInvoiceProps) {
  const dueDate = dueDateFrom(useToday(), pricing.settings.dueDays);
  return (
    <NewPaper<InvoiceForm>
      name={`invoice-for-${estimate?.id ?? projectId}`}
      schema={invoiceFormSchema}
      values={startingValues(pricing, estimate, dueDate)}
      create={(typed, keyFor) => {
        const body = { clientId, projectId, ...(estimate && { estimateId: estimate.id }), ...typed };
        return createInvoice(body, keyFor(body));
      }}
      pathOf={deskPaths.invoice}
      note="It takes the next number when it is saved. The client sees nothing before you send it."
    >
      {(form) => (
        <>
          {estimate && (
            <p>Of estimate {estimateName(estimate)}. What was paid as its deposit counts for this invoice.</p>
          )}
          <InvoiceFields form={form} pricing={pricing} projectId={projectId} />
        </>
      )}
    </NewPaper>
  );
}

/** What its estimate says, or else the settings. An invoice asks for no deposit. */
function startingValues({ settings }: Pricing, estimate: Estimate | undefined, dueDate: string): PaperValues {
  if (estimate) {
    const { lines, discount, taxRate, terms } = estimate;
    return paperValues({ lines, discount, taxRate, terms, dueDate });
  }
  const { taxRate, terms } = settings;
  return { ...paperValues({ lines: [], taxRate, terms, dueDate }), lines: [newLine('labor')] };
}
