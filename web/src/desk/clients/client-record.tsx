import type { Client } from '@welding/domain/entities/client';
import { clientMessages, confirmsErasure, eraseClientSchema } from '@welding/domain/entities/client-change';
import { clientName } from '@welding/domain/entities/client-names';
import { weekCommentSchema } from '@welding/domain/entities/work-week';
import { deskPaths } from '@welding/domain/paths';
import { plainLetters } from '@welding/domain/values/plain-letters';
import { Download, FolderCog, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { useDeskList, withItems } from '#desk/live/use-desk-list.ts';
import { useDeskSession } from '#desk/session/desk-session.ts';
import { ActionButton } from '#desk/ui/action-button.tsx';
import { DeskForm } from '#desk/ui/desk-form.tsx';
import { DeskListView } from '#desk/ui/desk-list-view.tsx';
import { FoldedPanel } from '#desk/ui/folded-panel.tsx';
import { TextField } from '#shared/form/text-field.tsx';
import { useSavedForm } from '#shared/form/use-saved-form.ts';
import { Button } from '#shared/ui/button.tsx';
import { downloadClient, eraseClient } from './client-calls.ts';
import { recordTexts } from './clients-texts.tsx';
import { MergeClient } from './merge-client.tsx';
import { OpenPapersNote, useOpenPapers } from './open-papers.tsx';

export function ClientRecord({ client }: { client: Client }) {
  const t = recordTexts();
  const session = useDeskSession();
  const isOwner = session.phase === 'signed-in' && session.person.role === 'owner';
  return (
    <FoldedPanel title={t.record} icon={FolderCog} className="job-rest">
      <div className="grid justify-items-start gap-2">
        <p>{t.everything}</p>
        <ActionButton icon={Download} act={() => downloadClient(client.id)}>
          {t.exportIt}
        </ActionButton>
      </div>
      {!client.erasedAt && <MergeClient client={client} />}
      {!client.erasedAt && isOwner && <EraseClient client={client} />}
    </FoldedPanel>
  );
}

/** Erases a client permanently after the owner types the name. */
function EraseClient({ client }: { client: Client }) {
  const t = recordTexts();
  const [isOpen, setOpen] = useState(false);
  const papers = useOpenPapers(isOpen ? client.id : undefined);
  if (!isOpen) {
    return (
      <Button icon={Trash2} className="btn-error justify-self-start" onClick={() => setOpen(true)}>
        {t.eraseThisClient}
      </Button>
    );
  }
  return (
    <section aria-label={t.eraseThisClient} className="grid gap-3">
      <h3 className="text-lg font-bold">{t.eraseThisClient}</h3>
      <p>{t.whatErasingDoes}</p>
      <NamingComments client={client} />
      <OpenPapersNote papers={papers} invoicesThen={t.owedStays} estimatesThen={t.noAnswerAnymore} />
      {papers.status !== 'checking' && <EraseForm client={client} onCancel={() => setOpen(false)} />}
    </section>
  );
}

function EraseForm({ client, onCancel }: { client: Client; onCancel: () => void }) {
  const t = recordTexts();
  const form = useSavedForm({
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
      action={t.eraseForGood}
      button="btn-error"
      className="grid gap-3"
      label={t.eraseThisClient}
      actions={
        <Button look="ghost" onClick={onCancel}>
          {t.cancel}
        </Button>
      }
    >
      <TextField form={form} name="confirmation" label={t.typeToConfirm(clientName(client))} />
    </DeskForm>
  );
}

const most = 500;

/** Warns that timesheet comments stay, and lists those that name the client. */
function NamingComments({ client }: { client: Client }) {
  const t = recordTexts();
  const comments = useDeskList({
    collection: 'weekComments',
    schema: weekCommentSchema,
    order: ['at', 'desc'],
    limit: most,
  });
  const naming = withItems(comments, (items) => items.filter(({ text }) => namesClient(text, client)));
  return (
    <div className="grid gap-2">
      <p>{t.commentsStay}</p>
      <DeskListView list={naming} noun={t.comments} empty={null}>
        {(items) => (
          <ul aria-label={t.commentsNaming} className="grid gap-2 empty:hidden">
            {items.map(({ id, week, authorName, text }) => (
              <li key={id} className="wrap-anywhere">
                <Link className="link" to={deskPaths.hours(week)}>
                  {authorName}
                </Link>
                : {text}
              </li>
            ))}
          </ul>
        )}
      </DeskListView>
      {comments.status === 'ready' && comments.isFull && <p>{t.newestComments(most)}</p>}
    </div>
  );
}

/** Whether a text contains the client's first or last name as a word, ignoring case and accents. */
export function namesClient(text: string, { firstName, lastName }: Client): boolean {
  const words = wordsIn(text);
  return [firstName, lastName].map(wordsIn).some((name) => name.trim() !== '' && words.includes(name));
}

const wordsIn = (text: string) =>
  ` ${plainLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
