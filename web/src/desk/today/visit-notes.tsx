import type { Appointment } from '@welding/domain/entities/appointment';
import { appointmentNoteSchema } from '@welding/domain/entities/appointment-note';
import { formatChicagoDateTime } from '@welding/domain/values/chicago-time';
import { useState } from 'react';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { DeskListView } from '#desk/ui/desk-list-view.tsx';

const visitNotes = {
  collection: 'appointmentNotes',
  schema: appointmentNoteSchema,
  limit: 20,
} as const;

/** What was noted about a visit, read when somebody opens it. @param props.welderId whose notes alone may be read, by a welder */
export function VisitNotes({ visit, welderId }: { visit: Appointment; welderId?: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold underline">Notes</summary>
      {isOpen && <Notes appointmentId={visit.id} welderId={welderId} />}
    </details>
  );
}

function Notes({ appointmentId, welderId }: { appointmentId: string; welderId: string | undefined }) {
  const ofVisit = ['appointmentId', '==', appointmentId] as const;
  const notes = useDeskList(
    welderId
      ? { ...visitNotes, where: [ofVisit, ['welderIds', 'array-contains', welderId]] }
      : { ...visitNotes, where: [ofVisit] },
  );
  return (
    <DeskListView list={notes} noun="notes" empty={<p>Nothing was noted.</p>}>
      {(items) => (
        <ul className="grid gap-3">
          {items
            .toSorted((one, other) => one.at.localeCompare(other.at))
            .map(({ id, text, authorName, at }) => (
              <li key={id}>
                <p className="whitespace-pre-line wrap-anywhere">{text}</p>
                <p className="text-sm text-base-content/75">
                  {authorName}, {formatChicagoDateTime(new Date(at))}
                </p>
              </li>
            ))}
        </ul>
      )}
    </DeskListView>
  );
}
