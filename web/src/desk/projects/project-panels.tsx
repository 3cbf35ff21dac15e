import { deskApiPaths } from '@welding/domain/api-paths';
import { type Appointment, appointmentSchema } from '@welding/domain/entities/appointment';
import { durationText } from '@welding/domain/entities/duration';
import { localTitle } from '@welding/domain/entities/local-title';
import { newNoteSchema, projectNoteSchema } from '@welding/domain/entities/notes';
import type { Project } from '@welding/domain/entities/project';
import { isOpenVisit } from '@welding/domain/money/derived-fields';
import { deskPaths } from '@welding/domain/paths';
import { CalendarDays, CalendarPlus, Columns2, Image, NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { ProjectHours } from '#desk/hours/project-hours.tsx';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { AddPhotos } from '#desk/photos/add-photos.tsx';
import { ComparePhotos } from '#desk/photos/desk-picture.tsx';
import { PhotoGrid } from '#desk/photos/photo-grid.tsx';
import { deskRequest } from '#desk/session/desk-request.ts';
import { useDeskSession } from '#desk/session/desk-session.ts';
import { VisitNotes } from '#desk/today/visit-notes.tsx';
import { DeskForm } from '#desk/ui/desk-form.tsx';
import { countOf } from '#desk/ui/desk-list.tsx';
import { DeskListView } from '#desk/ui/desk-list-view.tsx';
import { DialogButton } from '#desk/ui/dialog-button.tsx';
import { FoldedPanel } from '#desk/ui/folded-panel.tsx';
import { NoteList } from '#desk/ui/note-list.tsx';
import { CrewNames } from '#desk/ui/visit-marks.tsx';
import { appointmentBadge, appointmentTime } from '#shared/appointments/appointment-time.ts';
import { TextField } from '#shared/form/text-field.tsx';
import { useSavedForm } from '#shared/form/use-saved-form.ts';
import type { Part } from '#shared/live-lists/complete.ts';
import { Button, LinkButton } from '#shared/ui/button.tsx';
import { Panel, StatusBadge } from '#shared/ui/panel.tsx';
import { deskProjectTexts } from './projects-texts.ts';

const mostVisits = 60;

/** The latest first. */
export const visitsOfProject = (projectId: string, limit = mostVisits) =>
  ({
    collection: 'appointments',
    schema: appointmentSchema,
    where: [['projectId', '==', projectId]],
    order: ['scheduledDate', 'desc'],
    limit,
  }) as const;

/** A project's visits: those to come, then the earlier ones folded, with the hours worked against those planned. */
export function VisitsPanel({ project }: { project: Project }) {
  const t = deskProjectTexts();
  const session = useDeskSession();
  const [limit, setLimit] = useState(mostVisits);
  const { id: projectId, clientId, status, title } = project;
  const visits = useDeskList(visitsOfProject(projectId, limit));
  return (
    <Panel title={t.visits} icon={CalendarDays}>
      <DeskListView
        list={visits}
        noun={t.visitNouns}
        empty={<p>{t.noVisits}</p>}
        onMore={() => setLimit((shown) => shown + mostVisits)}
      >
        {(items) => <Visits visits={items} />}
      </DeskListView>
      {session.phase === 'signed-in' && <ProjectHours projectId={projectId} person={session.person} />}
      {(status === 'pending' || status === 'in_progress') && (
        <LinkButton
          to={deskPaths.newVisit({ client: clientId, project: projectId, title })}
          icon={CalendarPlus}
          className="justify-self-start"
        >
          {t.planVisit}
        </LinkButton>
      )}
    </Panel>
  );
}

/** @param props.visits the latest first */
function Visits({ visits }: { visits: Part<Appointment> }) {
  const all = [...visits];
  const coming = all.filter(isOpenVisit).toReversed();
  const over = all.filter((visit) => !isOpenVisit(visit));
  return (
    <>
      <VisitList visits={coming} />
      {over.length > 0 && (
        <details open={coming.length === 0 && over.length < 3}>
          <summary className="link inline-flex min-h-11 cursor-pointer items-center">
            {deskProjectTexts().earlierVisits}
          </summary>
          <VisitList visits={over} />
        </details>
      )}
    </>
  );
}

function VisitList({ visits }: { visits: readonly Appointment[] }) {
  return (
    <ul className="grid gap-2 empty:hidden">
      {visits.map((visit) => (
        <li key={visit.id}>
          <VisitRow visit={visit} />
        </li>
      ))}
    </ul>
  );
}

function VisitRow({ visit }: { visit: Appointment }) {
  return (
    <>
      <Link to={deskPaths.visit(visit.id)} className="list-row-button flex-wrap">
        <span className="grid min-w-0 flex-1 basis-40">
          <span className="wrap-anywhere font-semibold">
            {appointmentTime(new Date(visit.scheduledDate))}
          </span>
          <span className="wrap-anywhere">{localTitle(visit.title)}</span>
          <span className="wrap-anywhere text-sm text-base-content/75">
            <CrewNames visit={visit} /> · {durationText(visit.duration)}
          </span>
        </span>
        <StatusBadge {...appointmentBadge(visit)} />
      </Link>
      {visit.status === 'completed' && <VisitNotes visit={visit} />}
    </>
  );
}

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
  const count = countOf(notes);
  return (
    <FoldedPanel
      title={t.notes}
      icon={NotebookPen}
      note={count !== '0' && count}
      isEmpty={count === '0'}
      className="job-rest"
    >
      <NoteForm projectId={projectId} />
      <DeskListView
        list={notes}
        noun={t.nouns}
        empty={<p>{t.none}</p>}
        onMore={() => setLimit((shown) => shown + pageSize)}
      >
        {(items) => <NoteList notes={items} className="grid gap-1 border-base-300 border-t pt-3" />}
      </DeskListView>
    </FoldedPanel>
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
    <DeskForm form={form} action={t.addNote} button="btn-outline" className="grid gap-3">
      <TextField form={form} name="text" label={t.newNote} hint={t.hint} rows={2} maxLength={5000} />
    </DeskForm>
  );
}

/** Before and after beside each other: one pair, then all. */
export function ProjectPhotos({ project }: { project: Project }) {
  const t = deskProjectTexts();
  const { id, beforePhotos, afterPhotos, photoCaptions } = project;
  const [before, after] = [beforePhotos[0], afterPhotos.at(-1)];
  const [areAllShown, setAllShown] = useState(false);
  const count = beforePhotos.length + afterPhotos.length;
  const hasMore = !areAllShown && (beforePhotos.length > 1 || afterPhotos.length > 1);
  const shown = {
    beforePhotos: areAllShown ? beforePhotos : beforePhotos.slice(0, 1),
    afterPhotos: areAllShown ? afterPhotos : afterPhotos.slice(-1),
  };
  const owner = { entity: 'project', id } as const;
  return (
    <Panel title={t.photos} icon={Image}>
      <div className="photo-pairs">
        {(['beforePhotos', 'afterPhotos'] as const).map((list) => {
          const name = list === 'beforePhotos' ? t.before : t.after;
          return (
            <div key={list} className="grid content-start gap-2">
              <AddPhotos projectId={id} list={list} heading={name} />
              <PhotoGrid title={name} addresses={shown[list]} captions={photoCaptions} owner={owner} />
            </div>
          );
        })}
      </div>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {before && after && (
          <DialogButton label={t.compare} icon={Columns2} title={t.compare} shape="wide">
            {() => <ComparePhotos before={before} after={after} />}
          </DialogButton>
        )}
        {hasMore && <Button onClick={() => setAllShown(true)}>{t.allPhotos(count)}</Button>}
      </div>
    </Panel>
  );
}
