import { type Estimate, estimateName, estimateSchema } from '@welding/domain/entities/estimate';
import type { Project } from '@welding/domain/entities/project';
import { useSearchParams } from 'react-router';
import { useDeskDocument } from '#desk/live/use-desk-document.ts';
import { moneyPaths } from '#desk/paths.ts';
import { addLines } from '#desk/priced/add-lines.ts';
import { NewForm } from '#desk/priced/new-form.tsx';
import { ProjectChoice } from '#desk/priced/project-choice.tsx';
import { useKeptForm } from '#desk/priced/use-kept-form.ts';
import { type Pricing, usePricing } from '#desk/priced/use-pricing.ts';
import { BackLink } from '#desk/ui/back-link.tsx';
import { DocumentView } from '#desk/ui/document-view.tsx';
import { useToday } from '#desk/ui/use-today.ts';
import { createInvoice } from './invoice-calls.ts';
import { InvoiceFields } from './invoice-fields.tsx';
import { invoiceValuesSchema, newInvoiceValues, readNewInvoice } from './invoice-values.ts';
import { LinesOfWork } from './lines-of-work.tsx';

/** A new invoice for a project: of an estimate that the address names, or of the work that was done. */
export function NewInvoicePage() {
  const pricing = usePricing();
  const [params] = useSearchParams();
  const estimateId = params.get('estimate') ?? undefined;
  const estimate = useDeskDocument('estimates', estimateId, estimateSchema);
  return (
    <div className="grid max-w-4xl gap-6">
      <div className="grid">
        <BackLink to={moneyPaths.invoices}>All invoices</BackLink>
        <h1 className="display text-4xl sm:text-5xl">New invoice</h1>
      </div>
      <DocumentView document={pricing} noun="settings">
        {(item) => (
          <ProjectChoice>
            {(project) =>
              estimateId ? (
                <DocumentView document={estimate} noun="estimate">
                  {(found) => (
                    <NewInvoiceForm key={found.id} project={project} pricing={item} estimate={found} />
                  )}
                </DocumentView>
              ) : (
                <NewInvoiceForm key={project.id} project={project} pricing={item} />
              )
            }
          </ProjectChoice>
        )}
      </DocumentView>
    </div>
  );
}

type NewInvoiceFormProps = { project: Project; pricing: Pricing; estimate?: Estimate };

function NewInvoiceForm({ project, pricing, estimate }: NewInvoiceFormProps) {
  const { id: projectId, clientId } = project;
  const name = `invoice-for-${estimate?.id ?? projectId}`;
  const form = useKeptForm(name, invoiceValuesSchema, {
    values: newInvoiceValues(pricing.settings, useToday(), estimate),
    updatedAt: null,
  });
  const ids = { clientId, projectId, ...(estimate && { estimateId: estimate.id }) };
  return (
    <NewForm
      name={name}
      form={form}
      read={readNewInvoice(form.values, ids)}
      create={createInvoice}
      pathOf={moneyPaths.invoice}
      note="It takes the next number when it is saved. The client sees nothing before you send it."
    >
      {(problems) => (
        <>
          {estimate && (
            <p>Of estimate {estimateName(estimate)}. What was paid as its deposit counts for this invoice.</p>
          )}
          <InvoiceFields
            values={form.values}
            problems={problems}
            pricing={pricing}
            onChange={form.change}
            start={
              <LinesOfWork
                projectId={projectId}
                rates={pricing.rates}
                onAdd={(lines) => form.change((values) => addLines(values, lines))}
              />
            }
          />
        </>
      )}
    </NewForm>
  );
}
