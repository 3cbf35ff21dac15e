import { appointmentNoteSchema } from '@welding/domain/entities/appointment-note';
import { formatChicagoDateTime } from '@welding/domain/values/chicago-time';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { DeskListView } from '#desk/ui/desk-list-view.tsx';

const visitNotes = {
  collection: 'appointmentNotes',
  schema: appointmentNoteSchema,
  limit: 20,
} as const;

type VisitNotesListProps = {
  appointmentId: string;
  /** Whose notes alone may be read, by a welder. */
  welderId: string | undefined;
};

/** The notes about a visit, the first first. */
export function VisitNotesList({ appointmentId, welderId }: VisitNotesListProps) {
  const ofVisit = ['appointmentId', '==', appointmentId] as const;
  const notes = useDeskList(
    welderId
      ? { ...visitNotes, where: [ofVisit, ['welderIds', 'array-contains', welderId]] }
      : { ...visitNotes, where: [ofVisit] },
  );
  return (
    <DeskListView list={notes} noun="notes" empty={<p>No notes.</p>}>
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
