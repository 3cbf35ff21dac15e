import type { Appointment } from '@welding/domain/entities/appointment';
import { storedQuoteSchema } from '@welding/domain/entities/stored-quote';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { isPlanner } from '#desk/live/use-people.ts';
import type { DeskPerson } from '#desk/session/desk-session.ts';
import { useJobSheets } from '#desk/today/use-job-sheets.ts';
import { VisitIntake } from '#desk/ui/visit-intake.tsx';

type IntakeOfVisitProps = { visit: Appointment; person: DeskPerson };

/** What the request said that a visit came of. Requests are closed to welders, who get it with what belongs to their visits. */
export function IntakeOfVisit({ visit, person }: IntakeOfVisitProps) {
  if (!visit.projectId) return null;
  return isPlanner(person) ? (
    <IntakeOfProject projectId={visit.projectId} />
  ) : (
    <IntakeOfOwnVisit visitId={visit.id} />
  );
}

function IntakeOfProject({ projectId }: { projectId: string }) {
  const quotes = useDeskList({
    collection: 'quotes',
    schema: storedQuoteSchema,
    where: [['projectId', '==', projectId]],
    limit: 1,
  });
  return <VisitIntake intake={quotes.status === 'ready' ? quotes.items[0]?.intake : undefined} />;
}

function IntakeOfOwnVisit({ visitId }: { visitId: string }) {
  const sheets = useJobSheets(visitId);
  return <VisitIntake intake={sheets?.find(({ appointmentId }) => appointmentId === visitId)?.intake} />;
}
