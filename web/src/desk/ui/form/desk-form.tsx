import type { ReactNode } from 'react';
import { type FieldErrors, type FieldValues, get, useFormState } from 'react-hook-form';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { messagesIn } from './check-values.ts';
import { fieldVersions } from './field-versions.ts';
import { formTexts } from './form-texts.ts';
import type { DeskFormHandle } from './use-desk-form.ts';

type DeskFormProps<Values extends FieldValues> = {
  form: DeskFormHandle<Values>;
  /** What the button does, and what it says while it does it; without one there is nothing to send now. */
  action: string | undefined;
  acting?: string;
  /** The button's looks. */
  button?: string;
  /** Other than a column. */
  className?: string;
  /** The form's name, where it is one of several. */
  label?: string;
  /** Whether something in the way of a visit or a block is a question of the owner's. */
  canBookAnyway?: boolean;
  /** Whose days are to become free, where visits stand in the way. */
  moveDayOf?: string | undefined;
  /** What stands before the button, and more that can be done after it. */
  lead?: ReactNode;
  actions?: ReactNode;
  /** What is said of what is kept; otherwise that it is back after a reload. */
  draftNote?: ReactNode;
  /** The fields. */
  children: ReactNode;
};

/** A form: its fields, what is wrong with them, how saving stands, and its button. */
export function DeskForm<Values extends FieldValues>({
  form,
  action,
  acting = action,
  button = 'btn-primary btn-lg',
  className = 'grid gap-4',
  label,
  canBookAnyway = false,
  moveDayOf,
  lead,
  actions,
  draftNote = form.isRestored && <Restored form={form} />,
  children,
}: DeskFormProps<Values>) {
  const isSaving = form.state.phase === 'saving';
  return (
    <form
      ref={form.element}
      noValidate
      className={className}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        // It may stand in a dialog that another form has opened.
        event.stopPropagation();
        if (!isSaving) void form.submit();
      }}
    >
      {children}
      <div className="col-span-full grid justify-items-start gap-3">
        <WhatIsWrong form={form} />
        <FormProblem form={form} canBookAnyway={canBookAnyway} moveDayOf={moveDayOf} />
        <div role="status" className="flex flex-wrap items-center gap-x-4 font-semibold empty:hidden">
          {draftNote}
        </div>
        <div className="flex flex-wrap items-center gap-3">
          {lead}
          {action && (
            <button type="submit" className={`btn ${button} held-back`} aria-disabled={isSaving}>
              {isSaving && <Spinner />}
              {isSaving ? acting : action}
            </button>
          )}
          {actions}
        </div>
      </div>
    </form>
  );
}

/** Says the first thing that is wrong and how many more are; what is no field's, in any case. */
function WhatIsWrong<Values extends FieldValues>({ form }: { form: DeskFormHandle<Values> }) {
  const { errors } = useFormState({ control: form.control });
  const ofFields = [...form.words.keys()].flatMap((name) => messagesIn(ownError(errors, name)));
  const ofForm = messagesIn(errors).filter((sentence) => !ofFields.includes(sentence));
  const [first, ...others] = new Set(ofFields);
  return (
    <div role="alert" className="font-semibold text-error empty:hidden">
      {[...new Set(ofForm)].map((sentence) => (
        <p key={sentence}>{sentence}.</p>
      ))}
      {first && (
        <p>
          {first}.{others.length > 0 && ` ${formTexts().moreToLookAt(others.length)}`}
        </p>
      )}
    </div>
  );
}

/** Why it was not saved; after a conflict both versions, and the choice between them. */
function FormProblem<Values extends FieldValues>({
  form,
  canBookAnyway,
  moveDayOf,
}: Pick<DeskFormProps<Values>, 'form' | 'canBookAnyway' | 'moveDayOf'>) {
  const { state, base, latest } = form;
  const isStale = state.phase === 'conflict' && base.updatedAt !== latest.updatedAt;
  return (
    <SaveProblem
      state={state}
      moveDayOf={moveDayOf}
      versions={
        isStale
          ? fieldVersions(form.words, { mine: form.getValues(), base: base.values, theirs: latest.values })
          : []
      }
      {...(isStale && { onKeepMine: () => void form.keepMine(), onTakeTheirs: form.takeTheirs })}
      {...(canBookAnyway && { onBookAnyway: () => void form.submit({ bookAnyway: true }) })}
    />
  );
}

function Restored<Values extends FieldValues>({ form }: { form: DeskFormHandle<Values> }) {
  return (
    <>
      {formTexts().restored}
      <ClearButton form={form}>{formTexts().startOver}</ClearButton>
    </>
  );
}

/** Takes back everything that was typed since the last save, until somebody thinks better of it. */
export function ClearButton<Values extends FieldValues>({
  form,
  children,
}: {
  form: DeskFormHandle<Values>;
  children: string;
}) {
  if (!form.isTyped) return null;
  const clear = () => {
    const onAction = form.takeTheirs();
    void showToast({ title: formTexts().changesDiscarded, action: { label: formTexts().undo, onAction } });
  };
  return (
    <button type="button" className="btn btn-ghost" onClick={clear}>
      {children}
    </button>
  );
}

/** What is wrong with a field itself, not with a list's entries. */
function ownError(errors: FieldErrors, name: string): unknown {
  const error: unknown = get(errors, name);
  return Array.isArray(error) ? undefined : error;
}
