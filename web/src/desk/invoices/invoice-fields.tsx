import { PaperFields } from '#desk/priced/paper-fields.tsx';
import { addLines, type PaperValues } from '#desk/priced/paper-values.ts';
import type { Pricing } from '#desk/priced/use-pricing.ts';
import { TextField } from '#desk/ui/form/text-field.tsx';
import type { DeskFormHandle } from '#desk/ui/form/use-desk-form.ts';
import { invoiceTexts } from './invoice-texts.tsx';
import { LinesOfWork } from './lines-of-work.tsx';

type InvoiceFieldsProps = {
  form: DeskFormHandle<PaperValues>;
  pricing: Pricing;
  /** What it is for, and who reads it. */
  of: { readonly projectId: string; readonly clientId: string };
};

/** What staff say of an invoice. */
export function InvoiceFields({ form, pricing, of: { projectId, clientId } }: InvoiceFieldsProps) {
  return (
    <PaperFields
      form={form}
      clientId={clientId}
      rates={pricing.rates}
      start={
        <LinesOfWork
          projectId={projectId}
          rates={pricing.rates}
          onAdd={(lines) => form.setValue('lines', addLines(form.getValues(), lines))}
        />
      }
    >
      <TextField form={form} name="dueDate" label={invoiceTexts().dueDate} type="date" />
    </PaperFields>
  );
}
