import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { MyVisit } from './my-visits.ts';
import { useWholeVisit } from './use-whole-visit.ts';
import { VisitContact } from './visit-contact.tsx';
import { VisitFacts } from './visit-facts.tsx';
import { visitName } from './visit-name.ts';
import { arrivalText } from './visit-times.ts';

/** A visit of another day in one line, which opens to what belongs to it. */
export function ComingVisit({ shown }: { shown: MyVisit }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="panel group" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="flex min-h-12 cursor-pointer items-center gap-3 px-4 py-3">
        <span className="grid min-w-0 grow gap-x-3 sm:flex">
          <span className="shrink-0 font-semibold tabular-nums">{arrivalText(shown.visit)}</span>
          <span className="min-w-0 wrap-anywhere">{visitName(shown)}</span>
        </span>
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 opacity-60 group-open:rotate-180" />
      </summary>
      {isOpen && <Opened shown={shown} />}
    </details>
  );
}

function Opened({ shown }: { shown: MyVisit }) {
  const headingId = useId();
  const whole = useWholeVisit(shown);
  return (
    <article aria-labelledby={headingId} className="grid gap-4 border-t border-base-300 p-4">
      <VisitFacts shown={whole} id={headingId} />
      <VisitContact {...whole} />
    </article>
  );
}
