import { type LineKind, lineKindLabels, lineKinds } from '@welding/domain/money/money-line';
import { isTaxable } from '@welding/domain/money/totals';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { formatCents } from '#desk/payments/payment-words.ts';
import { Field } from '#shared/ui/field.tsx';
import type { FieldProblems } from './field-problems.ts';
import type { LineValues } from './priced-values.ts';

export type LineRowProps = {
  line: LineValues;
  /** From 1. */
  number: number;
  /** How many lines there are. */
  count: number;
  /** Undefined while the line is not finished. */
  cents: number | undefined;
  problems: FieldProblems;
  /** Whether sales tax is asked for, so that each line says whether it is on it. */
  isTaxed: boolean;
  /** It was added just now and takes the focus. */
  isNew: boolean;
  onChange: (change: Partial<LineValues>) => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
};

/** One line of an estimate or invoice: a card on a phone, a row where there is room. */
export function LineRow(props: LineRowProps) {
  const { line, number, cents, problems, isTaxed, isNew, onChange } = props;
  const problem = (field: keyof LineValues) => problems[`${line.key}.${field}`];
  const text = (field: 'quantity' | 'unit' | 'unitPrice', label: string, numeric: boolean) => (
    <Field label={label} error={problem(field)} className={`line-${field}`}>
      {(control) => (
        <input
          {...control}
          className="input tabular-nums"
          autoComplete="off"
          {...(numeric && { inputMode: 'decimal' as const })}
          value={line[field]}
          onChange={({ target }) => onChange({ [field]: target.value })}
        />
      )}
    </Field>
  );
  return (
    <li>
      <fieldset className="line-row">
        <legend className="sr-only">Line {number}</legend>
        <Field label="What it is" error={problem('kind')} className="line-kind">
          {(control) => (
            <select
              {...control}
              className="select"
              value={line.kind}
              onChange={({ target }) => {
                const kind = lineKinds.find((known) => known === target.value);
                if (kind) onChange({ kind });
              }}
            >
              {lineKinds.map((kind: LineKind) => (
                <option key={kind} value={kind}>
                  {lineKindLabels[kind]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label="Description" error={problem('description')} className="line-description">
          {(control) => (
            <input
              {...control}
              className="input"
              maxLength={200}
              autoComplete="off"
              // biome-ignore lint/a11y/noAutofocus: it was added by a tap just now
              autoFocus={isNew}
              value={line.description}
              onChange={({ target }) => onChange({ description: target.value })}
            />
          )}
        </Field>
        {text('quantity', 'Quantity', true)}
        {text('unit', 'Unit', false)}
        {text('unitPrice', 'Price of one', true)}
        <p className="line-amount">
          <span className="text-sm text-base-content/75">Amount</span>
          <span className="text-lg font-semibold tabular-nums">
            {cents === undefined ? '–' : formatCents(cents)}
          </span>
        </p>
        <div className="line-end">
          {isTaxed ? (
            <label className="flex min-h-11 items-center gap-2">
              <input
                type="checkbox"
                className="checkbox"
                checked={isTaxable(line)}
                onChange={({ target }) => onChange({ taxable: target.checked })}
              />
              Taxed
            </label>
          ) : (
            <span />
          )}
          <LineButtons {...props} />
        </div>
      </fieldset>
    </li>
  );
}

function LineButtons({ line, number, count, onMove, onRemove }: LineRowProps) {
  const name = line.description || `line ${number}`;
  return (
    <div className="flex">
      <button
        type="button"
        className="btn btn-ghost btn-square"
        aria-label={`Move ${name} up`}
        aria-disabled={number === 1}
        onClick={() => number > 1 && onMove(-1)}
      >
        <ArrowUp aria-hidden="true" className="size-5" />
      </button>
      <button
        type="button"
        className="btn btn-ghost btn-square"
        aria-label={`Move ${name} down`}
        aria-disabled={number === count}
        onClick={() => number < count && onMove(1)}
      >
        <ArrowDown aria-hidden="true" className="size-5" />
      </button>
      <button
        type="button"
        className="btn btn-ghost btn-square"
        aria-label={`Remove ${name}`}
        onClick={onRemove}
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}
