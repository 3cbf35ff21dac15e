import { newTemplateSchema } from '@welding/domain/entities/estimate-template';
import { type FormEvent, useState } from 'react';
import { fieldProblems } from '#desk/priced/field-problems.ts';
import { type PricedValues, readPricesAndDeposit } from '#desk/priced/priced-values.ts';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { useSave } from '#desk/ui/use-save.ts';
import { createIdempotencyKeys } from '#shared/api/idempotency-keys.ts';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Field } from '#shared/ui/field.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { createTemplate } from './template-calls.ts';

type SaveTemplateDialogProps = { values: PricedValues; open: boolean; onClose: () => void };

/** Keeps what an estimate says, under a name, for others to begin with. */
export function SaveTemplateDialog({ values, open, onClose }: SaveTemplateDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Keep as a template">
      <SaveTemplateForm values={values} onDone={onClose} />
    </Dialog>
  );
}

function SaveTemplateForm({ values, onDone }: { values: PricedValues; onDone: () => void }) {
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const [keys] = useState(createIdempotencyKeys);
  const { state, save } = useSave();
  const parsed = newTemplateSchema.safeParse({ name, ...readPricesAndDeposit(values) });
  const problems = tried && !parsed.success ? fieldProblems(parsed.error.issues, values) : {};
  const { name: ofName, ...others } = problems;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!parsed.success) return;
    if (!(await save(() => createTemplate(parsed.data, keys.keyFor(parsed.data))))) return;
    void showToast({ title: `Template ${parsed.data.name} kept` });
    onDone();
  };
  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void send(event)}>
      <p>Lines, discount, tax, deposit and terms are kept for other estimates to begin with.</p>
      <Field label="Name" error={ofName}>
        {(control) => (
          <input
            {...control}
            className="input"
            autoComplete="off"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <p role="alert" className="font-semibold text-error empty:hidden">
        {Object.values(others)[0] && `The estimate is not finished: ${Object.values(others)[0]}.`}
      </p>
      <SaveProblem state={state} />
      <button type="submit" className="btn btn-primary btn-lg" aria-disabled={state.phase === 'saving'}>
        Keep template
      </button>
    </form>
  );
}
