import { locksVisit } from '@welding/domain/booking/client-change';
import { passedVisits } from '@welding/domain/booking/passed-visits';
import type { ClientVisit } from '@welding/domain/entities/client-visit';
import { itemsOf } from '#portal/live-lists/live-list.ts';
import { usePortalList } from '#portal/live-lists/use-portal-list.ts';
import { appointmentTime } from '#shared/appointments/appointment-time.ts';
import { serverNow } from '#shared/time/server-clock.ts';
import { appointmentsList } from './appointments-list.ts';
import { visitChangeTexts } from './visit-change-texts.tsx';

type MoveNotesProps = { visit: ClientVisit; to: Date; cutoffHours: number | undefined };

/** What a client should know before a visit is moved: that it is locked then, and that the days of a job change places. */
export function MoveNotes({ visit, to, cutoffHours }: MoveNotesProps) {
  const coming = itemsOf(usePortalList(appointmentsList, visit.clientId)) ?? [];
  const texts = visitChangeTexts();
  return (
    <div role="status" className="grid gap-1 font-semibold empty:hidden">
      {cutoffHours !== undefined && locksVisit(to, cutoffHours, serverNow()) && (
        <p>{texts.locks(cutoffHours)}</p>
      )}
      {passedVisits(visit, to, coming).map(({ id, scheduledDate }) => {
        const other = new Date(scheduledDate);
        return <p key={id}>{(to < other ? texts.comesBefore : texts.comesAfter)(appointmentTime(other))}</p>;
      })}
    </div>
  );
}
