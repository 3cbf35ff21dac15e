import { newNoteSchema } from '@welding/domain/entities/new-note';
import { projectNoteSchema } from '@welding/domain/entities/project-note';
import { formatChicagoDateTime } from '@welding/domain/values/chicago-time';
import { NotebookPen } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { deskApiPaths } from '#desk/paths.ts';
import { DeskListView } from '#desk/ui/desk-list-view.tsx';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { useSave } from '#desk/ui/use-save.ts';
import { createIdempotencyKeys } from '#shared/api/idempotency-keys.ts';
import { Field } from '#shared/ui/field.tsx';
import { Panel } from '#shared/ui/panel.tsx';

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
    <Panel title="Notes" icon={NotebookPen}>
      <NoteForm projectId={projectId} />
      <DeskListView
        list={notes}
        noun="notes"
        empty={<p>No notes yet.</p>}
        onMore={() => setLimit((shown) => shown + pageSize)}
      >
        {(items) => (
          <ol className="grid gap-3">
            {items.map(({ id, text, authorName, at }) => (
              <li key={id} className="grid gap-1 border-base-300 border-t pt-3">
                <p className="wrap-anywhere whitespace-pre-line">{text}</p>
                <p className="text-sm text-base-content/75">
                  {authorName}, {formatChicagoDateTime(new Date(at))}
                </p>
              </li>
            ))}
          </ol>
        )}
      </DeskListView>
    </Panel>
  );
}

function NoteForm({ projectId }: { projectId: string }) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [keys] = useState(createIdempotencyKeys);
  const { state, save } = useSave();

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const read = newNoteSchema.safeParse({ text });
    setError(read.success ? undefined : read.error.issues[0]?.message);
    if (!read.success) return;
    const isSaved = await save(async () => {
      const { deskRequest } = await import('#desk/session/desk-request.ts');
      const options = { body: read.data, idempotencyKey: keys.keyFor(read.data) };
      await deskRequest(
        deskApiPaths.projectNotes(projectId),
        (json) => projectNoteSchema.parse(json),
        options,
      );
      keys.renew();
    });
    if (isSaved) setText('');
  };

  return (
    <form className="grid gap-3" noValidate onSubmit={(event) => void send(event)}>
      <Field label="New note" error={error} hint="For the staff alone. The client never sees notes.">
        {(control) => (
          <textarea
            {...control}
            className="textarea"
            rows={2}
            maxLength={5000}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <SaveProblem state={state} />
      <button
        type="submit"
        className="btn btn-outline justify-self-start"
        aria-disabled={state.phase === 'saving'}
      >
        Add note
      </button>
    </form>
  );
}
