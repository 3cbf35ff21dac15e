import type { Appointment } from '@welding/domain/entities/appointment';
import { useState } from 'react';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { deskVisitTexts } from './today-texts.ts';

const VisitNotesList = lazyPart(async () => (await import('./visit-notes-list.tsx')).VisitNotesList, {
  waiting: null,
});

/**
 * Loads when opened.
 * @param props.welderId limits a welder to their own notes
 */
export function VisitNotes({ visit, welderId }: { visit: Appointment; welderId?: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold underline">
        {deskVisitTexts().notes}
      </summary>
      {isOpen && <VisitNotesList appointmentId={visit.id} welderId={welderId} />}
    </details>
  );
}
