import { paymentPresets } from '@welding/domain/values/business';
import { formatDollars, formatWholeDollars } from '@welding/domain/values/money';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { estimatePreset } from './amounts.ts';
import { checkoutTexts } from './checkout-texts.tsx';
import { CustomAmount } from './custom-amount.tsx';
import type { CheckoutProject } from './use-checkout-project.ts';

type AmountChoiceProps = {
  /** Dollars. */
  amount: number;
  /** What is still to be paid; dollars. */
  due: number | undefined;
  project: CheckoutProject | undefined;
  /** While a payment is on its way the amount stands still. */
  disabled: boolean;
  onChoose: (amount: number) => void;
};

const optionLook =
  'flex min-h-14 cursor-pointer items-center justify-center gap-1.5 rounded-field border-2 border-base-content/45 pr-8 pl-2 text-lg font-bold max-[24rem]:gap-1 max-[24rem]:px-1.5 ' +
  'hover:border-base-content peer-checked:border-accent peer-checked:bg-primary peer-checked:text-primary-content ' +
  'peer-checked:[&>svg]:visible peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent ' +
  'peer-disabled:cursor-not-allowed peer-disabled:opacity-60';

/** The amounts that can be chosen with one tap, and one of the payer's own. */
export function AmountChoice({ amount, due, project, disabled, onChoose }: AmountChoiceProps) {
  const name = useId();
  const estimate = estimatePreset(project, due);
  const expected =
    project?.agreedTotal === undefined ? checkoutTexts().estimatedCost : checkoutTexts().agreed;
  const wide = [
    ...(due === undefined ? [] : [{ value: due, label: checkoutTexts().toPay(formatDollars(due)) }]),
    ...(estimate === undefined ? [] : [{ value: estimate, label: expected(formatDollars(estimate)) }]),
  ];
  const presets = paymentPresets
    .filter((preset) => preset !== due)
    .map((preset) => ({ value: preset, label: formatWholeDollars(preset) }));
  return (
    <div className="grid gap-6">
      <fieldset disabled={disabled} className="grid gap-3">
        <legend className="mb-3 font-semibold">{checkoutTexts().chooseAmount}</legend>
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {[...wide, ...presets].map(({ value, label }, index) => (
            <label key={value} className={`relative ${index < wide.length ? 'col-span-full' : ''}`}>
              <input
                type="radio"
                name={name}
                value={value}
                checked={amount === value}
                onChange={() => onChoose(value)}
                className="peer sr-only"
              />
              <span className={optionLook}>
                <Check aria-hidden="true" className="invisible size-5 max-[24rem]:size-4" />
                {label}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <CustomAmount disabled={disabled} onSet={onChoose} />
    </div>
  );
}
