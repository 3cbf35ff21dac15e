import { useState } from 'react';
import type * as z from 'zod/mini';
import { focusFirstError } from '#desk/ui/focus-first-error.ts';
import { useSave } from '#desk/ui/use-save.ts';
import type { FieldProblems } from './field-problems.ts';
import type { PricedValues } from './priced-values.ts';
import type { Read } from './read-body.ts';
import { useKeptForm } from './use-kept-form.ts';

type Versioned = { readonly id: string; readonly updatedAt?: string | undefined };

type Draft<Stored, Values, Body> = {
  /** Tells drafts apart on this device. */
  readonly name: string;
  /** The draft, live. */
  readonly live: Stored;
  readonly schema: z.ZodMiniType<Values>;
  readonly valuesOf: (stored: Stored) => Values;
  readonly read: (values: Values, updatedAt: string | null) => Read<Body>;
  /** @throws as requests do */
  readonly change: (id: string, body: Body) => Promise<Stored>;
};

/** A draft of an estimate or invoice while somebody changes it: what is typed stays until it is saved on some version. */
export function useDraftEditor<Stored extends Versioned, Values extends PricedValues, Body>({
  name,
  live,
  schema,
  valuesOf,
  read,
  change,
}: Draft<Stored, Values, Body>) {
  const [answered, setAnswered] = useState(live);
  // What a save has answered is there before the live document is.
  const draft = (answered.updatedAt ?? '') > (live.updatedAt ?? '') ? answered : live;
  const stored = valuesOf(draft);
  const form = useKeptForm(name, schema, { values: stored, updatedAt: draft.updatedAt ?? null });
  const [tried, setTried] = useState(false);
  const { state, save } = useSave();
  const current = read(form.values, form.madeOn);
  const problems: FieldProblems = tried && 'problems' in current ? current.problems : {};

  /** Saves what is typed over the version `updatedAt`. @returns the draft then; undefined when it was not saved */
  const saveOn = async (updatedAt: string | null): Promise<Stored | undefined> => {
    const wanted = read(form.values, updatedAt);
    if ('problems' in wanted) return undefined;
    let saved: Stored | undefined;
    await save(async () => {
      saved = await change(draft.id, wanted.body);
      setAnswered(saved);
      form.forget();
    });
    return saved;
  };
  /** Marks what is wrong and leads there. @returns whether nothing is */
  const check = (element: HTMLFormElement | null): boolean => {
    const isRight = 'body' in current;
    setTried(!isRight);
    if (!isRight && element) focusFirstError(element);
    return isRight;
  };
  return {
    draft,
    stored,
    form,
    problems,
    state,
    check,
    save: () => saveOn(form.madeOn),
    saveOverTheirs: () => saveOn(draft.updatedAt ?? null),
    /** Saves where something is typed. */
    settle: () => (form.isTyped ? saveOn(form.madeOn) : Promise.resolve(draft)),
  };
}
