import type { Project } from '@welding/domain/entities/project';
import { storedAppointmentSchema } from '@welding/domain/entities/stored-appointment';
import { toldTitle } from '@welding/domain/entities/told-title';
import { deskPaths } from '@welding/domain/paths';
import { CalendarDays, CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { VisitNotes } from '#desk/today/visit-notes.tsx';
import { CrewNames } from '#desk/ui/crew-names.tsx';
import { DeskListView } from '#desk/ui/desk-list-view.tsx';
import { appointmentBadge } from '#shared/appointments/appointment-badge.ts';
import { appointmentTime } from '#shared/appointments/appointment-time.ts';
import { Panel } from '#shared/ui/panel.tsx';
import { StatusBadge } from '#shared/ui/status-badge.tsx';
import { projectTexts } from './project-texts.ts';

const pageSize = 10;

/** The visits of a project, the latest first. */
export function VisitsPanel({ project }: { project: Project }) {
  const { id: projectId, clientId, status, title } = project;
  const [limit, setLimit] = useState(pageSize);
  const visits = useDeskList({
    collection: 'appointments',
    schema: storedAppointmentSchema,
    where: [['projectId', '==', projectId]],
    order: ['scheduledDate', 'desc'],
    limit,
  });
  return (
    <Panel title={projectTexts().visits} icon={CalendarDays}>
      <DeskListView
        list={visits}
        noun={projectTexts().visitNouns}
        empty={<p>{projectTexts().noVisits}</p>}
        onMore={() => setLimit((shown) => shown + pageSize)}
      >
        {(items) => (
          <ul className="grid gap-3">
            {items.map((visit) => (
              <li key={visit.id}>
                <Link to={deskPaths.visit(visit.id)} className="list-row-button flex-wrap">
                  <span className="grid min-w-0 flex-1 basis-40">
                    <span className="wrap-anywhere font-semibold">{toldTitle(visit.title)}</span>
                    <span>{appointmentTime(new Date(visit.scheduledDate))}</span>
                    <span className="wrap-anywhere text-sm text-base-content/75">
                      <CrewNames visit={visit} />
                    </span>
                  </span>
                  <StatusBadge {...appointmentBadge(visit.status)} />
                </Link>
                {visit.status === 'completed' && <VisitNotes visit={visit} />}
              </li>
            ))}
          </ul>
        )}
      </DeskListView>
      {(status === 'pending' || status === 'in_progress') && (
        <Link
          to={deskPaths.newVisit({ client: clientId, project: projectId, title })}
          className="btn btn-outline justify-self-start"
        >
          <CalendarPlus aria-hidden="true" className="size-5" />
          {projectTexts().planVisit}
        </Link>
      )}
    </Panel>
  );
}
