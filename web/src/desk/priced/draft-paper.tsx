import { type ReactNode, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { ClearButton, DeskForm } from '#desk/ui/form/desk-form.tsx';
import type { Stored } from '#desk/ui/form/form-draft.ts';
import { type DeskFormHandle, useDeskForm } from '#desk/ui/form/use-desk-form.ts';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { paperTexts } from './paper-texts.ts';
import {
  type PaperValues,
  paperValues,
  type SentPaper,
  type StoredPaper,
  tidyLines,
  withoutBlanks,
} from './paper-values.ts';

type Draft = StoredPaper & { readonly id: string; readonly updatedAt?: string | undefined };

/** A draft as it is asked about before it is sent. */
export type Sendable<Paper> = {
  draft: Paper;
  /** As it would be sent. */
  values: PaperValues;
  open: boolean;
  /** Saves what is typed. @returns the draft as it is stored then; undefined when it was not saved */
  onSave: () => Promise<Paper | undefined>;
  onClose: () => void;
};

type DraftPaperProps<Paper extends Draft, Body extends SentPaper> = {
  /** Tells drafts apart on this device. */
  name: string;
  /** The draft, live. */
  live: Paper;
  schema: z.ZodMiniType<Body>;
  /** @throws as requests do */
  change: (
    id: string,
    body: ReturnType<typeof withoutBlanks<Body>> & { updatedAt: string | null },
  ) => Promise<Paper>;
  /** The fields. */
  children: (form: DeskFormHandle<PaperValues>) => ReactNode;
  /** More that can be done. */
  actions: (form: DeskFormHandle<PaperValues>, draft: Paper) => ReactNode;
  /** The question before it is sent. */
  dialog: (sendable: Sendable<Paper>) => ReactNode;
};

/** A draft of an estimate or invoice in its form; sending saves it first. */
export function DraftPaper<Paper extends Draft, Body extends SentPaper>({
  name,
  live,
  schema,
  change,
  children,
  actions,
  dialog,
}: DraftPaperProps<Paper, Body>) {
  const [isSending, setIsSending] = useState(false);
  const saved = useRef(live);
  const form = useDeskForm({
    schema,
    stored: storedOf(live),
    draft: name,
    savesDraft: true,
    tidy: tidyLines,
    send: async (body, { on: { updatedAt } }) => {
      saved.current = await change(live.id, { ...withoutBlanks(body), updatedAt });
      return saved.current;
    },
    storedOf,
    onSent: () => !isSending && void showToast({ title: paperTexts().draftSaved }),
  });
  const isSaving = form.state.phase === 'saving';
  const draft = () => ((saved.current.updatedAt ?? '') > (live.updatedAt ?? '') ? saved.current : live);
  return (
    <>
      <DeskForm
        form={form}
        action={paperTexts().saveDraft}
        acting={paperTexts().saving}
        button="btn-outline btn-lg"
        className="grid max-w-4xl gap-5"
        draftNote={form.isTyped && paperTexts().notSavedYet}
        lead={
          <button
            type="button"
            className="btn btn-primary btn-lg"
            aria-haspopup="dialog"
            aria-disabled={isSaving}
            // What is on its way to be saved is not there to be sent yet.
            onClick={() => !isSaving && void form.check().then(setIsSending)}
          >
            {paperTexts().send}
          </button>
        }
        actions={
          <>
            <ClearButton form={form}>{paperTexts().discardChanges}</ClearButton>
            <div className="flex basis-full flex-wrap gap-3">{actions(form, live)}</div>
          </>
        }
      >
        {children(form)}
      </DeskForm>
      {dialog({
        draft: live,
        values: form.getValues(),
        open: isSending,
        onSave: async () => (!form.isTyped || (await form.submit()) ? draft() : undefined),
        onClose: () => setIsSending(false),
      })}
    </>
  );
}

function storedOf(paper: Draft): Stored<PaperValues> {
  return { values: paperValues(paper), updatedAt: paper.updatedAt ?? null };
}
