import { deskApiPaths } from '@welding/domain/api-paths';
import { newNoteSchema } from '@welding/domain/entities/new-note';
import { projectNoteSchema } from '@welding/domain/entities/project-note';
import { NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { deskRequest } from '#desk/session/desk-request.ts';
import { DeskListView } from '#desk/ui/desk-list-view.tsx';
import { DeskForm } from '#desk/ui/form/desk-form.tsx';
import { TextField } from '#desk/ui/form/text-field.tsx';
import { useDeskForm } from '#desk/ui/form/use-desk-form.ts';
import { NoteList } from '#desk/ui/note-list.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { projectTexts } from './project-texts.ts';

const pageSize = 10;

/** What staff note about a project, newest first, and a field for one more. */
export function NotesPanel({ projectId }: { projectId: string }) {
  const [limit, setLimit] = useState(pageSize);
  const notes = useDeskList({
    collection: 'projectNotes',
    schema: projectNoteSchema,
    where: [['projectId', '==', projectId]],
    order: ['at', 'desc'],
    limit,
  });
  return (
    <Panel title={projectTexts().notes} icon={NotebookPen}>
      <NoteForm projectId={projectId} />
      <DeskListView
        list={notes}
        noun={projectTexts().nouns}
        empty={<p>{projectTexts().none}</p>}
        onMore={() => setLimit((shown) => shown + pageSize)}
      >
        {(items) => <NoteList notes={items} className="grid gap-1 border-base-300 border-t pt-3" />}
      </DeskListView>
    </Panel>
  );
}

const toNote = (json: unknown) => projectNoteSchema.parse(json);

function NoteForm({ projectId }: { projectId: string }) {
  const form = useDeskForm({
    schema: newNoteSchema,
    stored: { values: { text: '' }, updatedAt: null },
    draft: `note-${projectId}`,
    send: (body, { keyFor }) =>
      deskRequest(deskApiPaths.projectNotes(projectId), toNote, { body, idempotencyKey: keyFor(body) }),
    startsOver: true,
  });
  return (
    <DeskForm form={form} action={projectTexts().add} button="btn-outline" className="grid gap-3">
      <TextField
        form={form}
        name="text"
        label={projectTexts().newNote}
        hint={projectTexts().hint}
        rows={2}
        maxLength={5000}
      />
    </DeskForm>
  );
}
