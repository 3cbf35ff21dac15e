import {
  isOpenAt,
  type SpecialDay,
  specialDayAt,
  specialHoursText,
} from '@welding/domain/booking/opening-hours';
import { chosenInstant, deviceDiffersFromChicago } from '@welding/domain/values/chicago-time';
import { lazyByLanguage } from '@welding/domain/values/lazy-by-language';
import type { ReactNode } from 'react';
import { ClockChangeNotes } from '#shared/appointments/clock-change-notes.tsx';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import { bookingTexts } from './booking-texts.tsx';
import type { BookingValues } from './booking-values.ts';

type BookingTimeNotesProps = Pick<BookingValues, 'wallTime' | 'pass'> & {
  specialDays: readonly SpecialDay[];
  onWallTime: (wallTime: string) => void;
  /** The two radio buttons that tell the passes of a repeated hour apart. */
  passChoice: (pass: BookingValues['pass'], label: string) => ReactNode;
};

const deviceFormat = lazyByLanguage(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    }),
);

/** What there is to say about the chosen time: skipped or repeated by the clock, special, outside the hours, elsewhere on the device. */
export function BookingTimeNotes({
  wallTime,
  pass,
  specialDays,
  onWallTime,
  passChoice,
}: BookingTimeNotesProps) {
  const instant = chosenInstant({ wallTime, pass });
  const special = instant && specialDayAt(instant, specialDays);
  return (
    <>
      <ClockChangeNotes wallTime={wallTime} onWallTime={onWallTime} passChoice={passChoice} />
      <div role="status" className="grid gap-1 text-sm empty:hidden">
        {special && (
          <p className="font-semibold">
            {special.open
              ? bookingTexts().specialOpen(special.label, specialHoursText(special))
              : bookingTexts().specialClosed(special.label)}
          </p>
        )}
        {instant && !isOpenAt(instant, specialDays) && (
          <p className="font-semibold">
            {bookingTexts().outsideHours(<PhoneLink emergency className="link whitespace-nowrap" />)}
          </p>
        )}
        {instant && deviceDiffersFromChicago(instant) && (
          <p>
            {bookingTexts().onDeviceClock(
              deviceFormat()
                .format(instant)
                .replace(/\u202f/g, ' '),
            )}
          </p>
        )}
      </div>
    </>
  );
}
