import { arrivalWords } from '@welding/domain/entities/arrival-words';
import { appointmentTime } from '#shared/appointments/appointment-time.ts';
import { bookingTexts } from './booking-texts.tsx';

type ChosenTimeProps = {
  chosen: Date | undefined;
  /** How long after it the welder may arrive; undefined where that is not known. */
  windowMinutes: number | undefined;
};

/** What is about to be booked, beside the button that books it: the fields are a screen away on a phone. */
export function ChosenTime({ chosen, windowMinutes }: ChosenTimeProps) {
  return (
    <p role="status" className="min-h-18 sm:min-h-12 md:col-span-2">
      {chosen && (
        <>
          <strong>{appointmentTime(chosen)}</strong>
          {windowMinutes !== undefined &&
            windowMinutes > 0 &&
            bookingTexts().chosenArrival(
              arrivalWords({ visit: { scheduledDate: chosen.toISOString() }, windowMinutes }),
            )}
        </>
      )}
    </p>
  );
}
