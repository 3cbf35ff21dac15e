import { type ComponentProps, useState } from 'react';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';
import type { DayRoutes as Routes } from './day-routes.tsx';
import { dayRoutesTexts } from './day-routes-texts.ts';

const DayRoutes = lazyPart(async () => (await import('./day-routes.tsx')).DayRoutes, {
  waiting: <Spinner label={dayRoutesTexts().loading} />,
});

/** The stops of a day as they are driven, once somebody opens it. */
export function DayRoutesDisclosure(day: ComponentProps<typeof Routes>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="pt-4" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center font-semibold">
        {dayRoutesTexts().stopsInOrder}
      </summary>
      <div className="pt-2">{isOpen && <DayRoutes {...day} />}</div>
    </details>
  );
}
