import { tapsOf } from '@welding/domain/entities/crew-taps';
import { toldTitle } from '@welding/domain/entities/told-title';
import { minutesText } from '@welding/domain/values/minutes';
import { formatDollars } from '@welding/domain/values/money';
import { VisitIntake } from '#desk/ui/visit-intake.tsx';
import { appointmentBadge } from '#shared/appointments/appointment-badge.ts';
import { StatusBadge } from '#shared/ui/status-badge.tsx';
import { isOpen, type MyVisit } from './my-visits.ts';
import { progressText } from './progress-text.ts';
import { useTakenCash } from './taken-cash.ts';
import { toCollect } from './to-collect.ts';
import { visitTexts } from './visit-texts.ts';
import { arrivalText, durationText } from './visit-times.ts';

/** When a visit is, whose, what for, and what to collect. @param props.id of its heading */
export function VisitFacts({ shown: { visit, sheet }, id }: { shown: MyVisit; id: string }) {
  const client = visit.clientName ?? sheet?.clientName;
  const project = sheet?.projectTitle;
  const about = visit.description ?? sheet?.projectDescription;
  const collect = toCollect({ visit, sheet }, useTakenCash());
  const { label, tone, icon } = appointmentBadge(visit.status);
  return (
    <div className="grid min-w-0 gap-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="display text-2xl">{visitTexts().arrive(arrivalText(visit))}</span>
        <span className="text-base-content/75">· {durationText(visit)}</span>
        {/* How far an open visit is, its steps say: a badge that came with a tap would move the next button. */}
        {!isOpen(visit) && <StatusBadge label={label} tone={tone} icon={icon} />}
      </p>
      <h3 id={id} className="text-lg font-bold wrap-anywhere">
        {client ?? toldTitle(visit.title)}
      </h3>
      {client && <p className="wrap-anywhere">{toldTitle(visit.title)}</p>}
      {project && project !== visit.title && (
        <p className="wrap-anywhere">{visitTexts().project(toldTitle(project))}</p>
      )}
      {visit.needsTime && <p className="font-semibold">{visitTexts().clientChooses}</p>}
      {visit.needsWelder && <p className="font-semibold">{visitTexts().officeFinds}</p>}
      <CrewProgress visit={visit} sheet={sheet} />
      {about && <p className="whitespace-pre-line text-base-content/75 wrap-anywhere">{about}</p>}
      {visit.status !== 'completed' && visit.status !== 'cancelled' && <VisitIntake intake={sheet?.intake} />}
      {collect !== undefined && collect > 0 && visit.status !== 'cancelled' && (
        <p className="font-semibold">{visitTexts().toCollect(formatDollars(collect))}</p>
      )}
      {visit.hours !== undefined && <p>{visitTexts().worked(minutesText(Math.round(visit.hours * 60)))}</p>}
    </div>
  );
}

/** Who else makes a visit, and how far each has come: With Dana, finished 2:10 PM. */
function CrewProgress({ visit, sheet }: Pick<MyVisit, 'visit' | 'sheet'>) {
  return sheet?.crewmates?.map(({ id, name }) => (
    <p key={id} className="wrap-anywhere">
      {visitTexts().with(name, progressText(tapsOf(visit, id)))}
    </p>
  ));
}
