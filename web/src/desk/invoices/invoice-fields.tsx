import type { ReactNode } from 'react';
import type { FieldProblems } from '#desk/priced/field-problems.ts';
import { PricedFields } from '#desk/priced/priced-fields.tsx';
import type { Pricing } from '#desk/priced/use-pricing.ts';
import { Field } from '#shared/ui/field.tsx';
import type { InvoiceValues } from './invoice-values.ts';

type InvoiceFieldsProps = {
  values: InvoiceValues;
  problems: FieldProblems;
  pricing: Pricing;
  onChange: (change: (values: InvoiceValues) => InvoiceValues) => void;
  /** Stands above the lines. */
  start: ReactNode;
};

/** What staff say of an invoice. */
export function InvoiceFields({ values, problems, pricing, onChange, start }: InvoiceFieldsProps) {
  return (
    <PricedFields
      values={values}
      problems={problems}
      rates={pricing.rates}
      start={start}
      onChange={(change) => onChange((before) => ({ ...before, ...change(before) }))}
    >
      <Field label="Due date" error={problems['dueDate']}>
        {(control) => (
          <input
            {...control}
            type="date"
            className="input"
            value={values.dueDate}
            onChange={({ target }) => onChange((before) => ({ ...before, dueDate: target.value }))}
          />
        )}
      </Field>
    </PricedFields>
  );
}
