import type { FormEvent, ReactNode } from 'react';
import { type FieldVersion, SaveProblem } from '#desk/ui/save-problem.tsx';
import type { SaveState } from '#desk/ui/use-save.ts';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { ClearButton } from './clear-button.tsx';
import type { KeptForm } from './use-kept-form.ts';

type DraftFormProps = {
  editor: {
    readonly state: SaveState;
    readonly form: Pick<KeptForm<unknown>, 'isTyped' | 'forget' | 'clear'>;
    readonly check: (element: HTMLFormElement | null) => boolean;
    readonly save: () => Promise<object | undefined>;
    readonly saveOverTheirs: () => Promise<object | undefined>;
  };
  /** After a conflict: what differs. */
  versions: readonly FieldVersion[];
  /** Asks whether to send it, once everything is right. */
  onSend: () => void;
  /** The fields. */
  children: ReactNode;
  /** More that can be done. */
  actions?: ReactNode;
};

/** The form of a draft: its fields, how saving stands, and what can be done with it. */
export function DraftForm({ editor, versions, onSend, children, actions }: DraftFormProps) {
  const { state, form, check, save, saveOverTheirs } = editor;
  const isSaving = state.phase === 'saving';
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (check(event.currentTarget) && (await save())) void showToast({ title: 'Draft saved' });
  };
  return (
    <form className="grid max-w-4xl gap-5" noValidate onSubmit={(event) => void submit(event)}>
      {children}
      <SaveProblem
        state={state}
        versions={form.isTyped ? versions : []}
        onKeepMine={() => void saveOverTheirs()}
        onTakeTheirs={form.forget}
      />
      <p role="status" className="font-semibold empty:hidden">
        {form.isTyped && 'Not saved yet: kept on this device.'}
      </p>
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          className="btn btn-primary btn-lg"
          aria-haspopup="dialog"
          aria-disabled={isSaving}
          // What is on its way to be saved is not there to be sent yet.
          onClick={({ currentTarget }) => !isSaving && check(currentTarget.form) && onSend()}
        >
          Send …
        </button>
        <button type="submit" className="btn btn-outline btn-lg" aria-disabled={isSaving}>
          {isSaving ? 'Saving' : 'Save draft'}
        </button>
        <ClearButton form={form}>Take changes back</ClearButton>
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </form>
  );
}
