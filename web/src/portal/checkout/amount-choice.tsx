import { apiPaths } from '@welding/domain/api-paths';
import { paymentAmountSchema } from '@welding/domain/entities/payment';
import { type Project, projectListSchema } from '@welding/domain/entities/project';
import { paymentPresets } from '@welding/domain/values/business';
import { readNumber, unclearNumber } from '@welding/domain/values/given-number';
import { formatDollars, formatWholeDollars } from '@welding/domain/values/money';
import { Check } from 'lucide-react';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { apiRequest } from '#shared/api/api-request.ts';
import { usePortalSession } from '#shared/session/portal-session.ts';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { checkoutTexts } from './checkout-texts.tsx';

type AmountChoiceProps = {
  /** Dollars. */
  amount: number;
  /** The balance in dollars. */
  due: number | undefined;
  project: CheckoutProject | undefined;
  /** The amount is fixed during a payment. */
  disabled: boolean;
  onChoose: (amount: number) => void;
};

const optionLook =
  'flex min-h-14 cursor-pointer items-center justify-center gap-1.5 rounded-field border-2 border-base-content/45 pr-8 pl-2 text-lg font-bold max-[24rem]:gap-1 max-[24rem]:px-1.5 ' +
  'hover:border-base-content peer-checked:border-accent peer-checked:bg-primary peer-checked:text-primary-content ' +
  'peer-checked:[&>svg]:visible peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent ' +
  'peer-disabled:cursor-not-allowed peer-disabled:opacity-60';

export function AmountChoice({ amount, due, project, disabled, onChoose }: AmountChoiceProps) {
  const t = checkoutTexts();
  const name = useId();
  const estimate = estimatePreset(project, due);
  const expected = project?.agreedTotal === undefined ? t.estimatedCost : t.agreed;
  const wide = [
    ...(due === undefined ? [] : [{ value: due, label: t.toPay(formatDollars(due)) }]),
    ...(estimate === undefined ? [] : [{ value: estimate, label: expected(formatDollars(estimate)) }]),
  ];
  const presets = paymentPresets
    .filter((preset) => preset !== due)
    .map((preset) => ({ value: preset, label: formatWholeDollars(preset) }));
  return (
    <div className="grid gap-6">
      <fieldset disabled={disabled} className="grid gap-3">
        <legend className="mb-3 font-semibold">{t.chooseAmount}</legend>
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

type CustomAmountProps = { disabled: boolean; onSet: (amount: number) => void };

function CustomAmount({ disabled, onSet }: CustomAmountProps) {
  const t = checkoutTexts();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (disabled || !isPositive(typed)) return;
    const read = readAmount(typed);
    if ('problem' in read) {
      setProblem(read.problem);
      return;
    }
    setProblem(undefined);
    onSet(read.amount);
  };

  return (
    <form noValidate onSubmit={submit}>
      <Field label={t.customAmount} error={problem} hint={t.inDollars}>
        {(control) => (
          <div className="flex gap-3">
            <input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              placeholder="0.00"
              className="input"
              disabled={disabled}
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value);
                setProblem(undefined);
              }}
              // Set stays disabled for invalid text, so leaving the field shows why.
              onBlur={() => setProblem(problemOf(typed))}
            />
            <Button
              type="submit"
              look="secondary"
              className="min-h-12 sm:px-6"
              disabled={disabled || !isPositive(typed)}
            >
              {t.set}
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}

/**
 * The project's expected total as a choice, if a card can pay it and it is no preset. Not offered when less is due.
 * @param due dollars of balance; undefined if unknown
 */
export function estimatePreset(project: CheckoutProject | undefined, due?: number): number | undefined {
  const estimate = project?.estimatedCost;
  if (due !== undefined || estimate === undefined || !paymentAmountSchema.safeParse(estimate).success)
    return undefined;
  return paymentPresets.some((preset) => preset === estimate) ? undefined : estimate;
}

/** Whether every reading of the typed text is positive, so that Set is enabled (specification section 5). */
export function isPositive(typed: string): boolean {
  return (readNumber(typed) ?? 0) > 0 || (unclearNumber(typed) !== undefined && !/^\D*[-\u2212]/.test(typed));
}

/** The initial amount in the URL; undefined if missing or not payable by card. */
export function amountOfSearch(search: URLSearchParams): number | undefined {
  return paymentAmountSchema.safeParse(Number(search.get('amount') ?? Number.NaN)).data;
}

/** The typed amount in dollars, or the problem with it. */
export function readAmount(typed: string): { amount: number } | { problem: string } {
  const problem = unclearNumber(typed);
  if (problem !== undefined) return { problem };
  const read = paymentAmountSchema.safeParse(readNumber(typed));
  if (read.success) return { amount: read.data };
  return { problem: read.error.issues[0]?.message ?? checkoutTexts().checkAmount };
}

/** Undefined for an empty field and for a valid amount. */
function problemOf(typed: string): string | undefined {
  if (readNumber(typed) === undefined) return undefined;
  const read = readAmount(typed);
  return 'problem' in read ? read.problem : undefined;
}

export type CheckoutProject = Pick<Project, 'id' | 'title' | 'estimatedCost' | 'agreedTotal'>;

/** The client's project to pay for; undefined for others and until it loads. Paying works without it. */
export function useCheckoutProject(projectId: string): CheckoutProject | undefined {
  const session = usePortalSession();
  const clientId = session.phase === 'signed-in' ? session.client.id : '';
  const [found, setFound] = useState<{ clientId: string; project: CheckoutProject | undefined }>();

  useEffect(() => {
    if (clientId === '' || projectId === '') return;
    const leaving = new AbortController();
    const options = { signal: leaving.signal };
    apiRequest(apiPaths.clientProjects(clientId), (json) => projectListSchema.parse(json), options).then(
      (projects) => setFound({ clientId, project: projects.find(({ id }) => id === projectId) }),
      () => undefined,
    );
    return () => leaving.abort();
  }, [clientId, projectId]);

  if (found?.clientId !== clientId || found.project?.id !== projectId) return undefined;
  return found.project;
}
