import { type FormEvent, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { focusFirstError } from '#desk/ui/focus-first-error.ts';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { useKeptKey } from '#desk/ui/use-kept-key.ts';
import { useSave } from '#desk/ui/use-save.ts';
import { ClearButton } from './clear-button.tsx';
import type { FieldProblems } from './field-problems.ts';
import type { Read } from './read-body.ts';
import type { KeptForm } from './use-kept-form.ts';

type NewFormProps<Values, Body> = {
  /** Tells forms apart on this device. */
  name: string;
  form: KeptForm<Values>;
  read: Read<Body>;
  /** @throws as requests do */
  create: (body: Body, idempotencyKey: string) => Promise<{ readonly id: string }>;
  /** Where it is shown once it is there. */
  pathOf: (id: string) => string;
  /** What happens by saving. */
  note: string;
  children: (problems: FieldProblems) => ReactNode;
};

/** The form of something that is not stored yet: what is typed stays on the device until it is, and that happens once. */
export function NewForm<Values, Body>({
  name,
  form,
  read,
  create,
  pathOf,
  note,
  children,
}: NewFormProps<Values, Body>) {
  const navigate = useNavigate();
  const key = useKeptKey(name);
  const [tried, setTried] = useState(false);
  const { state, save } = useSave();

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if ('problems' in read) return focusFirstError(event.currentTarget);
    await save(async () => {
      const { id } = await create(read.body, key.keyFor(read.body));
      form.forget();
      key.forget();
      void navigate(pathOf(id), { replace: true });
    });
  };

  return (
    <form className="grid gap-5" noValidate onSubmit={(event) => void send(event)}>
      {children(tried && 'problems' in read ? read.problems : {})}
      <SaveProblem state={state} />
      <div className="flex flex-wrap items-center gap-3">
        <button type="submit" className="btn btn-primary btn-lg" aria-disabled={state.phase === 'saving'}>
          {state.phase === 'saving' ? 'Saving' : 'Save draft'}
        </button>
        <ClearButton form={form}>Start over</ClearButton>
      </div>
      <p className="text-sm text-base-content/75">{note}</p>
    </form>
  );
}
