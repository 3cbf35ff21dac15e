import { type ReactNode, useId } from 'react';
import { type FieldErrors, type FieldValues, get, useFormState } from 'react-hook-form';
import { Button, Spinner } from '#shared/ui/button.tsx';
import { Notice, ProblemLine } from '#shared/ui/panel.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { messagesIn } from './check-values.ts';
import { formTexts } from './form-texts.ts';
import { fieldVersions } from './form-versions.ts';
import type { SaveState } from './use-save.ts';
import type { SavedFormHandle } from './use-saved-form.ts';
import { VersionChoice, type VersionChoiceProps } from './version-choice.tsx';

type ShownProblem = VersionChoiceProps & { readonly state: SaveState };

export type SavedFormProps<Values extends FieldValues> = {
  form: SavedFormHandle<Values>;
  /** The button's label. Without one, the form cannot be sent now. */
  action: string | undefined;
  acting?: string;
  button?: string;
  className?: string;
  /** The form's name, if there are several. */
  label?: string;
  /** Why it cannot be sent now. */
  heldBack?: ReactNode;
  /** The id of what describes the button. */
  describedBy?: string;
  /** Shows why saving failed; by default its sentence, and both versions after a conflict. */
  problem?: (shown: ShownProblem) => ReactNode;
  /** `lead` is before the button, `actions` after it. */
  lead?: ReactNode;
  actions?: ReactNode;
  /** Replaces the note that typed values survive a reload. */
  draftNote?: ReactNode;
  children: ReactNode;
};

export function SavedForm<Values extends FieldValues>({
  form,
  action,
  acting = action,
  button = 'btn-primary btn-lg',
  className = 'grid gap-4',
  label,
  heldBack,
  describedBy,
  problem = (shown) => <Problem {...shown} />,
  lead,
  actions,
  draftNote = form.isRestored && <Restored form={form} />,
  children,
}: SavedFormProps<Values>) {
  const heldBackId = useId();
  const isSaving = form.state.phase === 'saving';
  const isHeld = isSaving || heldBack !== undefined;
  return (
    <form
      ref={form.element}
      noValidate
      className={className}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        // The form may be in a dialog opened by another form.
        event.stopPropagation();
        if (!isHeld) void form.submit();
      }}
    >
      {children}
      <div className="col-span-full grid justify-items-start gap-3">
        <WhatIsWrong form={form} />
        {problem(shownProblem(form))}
        <div role="status" className="flex flex-wrap items-center gap-x-4 font-semibold empty:hidden">
          {draftNote}
        </div>
        <div className="flex flex-wrap items-center gap-3">
          {lead}
          {action && (
            <button
              type="submit"
              className={`btn ${button} held-back`}
              aria-disabled={isHeld}
              aria-describedby={[describedBy, heldBack && heldBackId].filter(Boolean).join(' ') || undefined}
            >
              {isSaving && <Spinner />}
              {isSaving ? acting : action}
            </button>
          )}
          {actions}
        </div>
        <p id={heldBackId} role="status" className="font-semibold text-sm empty:hidden">
          {heldBack}
        </p>
      </div>
    </form>
  );
}

/** The first problem and the number of others. Always shows problems without a field. */
function WhatIsWrong<Values extends FieldValues>({ form }: { form: SavedFormHandle<Values> }) {
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

function Problem({ state, ...choice }: ShownProblem) {
  const sentence = 'sentence' in state && state.sentence;
  if (!choice.versions) return <ProblemLine>{sentence}</ProblemLine>;
  return (
    <Notice kind="error" role="alert" stacked>
      <p>{sentence}</p>
      <VersionChoice {...choice} />
    </Notice>
  );
}

function shownProblem<Values extends FieldValues>(form: SavedFormHandle<Values>): ShownProblem {
  const { state, base, latest } = form;
  const isStale = state.phase === 'conflict' && base.updatedAt !== latest.updatedAt;
  if (!isStale) return { state };
  const versions = { mine: form.getValues(), base: base.values, theirs: latest.values };
  return {
    state,
    versions: fieldVersions(form.words, versions),
    onKeepMine: () => void form.keepMine(),
    onTakeTheirs: form.takeTheirs,
  };
}

function Restored<Values extends FieldValues>({ form }: { form: SavedFormHandle<Values> }) {
  const t = formTexts();
  return (
    <>
      {t.restored}
      <ClearButton form={form}>{t.startOver}</ClearButton>
    </>
  );
}

/** Clears unsaved values. A second press restores them. */
export function ClearButton<Values extends FieldValues>({
  form,
  children,
}: {
  form: SavedFormHandle<Values>;
  children: string;
}) {
  const t = formTexts();
  if (!form.isTyped) return null;
  const clear = () => {
    const onAction = form.takeTheirs();
    void showToast({ title: t.changesDiscarded, action: { label: t.undo, onAction } });
  };
  return (
    <Button look="ghost" onClick={clear}>
      {children}
    </Button>
  );
}

/** A field's own error, without errors of list entries. */
function ownError(errors: FieldErrors, name: string): unknown {
  const error: unknown = get(errors, name);
  return Array.isArray(error) ? undefined : error;
}
