import { deskPaths } from '@welding/domain/paths';
import { LinkButton } from '#shared/ui/button.tsx';
import { calendarTexts } from './calendar-texts.ts';

/** Shown for an address of the calendar that leads to nothing. */
export function NothingHere({ title, children }: { title: string; children: string }) {
  return (
    <div className="grid justify-items-start gap-4">
      <h1 className="display text-4xl">{title}</h1>
      <p>{children}</p>
      <LinkButton to={deskPaths.calendar} look="primary">
        {calendarTexts().toTheCalendar}
      </LinkButton>
    </div>
  );
}
