import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type * as z from 'zod/mini';
import { ClearButton, DeskForm } from '#desk/ui/form/desk-form.tsx';
import { type DeskFormHandle, useDeskForm } from '#desk/ui/form/use-desk-form.ts';
import { paperTexts } from './paper-texts.ts';
import { type PaperValues, type SentPaper, tidyLines, withoutBlanks } from './paper-values.ts';

type NewPaperProps<Body extends SentPaper> = {
  /** Tells forms apart on this device. */
  name: string;
  schema: z.ZodMiniType<Body>;
  /** What it begins with. */
  values: PaperValues;
  /** @throws as requests do */
  create: (
    body: ReturnType<typeof withoutBlanks<Body>>,
    keyFor: (body: unknown) => string,
  ) => Promise<{ readonly id: string }>;
  /** Where it is shown once it is there. */
  pathOf: (id: string) => string;
  /** What happens by saving. */
  note: string;
  children: (form: DeskFormHandle<PaperValues>) => ReactNode;
};

/** The form of an estimate or invoice that is not stored yet. */
export function NewPaper<Body extends SentPaper>({
  name,
  schema,
  values,
  create,
  pathOf,
  note,
  children,
}: NewPaperProps<Body>) {
  const navigate = useNavigate();
  const form = useDeskForm({
    schema,
    stored: { values, updatedAt: null },
    draft: name,
    savesDraft: true,
    tidy: tidyLines,
    send: (body, { keyFor }) => create(withoutBlanks(body), keyFor),
    onSent: ({ id }) => navigate(pathOf(id), { replace: true }),
  });
  return (
    <DeskForm
      form={form}
      action={paperTexts().saveDraft}
      acting={paperTexts().saving}
      className="grid gap-5"
      draftNote={null}
      actions={<ClearButton form={form}>{paperTexts().startOver}</ClearButton>}
    >
      {children(form)}
      <p className="text-sm text-base-content/75">{note}</p>
    </DeskForm>
  );
}
