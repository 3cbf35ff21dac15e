import { type Estimate, estimateName } from '@welding/domain/entities/estimate';
import type { MoneyLine } from '@welding/domain/entities/money-line';
import { storedAppointmentSchema } from '@welding/domain/entities/stored-appointment';
import { linesFromVisits } from '@welding/domain/money/labor-rate';
import { useState } from 'react';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import type { Pricing } from '#desk/priced/use-pricing.ts';
import { Field } from '#shared/ui/field.tsx';
import { approvedEstimates } from './approved-estimates.ts';
import { invoiceTexts } from './invoice-texts.tsx';

type LinesOfWorkProps = {
  projectId: string;
  rates: Pricing['rates'];
  onAdd: (lines: readonly MoneyLine[]) => void;
};

/** Enough for what one invoice is about. */
const mostVisits = 50;

/** Where lines of an invoice come from: the hours of finished visits, and what the client has approved. */
export function LinesOfWork({ projectId, rates, onAdd }: LinesOfWorkProps) {
  const visits = useDeskList({
    collection: 'appointments',
    schema: storedAppointmentSchema,
    where: [
      ['projectId', '==', projectId],
      ['status', '==', 'completed'],
    ],
    order: ['scheduledDate', 'asc'],
    limit: mostVisits,
  });
  const approved = useDeskList(approvedEstimates(projectId));
  const [rateLabel, setRateLabel] = useState<string>();
  const rate = rates.find(({ label }) => label === rateLabel) ?? rates[0];
  const worked = visits.status === 'ready' && rate ? linesFromVisits(visits.items, rate) : [];
  const estimates = approved.status === 'ready' ? approved.items : [];
  if (worked.length === 0 && estimates.length === 0) return null;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">{invoiceTexts().takeLinesFrom}</legend>
      <div className="flex flex-wrap items-end gap-3">
        {worked.length > 0 && rates.length > 1 && (
          <Field label={invoiceTexts().hoursAt}>
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
        {worked.length > 0 && (
          <button type="button" className="btn btn-outline" onClick={() => onAdd(worked)}>
            {invoiceTexts().hoursOfVisits(worked.length)}
          </button>
        )}
        {estimates.map((estimate) => (
          <FromEstimate key={estimate.id} estimate={estimate} onAdd={onAdd} />
        ))}
      </div>
    </fieldset>
  );
}

function FromEstimate({ estimate, onAdd }: { estimate: Estimate; onAdd: LinesOfWorkProps['onAdd'] }) {
  const { lines } = estimate;
  const materials = lines.filter(({ kind }) => kind === 'material');
  return (
    <>
      <button type="button" className="btn btn-outline" onClick={() => onAdd(lines)}>
        {invoiceTexts().allOfEstimate(estimateName(estimate))}
      </button>
      {materials.length > 0 && materials.length < lines.length && (
        <button type="button" className="btn btn-outline" onClick={() => onAdd(materials)}>
          {invoiceTexts().onlyItsMaterials}
        </button>
      )}
    </>
  );
}
