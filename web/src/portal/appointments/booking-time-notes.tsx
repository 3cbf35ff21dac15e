import { clockText, isOpenAt } from '@welding/domain/business/opening-hours';
import {
  deviceDiffersFromChicago,
  formatChicagoTime,
  readChicagoWallTime,
  toChicagoWallTime,
} from '@welding/domain/values/chicago-time';
import { lazy } from '@welding/domain/values/lazy';
import type { ReactNode } from 'react';
import { clockName } from '#shared/appointments/appointment-time.ts';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import { type BookingValues, chosenInstant } from './booking-values.ts';

type BookingTimeNotesProps = Pick<BookingValues, 'wallTime' | 'pass'> & {
  onWallTime: (wallTime: string) => void;
  /** The two radio buttons that tell the passes of a repeated hour apart. */
  passChoice: (pass: BookingValues['pass'], label: string) => ReactNode;
};

const deviceFormat = lazy(
  () =>
    new Intl.DateTimeFormat('en-US', {
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    }),
);

/** What there is to say about the chosen time: skipped or repeated by the clock, outside the hours, elsewhere on the device. */
export function BookingTimeNotes({ wallTime, pass, onWallTime, passChoice }: BookingTimeNotesProps) {
  const reading = readChicagoWallTime(wallTime);
  const instant = chosenInstant({ wallTime, pass });
  const time = clockText(wallTime.slice(11, 16));
  return (
    <>
      {reading.kind === 'skipped' && (
        <div role="status" className="grid justify-items-start gap-2 text-sm">
          <p>Clocks in Chicago go forward that night, so {time} does not exist.</p>
          <button
            type="button"
            className="btn btn-outline"
            onClick={() => onWallTime(toChicagoWallTime(reading.next))}
          >
            Use {formatChicagoTime(reading.next)}
          </button>
        </div>
      )}
      {reading.kind === 'repeated' && (
        <fieldset className="grid gap-1">
          <legend className="text-sm">
            Clocks in Chicago go back that night, so {time} comes twice. Which one?
          </legend>
          {passChoice('first', `The first ${time} (${clockName('first')})`)}
          {passChoice('second', `The second, an hour later (${clockName('second')})`)}
        </fieldset>
      )}
      <div role="status" className="grid gap-1 text-sm empty:hidden">
        {instant && !isOpenAt(instant) && (
          <p className="font-semibold">
            Outside our business hours. You can still book it: we call you to confirm. In an emergency, call{' '}
            <PhoneLink emergency className="link whitespace-nowrap" />.
          </p>
        )}
        {instant && deviceDiffersFromChicago(instant) && (
          <p>
            On this device's clock:{' '}
            {deviceFormat()
              .format(instant)
              .replace(/\u202f/g, ' ')}
          </p>
        )}
      </div>
    </>
  );
}
