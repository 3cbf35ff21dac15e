import { appointmentNoteSchema } from '@welding/domain/entities/notes';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { DeskListView } from '#desk/ui/desk-list-view.tsx';
import { NoteList } from '#desk/ui/note-list.tsx';
import { deskVisitTexts } from './today-texts.ts';

const visitNotes = {
  collection: 'appointmentNotes',
  schema: appointmentNoteSchema,
  limit: 20,
} as const;

type VisitNotesListProps = {
  appointmentId: string;
  welderId: string | undefined;
};

/** Oldest first. */
export function VisitNotesList({ appointmentId, welderId }: VisitNotesListProps) {
  const t = deskVisitTexts();
  const ofVisit = ['appointmentId', '==', appointmentId] as const;
  const notes = useDeskList(
    welderId
      ? { ...visitNotes, where: [ofVisit, ['welderIds', 'array-contains', welderId]] }
      : { ...visitNotes, where: [ofVisit] },
  );
  return (
    <DeskListView list={notes} noun={t.nouns} empty={<p>{t.noNotes}</p>}>
      {(items) => <NoteList notes={items.toSorted((one, other) => one.at.localeCompare(other.at))} />}
    </DeskListView>
  );
}
