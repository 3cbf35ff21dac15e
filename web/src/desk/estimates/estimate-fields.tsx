import { homeRepairThreshold } from '@welding/domain/money/home-repair';
import { formatWholeDollars } from '@welding/domain/values/money';
import type { ReactNode } from 'react';
import type { FieldProblems } from '#desk/priced/field-problems.ts';
import { PricedFields } from '#desk/priced/priced-fields.tsx';
import type { Pricing } from '#desk/priced/use-pricing.ts';
import { Field } from '#shared/ui/field.tsx';
import type { EstimateValues } from './estimate-values.ts';

type EstimateFieldsProps = {
  values: EstimateValues;
  problems: FieldProblems;
  pricing: Pricing;
  onChange: (change: (values: EstimateValues) => EstimateValues) => void;
  /** Stands above the lines. */
  start?: ReactNode;
};

/** What staff say of an estimate. */
export function EstimateFields({ values, problems, pricing, onChange, start }: EstimateFieldsProps) {
  return (
    <PricedFields
      values={values}
      problems={problems}
      rates={pricing.rates}
      withDeposit
      start={start}
      onChange={(change) => onChange((before) => ({ ...before, ...change(before) }))}
    >
      <Field label="Valid until" error={problems['validUntil']} hint="Its last day.">
        {(control) => (
          <input
            {...control}
            type="date"
            className="input"
            value={values.validUntil}
            onChange={({ target }) => onChange((before) => ({ ...before, validUntil: target.value }))}
          />
        )}
      </Field>
      <label className="flex min-h-11 items-start gap-3 self-end py-2">
        <input
          type="checkbox"
          className="checkbox mt-0.5"
          checked={values.atHome}
          onChange={({ target }) => onChange((before) => ({ ...before, atHome: target.checked }))}
        />
        <span>
          Work at somebody’s home
          {pricing.settings.homeRepairNotice && (
            <span className="block text-sm text-base-content/75">
              Above {formatWholeDollars(homeRepairThreshold)} Illinois asks for a signed contract and the
              consumer pamphlet: both go along.
            </span>
          )}
        </span>
      </label>
    </PricedFields>
  );
}
