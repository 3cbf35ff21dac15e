import { storedClientSchema } from '@welding/domain/entities/client';
import { clientName } from '@welding/domain/entities/client-names';
import { localTitle } from '@welding/domain/entities/local-title';
import { lineKindLabels, type MoneyLine } from '@welding/domain/entities/money-line';
import { projectSchema } from '@welding/domain/entities/project';
import type { Totals } from '@welding/domain/entities/totals';
import { quantityText } from '@welding/domain/money/total-rows';
import { deskPaths } from '@welding/domain/paths';
import { formatCents, formatDollars } from '@welding/domain/values/money';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';
import type * as z from 'zod/mini';
import { useDeskDocument } from '#desk/live/use-desk-list.ts';
import { DeskForm } from '#desk/ui/desk-form.tsx';
import type { Stored } from '#shared/form/form-draft.ts';
import { ClearButton } from '#shared/form/saved-form.tsx';
import { type SavedFormHandle, useSavedForm } from '#shared/form/use-saved-form.ts';
import { Button } from '#shared/ui/button.tsx';
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

export type Sendable<Paper> = {
  draft: Paper;
  values: PaperValues;
  open: boolean;
  /**
   * Saves the form.
   * @returns the stored draft; undefined if it was not saved
   */
  onSave: () => Promise<Paper | undefined>;
  onClose: () => void;
};

type DraftPaperProps<Paper extends Draft, Body extends SentPaper> = {
  /** The form's key on this device. */
  name: string;
  live: Paper;
  schema: z.ZodMiniType<Body>;
  /** @throws as requests do */
  change: (
    id: string,
    body: ReturnType<typeof withoutBlanks<Body>> & { updatedAt: string | null },
  ) => Promise<Paper>;
  children: (form: SavedFormHandle<PaperValues>) => ReactNode;
  actions: (form: SavedFormHandle<PaperValues>, draft: Paper) => ReactNode;
  dialog: (sendable: Sendable<Paper>) => ReactNode;
};

/** A draft's form. Sending saves it first. */
export function DraftPaper<Paper extends Draft, Body extends SentPaper>({
  name,
  live,
  schema,
  change,
  children,
  actions,
  dialog,
}: DraftPaperProps<Paper, Body>) {
  const t = paperTexts();
  const [isSending, setIsSending] = useState(false);
  const saved = useRef(live);
  const form = useSavedForm({
    schema,
    stored: storedOf(live),
    draft: name,
    draftIn: 'device',
    tidy: tidyLines,
    send: async (body, { on: { updatedAt } }) => {
      saved.current = await change(live.id, { ...withoutBlanks(body), updatedAt });
      return saved.current;
    },
    storedOf,
    onSent: () => !isSending && void showToast({ title: t.draftSaved }),
  });
  const isSaving = form.state.phase === 'saving';
  const saving = useRef<Promise<Paper | undefined>>(undefined);
  const draft = () => ((saved.current.updatedAt ?? '') > (live.updatedAt ?? '') ? saved.current : live);
  const save = async () => (!form.isTyped || (await form.submit()) ? draft() : undefined);
  // Previewing and sending share a save, because the form refuses a second one meanwhile.
  const saveOnce = () => {
    saving.current ??= save().finally(() => {
      saving.current = undefined;
    });
    return saving.current;
  };
  return (
    <>
      <DeskForm
        form={form}
        action={t.saveDraft}
        acting={t.saving}
        button="btn-outline btn-lg"
        className="grid max-w-4xl gap-5"
        draftNote={form.isTyped && t.notSavedYet}
        lead={
          <Button
            look="primary"
            large
            isBusy={isSaving}
            aria-haspopup="dialog"
            onClick={() => !isSaving && void form.check().then(setIsSending)}
          >
            {t.send}
          </Button>
        }
        actions={
          <>
            <ClearButton form={form}>{t.discardChanges}</ClearButton>
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
        onSave: saveOnce,
        onClose: () => setIsSending(false),
      })}
    </>
  );
}

function storedOf(paper: Draft): Stored<PaperValues> {
  return { values: paperValues(paper), updatedAt: paper.updatedAt ?? null };
}

export function MoneyFor({ clientId, projectId }: { clientId: string; projectId: string }) {
  const t = paperTexts();
  const client = useDeskDocument('clients', clientId, storedClientSchema);
  const project = useDeskDocument('projects', projectId, projectSchema);
  return (
    <p className="flex flex-wrap gap-x-5">
      <Link to={deskPaths.client(clientId)} className="link wrap-anywhere inline-flex min-h-11 items-center">
        {client.status === 'ready' ? clientName(client.item) : t.theClient}
      </Link>
      <Link
        to={deskPaths.project(projectId)}
        className="link wrap-anywhere inline-flex min-h-11 items-center"
      >
        {project.status === 'ready' ? localTitle(project.item.title) : t.theProject}
      </Link>
    </p>
  );
}

/** The lines of a sent paper: entries on a phone, a table on wide screens. */
export function LineList({ lines, totals }: { lines: readonly MoneyLine[]; totals: Totals }) {
  return (
    <ol className="line-list">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was sent does not change, and lines may be alike
        <li key={index}>
          <span className="min-w-0">
            <span className="block font-semibold wrap-anywhere">{line.description}</span>
            <span className="text-sm text-base-content/75">{lineFacts(line)}</span>
          </span>
          <span className="font-semibold tabular-nums">{formatCents(totals.lineCents[index] ?? 0)}</span>
        </li>
      ))}
    </ol>
  );
}

function lineFacts(line: MoneyLine): string {
  return `${lineKindLabels[line.kind]} · ${quantityText(line)} × ${formatDollars(line.unitPrice)}`;
}
