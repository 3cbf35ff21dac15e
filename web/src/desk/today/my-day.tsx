import { visitTimeText } from '@welding/domain/entities/arrival-words';
import { deskPaths } from '@welding/domain/paths';
import { formatChicagoDate } from '@welding/domain/values/chicago-time';
import { ChevronDown, Clock } from 'lucide-react';
import { useId, useState } from 'react';
import { LinkButton } from '#shared/ui/button.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { type MyVisit, partDays, visitName } from './my-visits.ts';
import { todayTexts } from './today-texts.ts';
import { VisitCard } from './visit-card.tsx';
import { VisitContactLinks, VisitDetails, VisitHead } from './visit-facts.tsx';

const CalendarFeed = lazyPart(async () => (await import('./calendar-feed-panel.tsx')).CalendarFeedPanel, {
  waiting: null,
});

type MyDayProps = { visits: readonly MyVisit[]; now: Date; personId: string };

/** The person's visits: today's in order, open earlier ones, this week's and next week's. */
export function MyDay({ visits, now, personId }: MyDayProps) {
  const t = todayTexts();
  const { left, today, coming } = partDays(visits, now);
  return (
    <>
      {left.length > 0 && <Stops title={t.notFinishedYet} visits={left} personId={personId} isDated />}
      <Stops title={t.yourStopsToday} visits={today} personId={personId} />
      {coming.length > 0 && (
        <section aria-labelledby="coming-visits" className="grid gap-4">
          <h2 id="coming-visits" className="display text-3xl">
            {t.thisWeekAndNext}
          </h2>
          {coming.map((day) => (
            <div key={day[0]?.visit.id} className="grid gap-2">
              <p className="font-semibold text-base-content/75">
                {day[0] && formatChicagoDate(new Date(day[0].visit.scheduledDate))}
              </p>
              {day.map((shown) => (
                <ComingVisit key={shown.visit.id} shown={shown} />
              ))}
            </div>
          ))}
        </section>
      )}
      <LinkButton to={deskPaths.hours()} icon={Clock} className="justify-self-start">
        {t.myHours}
      </LinkButton>
      <CalendarFeed />
    </>
  );
}

type StopsProps = { title: string; visits: readonly MyVisit[]; personId: string; isDated?: boolean };

function Stops({ title, visits, personId, isDated = false }: StopsProps) {
  return (
    <section aria-label={title} className="grid gap-4">
      <h2 className="display text-3xl">{title}</h2>
      {visits.length === 0 && <p className="text-lg">{todayTexts().noVisitsToday}</p>}
      <ol className="grid items-start gap-4 xl:grid-cols-2">
        {visits.map((shown) => (
          <li key={shown.visit.id} className="grid gap-1">
            {isDated && (
              <p className="font-semibold text-base-content/75">
                {formatChicagoDate(new Date(shown.visit.scheduledDate))}
              </p>
            )}
            <VisitCard shown={shown} personId={personId} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function ComingVisit({ shown }: { shown: MyVisit }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="panel group" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="flex min-h-12 cursor-pointer items-center gap-3 px-4 py-3">
        <span className="grid min-w-0 grow gap-x-3 sm:flex">
          <span className="shrink-0 font-semibold tabular-nums">{visitTimeText(shown.visit)}</span>
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
  return (
    <article aria-labelledby={headingId} className="grid gap-4 border-t border-base-300 p-4">
      <VisitHead shown={shown} id={headingId} />
      <VisitContactLinks {...shown} />
      <VisitDetails shown={shown} />
    </article>
  );
}
