import { appointmentSchema } from '@welding/domain/entities/appointment';
import { type Estimate, estimateName } from '@welding/domain/entities/estimate';
import type { MoneyLine } from '@welding/domain/entities/money-line';
import { linesFromVisits, notInvoiced } from '@welding/domain/money/money-settings';
import { useState } from 'react';
import { useDeskList, wholeListOf } from '#desk/live/use-desk-list.ts';
import { approvedEstimates, invoicesOfProject } from '#desk/payments/ledger-of-project.ts';
import { PaperFields } from '#desk/priced/paper-fields.tsx';
import { addLines, type PaperValues } from '#desk/priced/paper-values.ts';
import type { Pricing } from '#desk/priced/use-pricing.ts';
import { problemWords } from '#desk/ui/desk-list-view.tsx';
import { TextField } from '#shared/form/text-field.tsx';
import type { SavedFormHandle } from '#shared/form/use-saved-form.ts';
import { LoadProblem } from '#shared/live-lists/loaded-view.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { deskInvoiceTexts } from './invoices-texts.tsx';

type InvoiceFieldsProps = {
  form: SavedFormHandle<PaperValues>;
  pricing: Pricing;
  of: { readonly projectId: string; readonly clientId: string };
};

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
      <TextField form={form} name="dueDate" label={deskInvoiceTexts().dueDate} type="date" />
    </PaperFields>
  );
}

type LinesOfWorkProps = {
  projectId: string;
  rates: Pricing['rates'];
  onAdd: (lines: readonly MoneyLine[]) => void;
};

/** Far above the visits of a job; more are not offered. */
const mostVisits = 1000;

function LinesOfWork({ projectId, rates, onAdd }: LinesOfWorkProps) {
  const t = deskInvoiceTexts();
  const visits = wholeListOf(
    useDeskList({
      collection: 'appointments',
      schema: appointmentSchema,
      where: [
        ['projectId', '==', projectId],
        ['status', '==', 'completed'],
      ],
      order: ['scheduledDate', 'asc'],
      limit: mostVisits,
    }),
  );
  const invoices = wholeListOf(useDeskList(invoicesOfProject(projectId)));
  const approved = wholeListOf(useDeskList(approvedEstimates(projectId)));
  const [rateLabel, setRateLabel] = useState<string>();
  const rate = rates.find(({ label }) => label === rateLabel) ?? rates[0];
  const areHoursKnown = visits.status === 'ready' && invoices.status === 'ready';
  const open = areHoursKnown ? notInvoiced(visits.items, invoices.items) : [];
  const worked = rate ? linesFromVisits(open, rate) : [];
  const estimates = approved.status === 'ready' ? approved.items : [];
  const failed = [visits, invoices, approved].find((list) => list.status === 'error');
  if (failed) return <LoadProblem what={t.whatWasAgreed} of={failed} {...problemWords()} />;
  if (worked.length === 0 && estimates.length === 0) return null;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">{t.takeLinesFrom}</legend>
      <div className="flex flex-wrap items-end gap-3">
        {worked.length > 0 && rates.length > 1 && (
          <Field label={t.hoursAt}>
            {(control) => (
              <select
                {...control}
                className="select"
                value={rate?.label}
                onChange={({ target }) => setRateLabel(target.value)}
              >
                {rates.map(({ label }) => (
                  <option key={label} value={label}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        {worked.length > 0 && <Button onClick={() => onAdd(worked)}>{t.hoursOfVisits(worked.length)}</Button>}
        {estimates.map((estimate) => (
          <FromEstimate key={estimate.id} estimate={estimate} onAdd={onAdd} />
        ))}
      </div>
    </fieldset>
  );
}

function FromEstimate({ estimate, onAdd }: { estimate: Estimate; onAdd: LinesOfWorkProps['onAdd'] }) {
  const t = deskInvoiceTexts();
  const { lines } = estimate;
  const materials = lines.filter(({ kind }) => kind === 'material');
  return (
    <>
      <Button onClick={() => onAdd(lines)}>{t.allOfEstimate(estimateName(estimate))}</Button>
      {materials.length > 0 && materials.length < lines.length && (
        <Button onClick={() => onAdd(materials)}>{t.onlyItsMaterials}</Button>
      )}
    </>
  );
}
