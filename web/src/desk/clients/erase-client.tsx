import type { Client } from '@welding/domain/entities/client';
import {
  clientMessages,
  clientName,
  confirmsErasure,
  eraseClientSchema,
} from '@welding/domain/entities/client-change';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { DeskForm } from '#desk/ui/form/desk-form.tsx';
import { TextField } from '#desk/ui/form/text-field.tsx';
import { useDeskForm } from '#desk/ui/form/use-desk-form.ts';
import { eraseClient } from './client-calls.ts';
import { NamingComments } from './naming-comments.tsx';
import { OpenPapersNote } from './open-papers-note.tsx';
import { recordTexts } from './record-texts.tsx';
import { useOpenPapers } from './use-open-papers.ts';

/** Erases a client for good, once the owner has typed whom. */
export function EraseClient({ client }: { client: Client }) {
  const [isOpen, setOpen] = useState(false);
  const papers = useOpenPapers(isOpen ? client.id : undefined);
  if (!isOpen) {
    return (
      <button
        type="button"
        className="btn btn-outline btn-error justify-self-start"
        onClick={() => setOpen(true)}
      >
        <Trash2 aria-hidden="true" className="size-5" />
        {recordTexts().eraseThisClient}
      </button>
    );
  }
  return (
    <section aria-label={recordTexts().eraseThisClient} className="grid gap-3">
      <h3 className="text-lg font-bold">{recordTexts().eraseThisClient}</h3>
      <p>{recordTexts().whatErasingDoes}</p>
      <NamingComments client={client} />
      <OpenPapersNote
        papers={papers}
        invoicesThen={recordTexts().owedStays}
        estimatesThen={recordTexts().noAnswerAnymore}
      />
      {papers.status !== 'checking' && <EraseForm client={client} onCancel={() => setOpen(false)} />}
    </section>
  );
}

function EraseForm({ client, onCancel }: { client: Client; onCancel: () => void }) {
  const form = useDeskForm({
    schema: eraseClientSchema.check(
      z.refine(({ confirmation }) => confirmsErasure(client, confirmation), {
        path: ['confirmation'],
        error: () => clientMessages.notConfirmed,
      }),
    ),
    stored: { values: { confirmation: '' }, updatedAt: null },
    send: ({ confirmation }) => eraseClient(client.id, confirmation),
  });
  return (
    <DeskForm
      form={form}
      action={recordTexts().eraseForGood}
      button="btn-error"
      className="grid gap-3"
      label={recordTexts().eraseThisClient}
      actions={
        <button type="button" className="btn btn-ghost" onClick={onCancel}>
          {recordTexts().cancel}
        </button>
      }
    >
      <TextField form={form} name="confirmation" label={recordTexts().typeToConfirm(clientName(client))} />
    </DeskForm>
  );
}
