import { deskApiPaths } from '@welding/domain/api-paths';
import { type Appointment, appointmentSchema } from '@welding/domain/entities/appointment';
import { localTitle } from '@welding/domain/entities/local-title';
import { newNoteSchema, projectNoteSchema } from '@welding/domain/entities/notes';
import type { Project } from '@welding/domain/entities/project';
import { isOpenVisit } from '@welding/domain/money/derived-fields';
import { deskPaths } from '@welding/domain/paths';
import { CalendarDays, CalendarPlus, Image, NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { AddPhotos } from '#desk/photos/add-photos.tsx';
import { ComparePhotos } from '#desk/photos/desk-picture.tsx';
import { PhotoGrid } from '#desk/photos/photo-grid.tsx';
import { deskRequest } from '#desk/session/desk-request.ts';
import { VisitNotes } from '#desk/today/visit-notes.tsx';
import { DeskForm } from '#desk/ui/desk-form.tsx';
import { type ListOf, ListPanel } from '#desk/ui/desk-list.tsx';
import { DeskListView } from '#desk/ui/desk-list-view.tsx';
import { NoteList } from '#desk/ui/note-list.tsx';
import { CrewNames } from '#desk/ui/visit-marks.tsx';
import { appointmentBadge, appointmentTime } from '#shared/appointments/appointment-time.ts';
import { TextField } from '#shared/form/text-field.tsx';
import { useSavedForm } from '#shared/form/use-saved-form.ts';
import { LinkButton } from '#shared/ui/button.tsx';
import { Panel, StatusBadge } from '#shared/ui/panel.tsx';
import { deskProjectTexts } from './projects-texts.ts';

const mostVisits = 60;

/** A project's visits: upcoming first, then past ones, latest first. */
export function VisitsPanel({ project }: { project: Project }) {
  const { id: projectId, clientId, status, title } = project;
  return (
    <ListPanel
      of={visitsList}
      pageSize={10}
      query={(limit) => ({
        collection: 'appointments',
        schema: appointmentSchema,
        where: [['projectId', '==', projectId]],
        order: ['scheduledDate', 'desc'],
        limit: Math.max(limit, mostVisits),
      })}
      sort={nextFirst}
      action={
        (status === 'pending' || status === 'in_progress') && (
          <LinkButton
            to={deskPaths.newVisit({ client: clientId, project: projectId, title })}
            icon={CalendarPlus}
            className="justify-self-start"
          >
            {deskProjectTexts().planVisit}
          </LinkButton>
        )
      }
    />
  );
}

/** @param visits the latest first */
function nextFirst(visits: readonly Appointment[]): Appointment[] {
  const [coming, over] = [visits.filter(isOpenVisit), visits.filter((visit) => !isOpenVisit(visit))];
  return [...coming.toReversed(), ...over];
}

const visitsList: ListOf<Appointment> = {
  title: deskProjectTexts().visits,
  icon: CalendarDays,
  noun: deskProjectTexts().visitNouns,
  none: deskProjectTexts().noVisits,
  Row: ({ item: visit }) => (
    <>
      <Link to={deskPaths.visit(visit.id)} className="list-row-button flex-wrap">
        <span className="grid min-w-0 flex-1 basis-40">
          <span className="wrap-anywhere font-semibold">{localTitle(visit.title)}</span>
          <span>{appointmentTime(new Date(visit.scheduledDate))}</span>
          <span className="wrap-anywhere text-sm text-base-content/75">
            <CrewNames visit={visit} />
          </span>
        </span>
        <StatusBadge {...appointmentBadge(visit)} />
      </Link>
      {visit.status === 'completed' && <VisitNotes visit={visit} />}
    </>
  ),
};

const pageSize = 10;

/** Newest first, with a field for a new note. */
export function NotesPanel({ projectId }: { projectId: string }) {
  const t = deskProjectTexts();
  const [limit, setLimit] = useState(pageSize);
  const notes = useDeskList({
    collection: 'projectNotes',
    schema: projectNoteSchema,
    where: [['projectId', '==', projectId]],
    order: ['at', 'desc'],
    limit,
  });
  return (
    <Panel title={t.notes} icon={NotebookPen}>
      <NoteForm projectId={projectId} />
      <DeskListView
        list={notes}
        noun={t.nouns}
        empty={<p>{t.none}</p>}
        onMore={() => setLimit((shown) => shown + pageSize)}
      >
        {(items) => <NoteList notes={items} className="grid gap-1 border-base-300 border-t pt-3" />}
      </DeskListView>
    </Panel>
  );
}

const toNote = (json: unknown) => projectNoteSchema.parse(json);

function NoteForm({ projectId }: { projectId: string }) {
  const t = deskProjectTexts();
  const form = useSavedForm({
    schema: newNoteSchema,
    stored: { values: { text: '' }, updatedAt: null },
    draft: `note-${projectId}`,
    send: (body, { keyFor }) =>
      deskRequest(deskApiPaths.projectNotes(projectId), toNote, { body, idempotencyKey: keyFor(body) }),
    startsOver: true,
  });
  return (
    <DeskForm form={form} action={t.add} button="btn-outline" className="grid gap-3">
      <TextField form={form} name="text" label={t.newNote} hint={t.hint} rows={2} maxLength={5000} />
    </DeskForm>
  );
}

export function ProjectPhotos({ project }: { project: Project }) {
  const t = deskProjectTexts();
  const { id, beforePhotos, afterPhotos, photoCaptions } = project;
  const [before, after] = [beforePhotos[0], afterPhotos.at(-1)];
  const owner = { entity: 'project', id } as const;
  return (
    <Panel title={t.photos} icon={Image}>
      {beforePhotos.length + afterPhotos.length === 0 && <p>{t.noPhotos}</p>}
      {before && after && <ComparePhotos before={before} after={after} />}
      <h3 className="font-bold">{t.before}</h3>
      <PhotoGrid title={t.before} addresses={beforePhotos} captions={photoCaptions} owner={owner} />
      <AddPhotos projectId={id} list="beforePhotos" />
      <h3 className="font-bold">{t.after}</h3>
      <PhotoGrid title={t.after} addresses={afterPhotos} captions={photoCaptions} owner={owner} />
      <AddPhotos projectId={id} list="afterPhotos" />
    </Panel>
  );
}
