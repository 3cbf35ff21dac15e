import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { type FieldErrors, type FieldValues, get, useFormState } from 'react-hook-form';
import { type FieldVersion, SaveProblem } from '#desk/ui/save-problem.tsx';
import { Button, Spinner } from '#shared/ui/button.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { formTexts } from './form-texts.ts';
import { type DeskFormHandle, type FieldWords, messagesIn } from './use-desk-form.ts';

type DeskFormProps<Values extends FieldValues> = {
  form: DeskFormHandle<Values>;
  /** The button's label; without one nothing can be sent now. */
  action: string | undefined;
  acting?: string;
  button?: string;
  className?: string;
  /** The form's name, if there are several. */
  label?: string;
  /** Whether the owner may override conflicts. */
  canBookAnyway?: boolean;
  /** The welder whose visits may conflict. */
  moveDayOf?: string | undefined;
  /** `lead` is before the button, `actions` after it. */
  lead?: ReactNode;
  actions?: ReactNode;
  /** Replaces the note that typed values survive a reload. */
  draftNote?: ReactNode;
  children: ReactNode;
};

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
        // The form may be in a dialog opened by another form.
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

/** The first problem and the number of others; always problems without a field. */
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

/** Why saving failed; after a conflict both versions and a choice. */
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

/** Clears unsaved values. A second press restores them. */
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

type Versions<Values> = { readonly mine: Values; readonly base: Values; readonly theirs: Values };

/** The fields that differ between typed and stored values; lists entry by entry. */
export function fieldVersions<Values>(
  fields: ReadonlyMap<string, FieldWords<Values>>,
  { mine, base, theirs }: Versions<Values>,
): FieldVersion[] {
  return [...fields.values()].flatMap(({ label, textOf }) => {
    if (!textOf) return [];
    const [own, before, other] = [textOf(mine), textOf(base), textOf(theirs)];
    if (typeof own === 'string' || typeof before === 'string' || typeof other === 'string') {
      return own === before || own === other ? [] : [{ label, mine: String(own), theirs: String(other) }];
    }
    if (own.join('\n') === before.join('\n')) return [];
    return Array.from({ length: Math.max(own.length, other.length) }, (_, index) => ({
      label: `${label} ${index + 1}`,
      mine: own[index] ?? '',
      theirs: other[index] ?? '',
    })).filter((entry) => entry.mine !== entry.theirs);
  });
}

type EntryRowsProps = {
  list: {
    readonly fields: readonly { readonly id: string }[];
    readonly remove: (index: number) => void;
  };
  most: number;
  add: string;
  onAdd: () => void;
  nameOf: (index: number) => string;
  children: (index: number) => ReactNode;
};

export function EntryRows({ list, most, add, onAdd, nameOf, children }: EntryRowsProps) {
  return (
    <>
      {list.fields.map(({ id }, index) => (
        <fieldset key={id} className="settings-row">
          <legend className="sr-only">{nameOf(index)}</legend>
          <div className="settings-fields">{children(index)}</div>
          <Button
            look="ghost"
            square
            icon={X}
            className="settings-row-end"
            aria-label={formTexts().remove(nameOf(index))}
            onClick={() => list.remove(index)}
          />
        </fieldset>
      ))}
      {list.fields.length < most && (
        <Button icon={Plus} className="justify-self-start" onClick={onAdd}>
          {add}
        </Button>
      )}
    </>
  );
}
