import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { unclearNumber } from '@welding/domain/values/given-number';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type FieldValues, get, type UseFormReturn, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { type FormDraft, openFormDraft, type Stored } from './form-draft.ts';
import { formTexts } from './form-texts.ts';
import { type SaveState, useSave } from './use-save.ts';

type Sending<Values> = {
  /** The version to change: the stored values when typing began. */
  readonly on: Stored<Values>;
  readonly keyFor: FormDraft<Values>['keyFor'];
  /** Whether to override conflicts. */
  readonly bookAnyway: boolean;
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
  /** The key that keeps typed values across a reload. */
  draft?: string;
  /** Keeps typed values on the device until sent or discarded, not only in the tab. */
  savesDraft?: boolean;
  tidy?: (values: Values) => Values;
  /** @throws as requests do; the form shows the message */
  send: (body: Body, sending: Sending<Values>) => Promise<Saved>;
  /** Converts the saved record, if editing continues. */
  storedOf?: (saved: Saved) => Stored<Values>;
  startsOver?: boolean;
  /** As for `useSave`. */
  sayProblem?: (error: unknown) => string | undefined;
  onSent?: (saved: Saved, body: Body) => unknown;
};

/** A field's label and text in a comparison of versions. */
export type FieldWords<Values> = {
  readonly label: string;
  /** A list has one text per entry; its entries' fields have none. */
  readonly textOf?: (values: Values) => string | readonly string[];
};

/** react-hook-form with drafts and versions. */
export type SavedFormHandle<Values extends FieldValues> = UseFormReturn<Values> & {
  readonly element: RefObject<HTMLFormElement | null>;
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
  readonly submit: (options?: { bookAnyway?: boolean }) => Promise<boolean>;
  /**
   * Marks problems and focuses the first.
   * @returns whether there are none
   */
  readonly check: () => Promise<boolean>;
  /** Saves the typed values over another person's changes. */
  readonly keepMine: () => Promise<boolean>;
  /**
   * Shows the stored values.
   * @returns how to restore the typed values
   */
  readonly takeTheirs: () => () => void;
};

/**
 * The behavior of every desk form. It shows the live record until typing starts. Typed values survive a conflict, a lost
 * connection and a reload. They are sent once, based on the version at which typing began.
 */
export function useSavedForm<Values extends FieldValues, Body, Saved>({
  schema,
  stored,
  draft: draftName,
  savesDraft = false,
  tidy,
  send,
  storedOf,
  startsOver = false,
  sayProblem,
  onSent,
}: SavedFormOptions<Values, Body, Saved>): SavedFormHandle<Values> {
  const element = useRef<HTMLFormElement>(null);
  const [words] = useState(() => new Map<string, FieldWords<Values>>());
  const [draft] = useState(() => openFormDraft(draftName, stored.values, savesDraft));
  const [restored] = useState(draft.read);
  const [base, setBase] = useState(restored?.base ?? stored);
  const onto = useRef(base);
  const [answered, setAnswered] = useState<Stored<Values>>();
  const [isTyped, setIsTyped] = useState(restored !== undefined);
  const { state, save, settle } = useSave(sayProblem);
  const [values] = useState(restored?.values ?? base.values);
  const form = useForm<Values>({
    resolver: standardSchemaResolver<Values, unknown, Body>(
      {
        '~standard': {
          version: 1,
          vendor: 'zod',
          validate: (typed: unknown) => checkValues(schema, typed),
        },
      },
      undefined,
      { raw: true },
    ),
    values,
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
  });
  const { subscribe, trigger, reset, getValues, handleSubmit } = form;
  const { isSubmitted } = form.formState;
  // The save's answer arrives before the live document updates.
  const latest = answered && (answered.updatedAt ?? '') > (stored.updatedAt ?? '') ? answered : stored;

  const note = useCallback(
    (typed: Values) => {
      const isChanged = !isSame(typed, onto.current.values);
      setIsTyped(isChanged);
      if (isChanged) draft.write({ values: typed, base: onto.current });
      else draft.forget();
    },
    [draft],
  );
  const show = (next: Stored<Values>, typed = next.values) => {
    onto.current = next;
    setBase(next);
    reset(typed);
    note(typed);
  };
  useEffect(() => {
    if (!isTyped && !isSame(latest, base)) show(latest);
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

  const focusFirstProblem = () => {
    requestAnimationFrame(() =>
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
  };
  const tidyUp = () => {
    const typed = getValues();
    const tidied = tidy?.(typed) ?? typed;
    if (tidied !== typed) form.setValues(tidied);
  };
  const sendOn = async (on: Stored<Values>, bookAnyway: boolean): Promise<boolean> => {
    let isSent = false;
    tidyUp();
    const sendValid = async (typed: Values) => {
      const body = schema.parse(withoutEmpty(typed));
      isSent = await save(async () => {
        const saved = await send(body, { on, keyFor: draft.keyFor, bookAnyway });
        draft.forget();
        if (storedOf) {
          setAnswered(storedOf(saved));
          show(storedOf(saved));
        }
        if (startsOver) show(stored);
        await onSent?.(saved, body);
      });
    };
    await handleSubmit(sendValid, focusFirstProblem)();
    return isSent;
  };
  return {
    ...form,
    element,
    words,
    state,
    base,
    latest,
    isTyped,
    isRestored: restored !== undefined && isTyped,
    submit: ({ bookAnyway = false } = {}) => sendOn(base, bookAnyway),
    check: async () => {
      let isRight = false;
      tidyUp();
      await handleSubmit(() => {
        isRight = true;
      }, focusFirstProblem)();
      return isRight;
    },
    keepMine: () => {
      show(latest, typedOver(getValues(), base.values, latest.values));
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

/** The fields of `base` that differ in `values`; null clears a field. */
export function changesOf(values: object, base: object): Readonly<Record<string, unknown>> {
  const typed = new Map<string, unknown>(Object.entries(values));
  const changed = Object.entries(base).filter(([field, stored]) => !isSame(typed.get(field), stored));
  return Object.fromEntries(changed.map(([field]) => [field, typed.get(field) ?? null]));
}

/** Merges by field: typed values that differ from `base`, otherwise `latest`. */
export function typedOver<Values extends object>(typed: Values, base: Values, latest: Values): Values {
  const stored = new Map<string, unknown>(Object.entries(base));
  const own = Object.entries(typed).filter(([field, value]) => !isSame(value, stored.get(field)));
  return { ...latest, ...Object.fromEntries(own) };
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The body, or the problems as sentences, even if the schema has none. */
export function checkValues<Body>(schema: z.ZodMiniType<Body>, values: unknown) {
  const read = schema.safeParse(withoutEmpty(values), { error: () => formTexts().checkValue });
  return read.success
    ? { value: read.data }
    : { issues: read.error.issues.map((issue) => unclearIn(values, issue) ?? issue) };
}

/** The sentence for typed text that reads as two different numbers. It names both. */
function unclearIn(values: unknown, issue: z.core.$ZodIssue): z.core.$ZodIssue | undefined {
  if (issue.code !== 'invalid_type' || (issue.expected !== 'number' && issue.expected !== 'int'))
    return undefined;
  const typed: unknown = get(values, issue.path.join('.'));
  const message = typeof typed === 'string' ? unclearNumber(typed) : undefined;
  return message === undefined ? undefined : { ...issue, message };
}

/** Bodies refuse unknown names, so empty form fields are dropped. */
function withoutEmpty(values: unknown): unknown {
  return Object.fromEntries(Object.entries(values ?? {}).filter(([, value]) => value !== undefined));
}

/** All messages in react-hook-form's errors, in order. */
export function messagesIn(errors: unknown): string[] {
  if (typeof errors !== 'object' || errors === null) return [];
  if ('message' in errors && typeof errors.message === 'string') return [errors.message];
  return Object.entries(errors).flatMap(([key, inner]) => (key === 'ref' ? [] : messagesIn(inner)));
}
