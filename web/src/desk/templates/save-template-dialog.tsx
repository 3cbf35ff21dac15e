import { newTemplateSchema } from '@welding/domain/entities/estimate-template';
import { type FormEvent, useId, useState } from 'react';
import { fieldProblems } from '#desk/priced/field-problems.ts';
import { type PricedValues, readPricesAndDeposit } from '#desk/priced/priced-values.ts';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { useSave } from '#desk/ui/use-save.ts';
import { createIdempotencyKeys } from '#shared/api/idempotency-keys.ts';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Field } from '#shared/ui/field.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { createTemplate, replaceTemplate } from './template-calls.ts';
import { useTemplates } from './use-templates.ts';

type SaveTemplateDialogProps = { values: PricedValues; open: boolean; onClose: () => void };

/** Keeps what an estimate says, under a name, for others to begin with: a new template, or other contents for one. */
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
  const listId = useId();
  const templates = useTemplates();
  const known = templates.status === 'ready' ? templates.items : [];
  const replaced = known.find((template) => isSameName(template.name, name));
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!parsed.success) return;
    const keep = () =>
      replaced
        ? replaceTemplate(replaced, parsed.data)
        : createTemplate(parsed.data, keys.keyFor(parsed.data));
    if (!(await save(keep))) return;
    void showToast({ title: `Template ${parsed.data.name} kept` });
    onDone();
  };
  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void send(event)}>
      <p>Lines, discount, tax, deposit and terms are kept for other estimates to begin with.</p>
      <Field label="Name" hint="That of a template which is there puts this in its place." error={ofName}>
        {(control) => (
          <input
            {...control}
            className="input"
            autoComplete="off"
            list={listId}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <datalist id={listId}>
        {known.map((template) => (
          <option key={template.id} value={template.name} />
        ))}
      </datalist>
      <p role="alert" className="font-semibold text-error empty:hidden">
        {Object.values(others)[0] && `The estimate is not finished: ${Object.values(others)[0]}.`}
      </p>
      <SaveProblem state={state} />
      <button type="submit" className="btn btn-primary btn-lg" aria-disabled={state.phase === 'saving'}>
        {replaced ? 'Replace template' : 'Keep template'}
      </button>
    </form>
  );
}

function isSameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
