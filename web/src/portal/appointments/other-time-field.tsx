import {
  isOpenAt,
  openHoursText,
  type SpecialDay,
  specialDayAt,
  specialHoursText,
} from '@welding/domain/booking/opening-hours';
import { businessHours } from '@welding/domain/values/business';
import {
  chosenInstant,
  deviceDiffersFromChicago,
  formatDeviceDateTime,
  toChicagoWallTime,
} from '@welding/domain/values/chicago-time';
import { type ReactNode, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ClockChangeNotes } from '#shared/appointments/clock-change-notes.tsx';
import { useSpecialDays } from '#shared/appointments/use-special-days.ts';
import { TextField } from '#shared/form/text-field.tsx';
import type { SavedFormHandle } from '#shared/form/use-saved-form.ts';
import { serverNow } from '#shared/time/server-clock.ts';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import type { BookingValues } from './booking-values.ts';
import { portalBookingTexts } from './portal-booking-texts.tsx';

/** The visit's date and time as the specification requires. Shows the chosen time and accepts any other. */
export function OtherTimeField({ form }: { form: SavedFormHandle<BookingValues> }) {
  const t = portalBookingTexts();
  const [now, setNow] = useState(() => serverNow());
  const specialDays = useSpecialDays(true);
  const [wallTime, pass] = useWatch({ control: form.control, name: ['wallTime', 'pass'] });
  return (
    <>
      <div className="grid content-start gap-3">
        <TextField
          form={form}
          name="wallTime"
          label={deviceDiffersFromChicago(now) ? t.dateAndChicagoTime : t.dateAndTime}
          hint={t.anyOtherTime}
          type="datetime-local"
          min={toChicagoWallTime(now)}
          onFocus={() => setNow(serverNow())}
        />
        <BookingTimeNotes
          wallTime={wallTime}
          pass={pass}
          specialDays={specialDays}
          onWallTime={(next) => form.setValue('wallTime', next)}
          passChoice={(value, label) => (
            <label className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="radio"
                className="radio border-base-content/60"
                checked={pass === value}
                onChange={() => form.setValue('pass', value)}
              />
              {label}
            </label>
          )}
        />
      </div>
      <div className="grid content-start gap-1.5">
        <p className="font-semibold">{t.businessHours}</p>
        <BusinessHoursList />
      </div>
    </>
  );
}

/** In Chicago time. */
function BusinessHoursList() {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5 text-sm">
      {businessHours.map((group) => (
        <div key={group.label} className="col-span-2 grid grid-cols-subgrid">
          <dt>{group.label}</dt>
          <dd className="font-semibold">{openHoursText(group)}</dd>
        </div>
      ))}
    </dl>
  );
}

type BookingTimeNotesProps = Pick<BookingValues, 'wallTime' | 'pass'> & {
  specialDays: readonly SpecialDay[];
  onWallTime: (wallTime: string) => void;
  passChoice: (pass: BookingValues['pass'], label: string) => ReactNode;
};

/** Notes on the chosen time: skipped or repeated, a special day, outside hours, another time zone on the device. */
function BookingTimeNotes({ wallTime, pass, specialDays, onWallTime, passChoice }: BookingTimeNotesProps) {
  const t = portalBookingTexts();
  const instant = chosenInstant({ wallTime, pass });
  const special = instant && specialDayAt(instant, specialDays);
  return (
    <>
      <ClockChangeNotes wallTime={wallTime} onWallTime={onWallTime} passChoice={passChoice} />
      <div role="status" className="grid gap-1 text-sm empty:hidden">
        {special && (
          <p className="font-semibold">
            {special.open
              ? t.specialOpen(special.label, specialHoursText(special))
              : t.specialClosed(special.label)}
          </p>
        )}
        {instant && !isOpenAt(instant, specialDays) && (
          <p className="font-semibold">
            {t.outsideHours(<PhoneLink emergency className="link whitespace-nowrap" />)}
          </p>
        )}
        {instant && deviceDiffersFromChicago(instant) && (
          <p>{t.onDeviceClock(formatDeviceDateTime(instant))}</p>
        )}
      </div>
    </>
  );
}
