import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { ApiError } from '#shared/api/api-request.ts';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { bodyResolver, labelIn, withoutEmpty } from './check-values.ts';
import { type DraftPlace, type FormDraft, openFormDraft, type Stored } from './form-draft.ts';
import { formTexts } from './form-texts.ts';
import { type FieldVersion, type FieldWords, fieldVersions, isSame, typedOver } from './form-versions.ts';
import { type SaveState, useSave } from './use-save.ts';

type Sending<Values> = {
  /** The version to change: the stored values when typing began. */
  readonly on: Stored<Values>;
  readonly keyFor: FormDraft<Values>['keyFor'];
  readonly once: FormDraft<Values>['once'];
  /** Whether the person confirmed what the last try was refused for. */
  readonly isConfirmed: boolean;
};

/** The form's values for a schema. Every field is present, even if empty. */
export type FormValues<Schema extends z.ZodMiniType> = {
  [Field in keyof Required<z.input<Schema>>]: z.input<Schema>[Field] | undefined;
};

type SavedFormOptions<Values, Body, Saved> = {
  /** The schema of the body, which also limits the fields. */
  schema: z.ZodMiniType<Body>;
  /** The live stored values, or a new record's starting values. Every field is present, even if empty. */
  stored: Stored<Values>;
  /** The key that keeps typed values until they are sent or discarded. */
  draft?: string;
  /** By default the tab, so that they survive a reload. */
  draftIn?: DraftPlace;
  tidy?: (values: Values) => Values;
  /** @throws as requests do; the form shows the message */
  send: (body: Body, sending: Sending<Values>) => Promise<Saved>;
  /** Converts the saved record, if editing continues. */
  storedOf?: (saved: Saved) => Stored<Values>;
  startsOver?: boolean;
  /** See `useSave`. */
  sayProblem?: (error: unknown) => string | undefined;
  onSent?: (saved: Saved, body: Body) => unknown;
};

/** react-hook-form with drafts and versions. */
export type SavedFormHandle<Values extends FieldValues> = UseFormReturn<Values> & {
  readonly element: RefObject<HTMLFormElement | null>;
  readonly labelOf: (name: string) => string;
  /** Mounted fields, in order. */
  readonly words: Map<string, FieldWords<Values>>;
  readonly state: SaveState;
  readonly base: Stored<Values>;
  readonly latest: Stored<Values>;
  readonly isTyped: boolean;
  /** Whether the values were typed before the page was opened. */
  readonly isRestored: boolean;
  /**
   * Marks problems and focuses the first, otherwise sends.
   * @returns whether it succeeded
   */
  readonly submit: (options?: { isConfirmed?: boolean }) => Promise<boolean>;
  /**
   * Marks problems and focuses the first.
   * @returns whether there are none
   */
  readonly check: () => Promise<boolean>;
  /** Bases the typed values on another version. */
  readonly rebase: (on: Stored<Values>) => void;
  /** Saves the typed values over another person's changes. */
  readonly keepMine: () => Promise<boolean>;
  /**
   * Shows the stored values.
   * @returns how to restore the typed values
   */
  readonly takeTheirs: () => () => void;
};

/** Longer than the two presses of one person who presses twice. */
const doublePressMs = 500;

/** Whether the server stored nothing and said so. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 400 || error.status === 409);
}

/** Says which fields changed while the save was on its way, with their text. */
function sayUnsent(later: readonly FieldVersion[], isKept: boolean): void {
  const t = formTexts();
  if (later.length === 0) return;
  const fields = later.map(({ label, mine }) => `${label}: ${mine || t.nothing}`).join(' · ');
  const description = isKept ? t.changeKept(fields) : t.changeNotSaved(fields);
  void showToast({ title: t.savedBeforeChange, description, variant: 'destructive' });
}

/**
 * The behavior of every form. It shows the live record until typing starts. Typed values survive a conflict, a lost
 * connection and a reload. They are sent once, based on the version at which typing began.
 */
export function useSavedForm<Values extends FieldValues, Body, Saved>({
  schema,
  stored,
  draft: draftName,
  draftIn = 'tab',
  tidy,
  send,
  storedOf,
  startsOver = false,
  sayProblem,
  onSent,
}: SavedFormOptions<Values, Body, Saved>): SavedFormHandle<Values> {
  const element = useRef<HTMLFormElement>(null);
  const [words] = useState(() => new Map<string, FieldWords<Values>>());
  const [draft] = useState(() => openFormDraft(draftName, stored.values, draftIn));
  const [restored] = useState(() => {
    const found = draft.read();
    // A retry has to equal the first try.
    if (!found || draft.isTried() || found.base.updatedAt !== stored.updatedAt) return found;
    // Untouched fields take the present suggestions, such as the hours worked until now.
    return { values: typedOver(found.values, found.base.values, stored.values), base: stored };
  });
  const [base, setBase] = useState(restored?.base ?? stored);
  const onto = useRef(base);
  const [lastSaved, setLastSaved] = useState<Stored<Values>>();
  const [isTyped, setIsTyped] = useState(restored !== undefined);
  const { state, save, settle } = useSave(sayProblem);
  const [values] = useState(restored?.values ?? base.values);
  const form = useForm<Values>({
    resolver: bodyResolver<Values, Body>(schema),
    values,
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
  });
  const { subscribe, trigger, reset, getValues, handleSubmit } = form;
  const { isSubmitted, submitCount } = form.formState;
  // The save's response arrives before the live document updates.
  const latest = lastSaved && (lastSaved.updatedAt ?? '') > (stored.updatedAt ?? '') ? lastSaved : stored;

  const note = useCallback(
    (typed: Values) => {
      const isChanged = !isSame(typed, onto.current.values);
      setIsTyped(isChanged);
      if (isChanged) draft.write({ values: typed, base: onto.current });
      else draft.forgetValues();
    },
    [draft],
  );
  const show = (next: Stored<Values>, typed = next.values) => {
    onto.current = next;
    setBase(next);
    reset(typed);
    note(typed);
  };
  // A save whose response got lost may have changed the record already: the same values go out again with the same key.
  const isUntouched = !isTyped && (state.phase === 'idle' || state.phase === 'saved');
  useEffect(() => {
    if (isUntouched && !isSame(latest, base)) show(latest);
  });
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: typed }) => {
          note(typed);
          if (isSubmitted) void trigger();
        },
      }),
    [subscribe, trigger, note, isSubmitted],
  );

  useEffect(() => {
    // The messages are rendered by now, so that they are read out with the field.
    if (submitCount > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount]);

  const rebase = (on: Stored<Values>) => {
    setLastSaved(on);
    show(on, typedOver(getValues(), base.values, on.values));
  };
  const tidyUp = () => {
    const typed = getValues();
    const tidied = tidy?.(typed) ?? typed;
    if (tidied !== typed) form.setValues(tidied);
  };
  const startedOverAt = useRef(Number.NEGATIVE_INFINITY);
  const sendOn = async (on: Stored<Values>, isConfirmed: boolean): Promise<boolean> => {
    // The second press of a double press finds the emptied form.
    const isSecondPress = performance.now() - startedOverAt.current < doublePressMs;
    if (isSecondPress && isSame(getValues(), onto.current.values)) return false;
    let isSent = false;
    tidyUp();
    let showNext = () => {};
    const sendValid = async (sent: Values) => {
      const body = schema.parse(withoutEmpty(sent));
      isSent = await save(async () => {
        const saved = await send(body, { on, keyFor: draft.keyFor, once: draft.once, isConfirmed }).catch(
          (error: unknown) => {
            if (isRefusal(error)) draft.forgetTry();
            throw error;
          },
        );
        draft.forget();
        const later = fieldVersions(words, { mine: getValues(), base: sent, theirs: sent });
        const next = storedOf?.(saved) ?? (startsOver ? stored : undefined);
        if (storedOf && next) setLastSaved(next);
        // Keeps what the person types while the save is on its way.
        if (next) showNext = () => show(next, typedOver(getValues(), sent, next.values));
        await onSent?.(saved, body);
        sayUnsent(later, next !== undefined);
      });
    };
    await handleSubmit(sendValid)();
    // After `handleSubmit`, which marks the form as submitted, so that the empty form shows no problems.
    showNext();
    if (isSent && startsOver) startedOverAt.current = performance.now();
    return isSent;
  };
  return {
    ...form,
    element,
    labelOf: (name) => labelIn(schema, name.split('.')) ?? name,
    words,
    state,
    base,
    latest,
    isTyped,
    isRestored: restored !== undefined && isTyped,
    submit: ({ isConfirmed = false } = {}) => sendOn(base, isConfirmed),
    check: async () => {
      let isRight = false;
      tidyUp();
      await handleSubmit(() => {
        isRight = true;
      })();
      return isRight;
    },
    rebase,
    keepMine: () => {
      rebase(latest);
      return sendOn(latest, false);
    },
    takeTheirs: () => {
      const [typed, before] = [getValues(), base];
      draft.forget();
      settle();
      show(latest);
      return () => show(before, typed);
    },
  };
}
