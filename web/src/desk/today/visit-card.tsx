import { CloudUpload } from 'lucide-react';
import { useId } from 'react';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { StatusBadge } from '#shared/ui/status-badge.tsx';
import { useOnline } from '#shared/ui/use-online.ts';
import { Collect } from './collect.tsx';
import { isOpenFor, type MyVisit } from './my-visits.ts';
import { useWholeVisit } from './use-whole-visit.ts';
import { VisitContact } from './visit-contact.tsx';
import { VisitFacts } from './visit-facts.tsx';
import { visitName } from './visit-name.ts';
import { VisitNotes } from './visit-notes.tsx';
import { VisitPhotos } from './visit-photos.tsx';
import { VisitSteps } from './visit-steps.tsx';
import { visitTexts } from './visit-texts.ts';

// As high as it becomes: it is tapped at once.
const UndoTap = lazyPart(async () => (await import('./undo-tap.tsx')).UndoTap, {
  waiting: <div className="min-h-11" />,
});

const ToSign = lazyPart(async () => (await import('#desk/signing/to-sign.tsx')).ToSign, {
  waiting: <div className="min-h-11" />,
});

const ExpensesDisclosure = lazyPart(
  async () => (await import('#desk/expenses/expenses-disclosure.tsx')).ExpensesDisclosure,
  { waiting: <div className="min-h-11" /> },
);

/** One stop of the day, with everything that is done there. @param props.personId whoever drives there */
export function VisitCard({ shown: listed, personId }: { shown: MyVisit; personId: string }) {
  const headingId = useId();
  const shown = useWholeVisit(listed);
  const { toSign = [] } = shown.sheet ?? {};
  return (
    <article
      aria-labelledby={headingId}
      className="panel grid content-start gap-4 px-[min(1rem,4.5vw)] py-4 data-[over=true]:bg-base-200 sm:p-5"
      data-over={!isOpenFor(shown)}
    >
      <VisitFacts shown={shown} id={headingId} />
      <VisitContact {...shown} />
      <VisitSteps shown={shown} />
      {shown.waiting.length > 0 && <Waiting />}
      <Collect shown={shown} />
      {shown.recent && <UndoTap key={shown.recent.tapped} recent={shown.recent} held={shown.held} />}
      {toSign.length > 0 && <ToSign estimates={toSign} />}
      <VisitPhotos shown={shown} />
      {shown.visit.projectId && (
        <ExpensesDisclosure projectId={shown.visit.projectId} projectName={visitName(shown)} />
      )}
      {shown.own.finishedAt && <VisitNotes visit={shown.visit} welderId={personId} />}
    </article>
  );
}

/** Says that a tap waits; below the steps, as the next one is tapped at once. */
function Waiting() {
  const label = useOnline() ? visitTexts().sending : visitTexts().willSend;
  return (
    <p>
      <StatusBadge label={label} tone="grey" icon={CloudUpload} />
    </p>
  );
}
