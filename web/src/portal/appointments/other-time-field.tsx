import { hoursText } from '@welding/domain/booking/opening-hours';
import type { AppointmentRequest } from '@welding/domain/entities/appointment-request';
import { businessHours } from '@welding/domain/values/business';
import { deviceDiffersFromChicago, toChicagoWallTime } from '@welding/domain/values/chicago-time';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useSpecialDays } from '#shared/appointments/use-special-days.ts';
import { serverNow } from '#shared/time/server-clock.ts';
import { Field } from '#shared/ui/field.tsx';
import { bookingTexts } from './booking-texts.tsx';
import { BookingTimeNotes } from './booking-time-notes.tsx';
import type { BookingValues } from './booking-values.ts';

type OtherTimeFieldProps = { form: UseFormReturn<BookingValues, unknown, AppointmentRequest> };

/** The date and time of the visit as the specification asks for them: what was chosen stands there, and any other time can. */
export function OtherTimeField({ form: { control, register, formState, setValue } }: OtherTimeFieldProps) {
  const [now, setNow] = useState(() => serverNow());
  const specialDays = useSpecialDays(true);
  const [wallTime, pass] = useWatch({ control, name: ['wallTime', 'pass'] });
  return (
    <>
      <div className="grid content-start gap-3">
        <Field
          label={
            deviceDiffersFromChicago(now) ? bookingTexts().dateAndChicagoTime : bookingTexts().dateAndTime
          }
          hint={bookingTexts().anyOtherTime}
          error={formState.errors.wallTime?.message}
        >
          {(fieldProps) => (
            <input
              {...fieldProps}
              {...register('wallTime')}
              type="datetime-local"
              min={toChicagoWallTime(now)}
              className="input"
              onFocus={() => setNow(serverNow())}
            />
          )}
        </Field>
        <BookingTimeNotes
          wallTime={wallTime}
          pass={pass}
          specialDays={specialDays}
          onWallTime={(next) => setValue('wallTime', next, { shouldValidate: true, shouldDirty: true })}
          passChoice={(value, label) => (
            <label className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="radio"
                className="radio border-base-content/60"
                value={value}
                {...register('pass')}
              />
              {label}
            </label>
          )}
        />
      </div>
      <div className="grid content-start gap-1.5">
        <p className="font-semibold">{bookingTexts().businessHours}</p>
        <BusinessHoursList />
      </div>
    </>
  );
}

/** When the business is open, in Chicago time. */
function BusinessHoursList() {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5 text-sm">
      {businessHours.map((group) => (
        <div key={group.label} className="col-span-2 grid grid-cols-subgrid">
          <dt>{group.label}</dt>
          <dd className="font-semibold">{hoursText(group)}</dd>
        </div>
      ))}
    </dl>
  );
}
