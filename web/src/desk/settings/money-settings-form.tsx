import { homeRepairThreshold } from '@welding/domain/money/home-repair';
import { type StoredMoneySettings, storedMoneySettingsSchema } from '@welding/domain/money/money-settings';
import { formatWholeDollars } from '@welding/domain/values/money';
import { ReceiptText } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { deskApiPaths } from '#desk/paths.ts';
import type { FieldProblems } from '#desk/priced/field-problems.ts';
import { ShareField } from '#desk/priced/share-field.tsx';
import { deskRequest } from '#desk/session/desk-request.ts';
import { focusFirstError } from '#desk/ui/focus-first-error.ts';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { useSave } from '#desk/ui/use-save.ts';
import { Field } from '#shared/ui/field.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import {
  type MoneySettingsValues,
  moneySettingsValues,
  moneySettingsVersions,
  readMoneySettings,
} from './money-settings-values.ts';

/** What estimates and invoices begin with; what is typed stays, whoever saves meanwhile. */
export function MoneySettingsForm({ stored }: { stored: StoredMoneySettings }) {
  const { state, save } = useSave();
  const [typed, setTyped] = useState<{ values: MoneySettingsValues; madeOn: string | null }>();
  const [tried, setTried] = useState(false);
  const theirs = moneySettingsValues(stored);
  const values = typed?.values ?? theirs;
  const madeOn = typed ? typed.madeOn : (stored.updatedAt ?? null);
  const read = readMoneySettings(values, madeOn);
  const problems: FieldProblems = tried && 'problems' in read ? read.problems : {};
  const change = (changed: Partial<MoneySettingsValues>) =>
    setTyped({ values: { ...values, ...changed }, madeOn });

  const saveOn = async (updatedAt: string | null) => {
    if ('problems' in read) return;
    const body = { ...read.body, updatedAt };
    const isSaved = await save(() =>
      deskRequest(deskApiPaths.moneySettings, (json) => storedMoneySettingsSchema.parse(json), {
        method: 'PUT',
        body,
      }),
    );
    if (!isSaved) return;
    setTyped(undefined);
    setTried(false);
    void showToast({ title: 'Settings saved' });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if ('problems' in read) focusFirstError(event.currentTarget);
    else void saveOn(madeOn);
  };

  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <Panel title="Estimates and invoices" icon={ReceiptText}>
        <Fields values={values} problems={problems} onChange={change} />
      </Panel>
      <SaveProblem
        state={state}
        versions={moneySettingsVersions(values, theirs)}
        onKeepMine={() => void saveOn(stored.updatedAt ?? null)}
        onTakeTheirs={() => setTyped(undefined)}
      />
      <button
        type="submit"
        className="btn btn-primary btn-lg justify-self-start"
        aria-disabled={state.phase === 'saving'}
      >
        {state.phase === 'saving' ? 'Saving' : 'Save settings'}
      </button>
    </form>
  );
}

type FieldsProps = {
  values: MoneySettingsValues;
  problems: FieldProblems;
  onChange: (change: Partial<MoneySettingsValues>) => void;
};

function Fields({ values, problems, onChange }: FieldsProps) {
  const text = (
    field: 'taxRate' | 'validDays' | 'dueDays' | 'reminderDays',
    label: string,
    hint: string,
    inputMode: 'decimal' | 'numeric' | 'text',
  ) => (
    <Field label={label} hint={hint} error={problems[field]}>
      {(control) => (
        <input
          {...control}
          className="input tabular-nums"
          inputMode={inputMode}
          autoComplete="off"
          value={values[field]}
          onChange={({ target }) => onChange({ [field]: target.value })}
        />
      )}
    </Field>
  );
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] gap-x-5 gap-y-4">
      {text(
        'taxRate',
        'Sales tax in percent',
        'On material, and on lines marked as taxed. Empty for none.',
        'decimal',
      )}
      <ShareField
        label="Deposit"
        hint="What new estimates ask for on approval. Empty for none."
        error={problems['deposit']}
        value={values.deposit}
        onChange={(deposit) => onChange({ deposit })}
      />
      {text('validDays', 'Days an estimate holds', 'From the day it is written.', 'numeric')}
      {text('dueDays', 'Days until an invoice is due', 'From the day it is written.', 'numeric')}
      {text(
        'reminderDays',
        'Reminders, in days after the due date',
        'Up to five, such as 3, 14, 30. Empty for none.',
        'text',
      )}
      <label className="flex min-h-11 items-start gap-3 py-2">
        <input
          type="checkbox"
          className="checkbox mt-0.5"
          checked={values.homeRepairNotice}
          onChange={({ target }) => onChange({ homeRepairNotice: target.checked })}
        />
        <span>
          Illinois’ notice on home repair
          <span className="block text-sm text-base-content/75">
            With estimates for work at a home above {formatWholeDollars(homeRepairThreshold)}, as 815 ILCS 513
            asks.
          </span>
        </span>
      </label>
      <Field
        label="Terms"
        error={problems['terms']}
        hint="New estimates and invoices begin with them."
        className="col-span-full"
      >
        {(control) => (
          <textarea
            {...control}
            className="textarea"
            rows={5}
            maxLength={5000}
            value={values.terms}
            onChange={({ target }) => onChange({ terms: target.value })}
          />
        )}
      </Field>
    </div>
  );
}
