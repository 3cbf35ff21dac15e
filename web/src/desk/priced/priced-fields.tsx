import type { BusinessSettings } from '@welding/domain/business/settings';
import { ListChecks, Scale } from 'lucide-react';
import type { ReactNode } from 'react';
import { readAmount } from '#desk/ui/read-amount.ts';
import { Field } from '#shared/ui/field.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import type { FieldProblems } from './field-problems.ts';
import { LinesEditor } from './lines-editor.tsx';
import { liveTotals } from './live-totals.ts';
import type { PricedValues } from './priced-values.ts';
import { ShareField } from './share-field.tsx';
import { TotalsFigures } from './totals-figures.tsx';

type PricedFieldsProps = {
  values: PricedValues;
  problems: FieldProblems;
  rates: BusinessSettings['laborRates'];
  /** An invoice asks for no deposit. */
  withDeposit?: boolean;
  onChange: (change: (values: PricedValues) => PricedValues) => void;
  /** More fields beside discount and tax. */
  children?: ReactNode;
  /** Stands above the lines: where they may come from. */
  start?: ReactNode;
};

/** Lines, discount, sales tax, deposit and terms, with what they come to while one types. */
export function PricedFields({
  values,
  problems,
  rates,
  withDeposit = false,
  onChange,
  children,
  start,
}: PricedFieldsProps) {
  const totals = liveTotals(values);
  const taxRate = readAmount(values.taxRate.replace('%', '')) ?? 0;
  const set = (change: Partial<PricedValues>) => onChange((before) => ({ ...before, ...change }));
  return (
    <>
      <Panel title="Lines" icon={ListChecks}>
        {start}
        <LinesEditor
          lines={values.lines}
          totals={totals}
          problems={problems}
          isTaxed={taxRate > 0}
          rates={rates}
          onChange={(change) => onChange((before) => ({ ...before, lines: change(before.lines) }))}
        />
      </Panel>
      <Panel title="Terms and total" icon={Scale}>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))] gap-x-5 gap-y-3">
          <ShareField
            label="Discount"
            error={problems['discount']}
            value={values.discount}
            onChange={(discount) => set({ discount })}
          />
          <Field
            label="Sales tax in percent"
            error={problems['taxRate']}
            hint="On the lines marked as taxed."
          >
            {(control) => (
              <input
                {...control}
                className="input tabular-nums"
                inputMode="decimal"
                autoComplete="off"
                placeholder="None"
                value={values.taxRate}
                onChange={({ target }) => set({ taxRate: target.value })}
              />
            )}
          </Field>
          {withDeposit && (
            <ShareField
              label="Deposit"
              hint="Asked for on approval."
              error={problems['deposit']}
              value={values.deposit}
              onChange={(deposit) => set({ deposit })}
            />
          )}
          {children}
          <Field
            label="Terms"
            error={problems['terms']}
            hint="The client reads these."
            className="col-span-full"
          >
            {(control) => (
              <textarea
                {...control}
                className="textarea"
                rows={4}
                maxLength={5000}
                value={values.terms}
                onChange={({ target }) => set({ terms: target.value })}
              />
            )}
          </Field>
        </div>
        <TotalsFigures totals={totals} taxRate={taxRate} />
        <p role="status" className="text-sm empty:hidden">
          {!totals.isWhole && 'What is not finished yet counts for nothing here.'}
        </p>
        <p role="alert" className="font-semibold text-error empty:hidden">
          {problems['']}
        </p>
      </Panel>
    </>
  );
}
