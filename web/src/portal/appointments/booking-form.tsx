import {
  type Appointment,
  type AppointmentRequest,
  durationLabels,
} from '@welding/domain/entities/appointment';
import { serviceTypeLabels, serviceTypes } from '@welding/domain/entities/service-type';
import { toasts } from '@welding/domain/messages';
import { deviceDiffersFromChicago, toChicagoWallTime } from '@welding/domain/values/chicago-time';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { createIdempotencyKeys } from '#shared/api/idempotency-keys.ts';
import { useSpecialDays } from '#shared/appointments/use-special-days.ts';
import { type SessionLoss, sessionLoss } from '#shared/session/session-loss.ts';
import { Field } from '#shared/ui/field.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { bookAppointment } from './book-appointment.ts';
import { BookingButton } from './booking-button.tsx';
import { keepBookingDraft, takeBookingDraft } from './booking-draft.ts';
import { bookingResolver } from './booking-resolver.ts';
import { BookingTimeNotes } from './booking-time-notes.tsx';
import { type BookingValues, emptyBooking } from './booking-values.ts';
import { BusinessHoursList } from './business-hours-list.tsx';

type BookingFormProps = {
  clientId: string;
  /** The client's own projects, to book a visit for one of them. */
  projects: readonly { readonly id: string; readonly title: string }[];
  onBooked: (appointment: Appointment) => void;
  /** The server no longer takes the session for this client's; what was typed is kept for the next one. */
  onSessionLost: (loss: SessionLoss) => void;
};

/** Books a visit. What was typed stays until it was booked. */
export function BookingForm({ clientId, projects, onBooked, onSessionLost }: BookingFormProps) {
  const [keys] = useState(createIdempotencyKeys);
  const [now, setNow] = useState(() => new Date());
  const specialDays = useSpecialDays(true);
  const { register, control, handleSubmit, formState, reset, setValue, getValues } = useForm<
    BookingValues,
    unknown,
    AppointmentRequest
  >({
    resolver: bookingResolver(clientId),
    defaultValues: takeBookingDraft(clientId) ?? emptyBooking,
  });
  const { errors, isSubmitting } = formState;
  const [wallTime, pass] = useWatch({ control, name: ['wallTime', 'pass'] });

  const keepDraft = useEffectEvent(() => keepBookingDraft(clientId, getValues()));
  useEffect(() => () => keepDraft(), []);

  const book = async (request: AppointmentRequest) => {
    try {
      onBooked(await bookAppointment(request, keys.keyFor(request)));
      keys.renew();
      reset(emptyBooking);
      void showToast(toasts.appointmentScheduled);
    } catch (error) {
      const description = error instanceof Error ? error.message : String(error);
      void showToast({ ...toasts.appointmentFailed, description, variant: 'destructive' });
      const loss = sessionLoss(error);
      if (loss) onSessionLost(loss);
    }
  };

  return (
    <form noValidate className="grid gap-5 md:grid-cols-2" onSubmit={handleSubmit(book)}>
      <Field label="Service" error={errors.serviceType?.message}>
        {(fieldProps) => (
          <select {...fieldProps} {...register('serviceType')} className="select">
            <option value="">Select a service</option>
            {serviceTypes.map((serviceType) => (
              <option key={serviceType} value={serviceType}>
                {serviceTypeLabels[serviceType]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Duration" error={errors.duration?.message}>
        {(fieldProps) => (
          <select {...fieldProps} {...register('duration')} className="select">
            {Object.entries(durationLabels).map(([minutes, label]) => (
              <option key={minutes} value={minutes}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div className="grid content-start gap-3">
        <Field
          label={deviceDiffersFromChicago(now) ? 'Date and time (Chicago time)' : 'Date and time'}
          error={errors.wallTime?.message}
        >
          {(fieldProps) => (
            <input
              {...fieldProps}
              {...register('wallTime')}
              type="datetime-local"
              min={toChicagoWallTime(now)}
              className="input"
              onFocus={() => setNow(new Date())}
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
        <p className="font-semibold">Business hours</p>
        <BusinessHoursList />
      </div>
      {projects.length > 0 && (
        <Field label="Project (optional)" error={errors.projectId?.message} className="md:col-span-2">
          {(fieldProps) => (
            <select {...fieldProps} {...register('projectId')} className="select">
              <option value="">None of them</option>
              {projects.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <Field label="Description (optional)" error={errors.description?.message} className="md:col-span-2">
        {(fieldProps) => (
          <textarea {...fieldProps} {...register('description')} rows={4} className="textarea" />
        )}
      </Field>
      <BookingButton isSending={isSubmitting} />
    </form>
  );
}
