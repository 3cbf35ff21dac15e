import { type ClientVisit, durationLabels } from '@welding/domain/entities/appointment';
import type { AppointmentRequest } from '@welding/domain/entities/appointment-request';
import { arrivalWords } from '@welding/domain/entities/arrival-words';

import type { ServiceType } from '@welding/domain/entities/service-type';
import { toldTitle } from '@welding/domain/entities/told-title';
import { toasts } from '@welding/domain/messages';
import { chicagoDate } from '@welding/domain/values/chicago-day';
import { chosenInstant, chosenTimeOf } from '@welding/domain/values/chicago-time';
import { type MouseEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useConfirmed } from '#portal/session/confirmed.ts';
import { type SessionLoss, sessionLoss } from '#portal/session/session-loss.ts';
import { createIdempotencyKeys } from '#shared/api/idempotency-keys.ts';
import { appointmentTime } from '#shared/appointments/appointment-time.ts';
import { serverNow } from '#shared/time/server-clock.ts';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { useOnline } from '#shared/ui/use-online.ts';
import {
  type BookingValues,
  bookingResolver,
  emptyBooking,
  saveBookingDraft,
  takeBookingDraft,
  zipOfPlace,
} from './booking-values.ts';
import { FreeTimesPicker } from './free-times/free-times-picker.tsx';
import { useFreeTimes } from './free-times/use-free-times.ts';
import { OtherTimeField } from './other-time-field.tsx';
import { PlaceField, ServiceChoice } from './place-field.tsx';
import { portalBookingTexts } from './portal-booking-texts.tsx';
import { bookAppointment, nearestFreeTimes, TakenNotice, type TakenTime } from './visit-calls.tsx';

type BookingFormProps = {
  clientId: string;
  projects: readonly { readonly id: string; readonly title: string }[];
  /** The default service. */
  likelyService: ServiceType | undefined;
  onCutoff: (hours: number) => void;
  onBooked: (appointment: ClientVisit) => void;
  /** The server refuses the session. The typed values are kept for the next one. */
  onSessionLost: (loss: SessionLoss) => void;
};

/** Books a visit. Typed values stay until it is booked. */
export function BookingForm({
  clientId,
  projects,
  likelyService,
  onCutoff,
  onBooked,
  onSessionLost,
}: BookingFormProps) {
  const [keys] = useState(createIdempotencyKeys);
  const [from, setFrom] = useState(() => chicagoDate(serverNow()));
  const [taken, setTaken] = useState<TakenTime>();
  const form = useForm<BookingValues, unknown, AppointmentRequest>({
    resolver: bookingResolver(clientId),
    defaultValues: takeBookingDraft(clientId) ?? emptyBooking,
  });
  const { register, control, handleSubmit, formState, reset, setValue, getValues } = form;
  const { errors, isSubmitting, isSubmitted } = formState;
  const [wallTime, pass, duration, place] = useWatch({
    control,
    name: ['wallTime', 'pass', 'duration', 'place'],
  });
  const chosen = chosenInstant({ wallTime, pass });
  const freeTimes = useFreeTimes(
    { clientId, from, duration, zip: zipOfPlace(place) },
    taken?.time,
    onSessionLost,
  );

  const { rules } = freeTimes;
  const tellCutoff = useEffectEvent(onCutoff);
  const cutoffHours = rules?.cutoffHours;
  useEffect(() => {
    if (cutoffHours !== undefined) tellCutoff(cutoffHours);
  }, [cutoffHours]);
  const saveDraft = useEffectEvent(() => saveBookingDraft(clientId, getValues()));
  useEffect(() => () => saveDraft(), []);
  useEffect(() => {
    if (likelyService && !getValues('serviceType')) setValue('serviceType', likelyService);
  }, [likelyService, getValues, setValue]);

  const choose = (instant: Date) => {
    const time = chosenTimeOf(instant);
    setValue('pass', time.pass);
    setValue('wallTime', time.wallTime, { shouldDirty: true, shouldValidate: isSubmitted });
  };
  const book = async (request: AppointmentRequest) => {
    try {
      onBooked(await bookAppointment(request, keys.keyFor(request)));
      keys.renew();
      reset(emptyBooking);
      setTaken(undefined);
      freeTimes.askAgain();
      void showToast(toasts.appointmentScheduled);
    } catch (error) {
      const description = error instanceof Error ? error.message : String(error);
      void showToast({ ...toasts.appointmentFailed, description, variant: 'destructive' });
      const loss = sessionLoss(error);
      if (loss) onSessionLost(loss);
      const nearest = nearestFreeTimes(error);
      if (!nearest) return;
      setTaken({ time: request.scheduledDate, nearest });
      freeTimes.askAgain();
    }
  };

  return (
    <form noValidate className="grid gap-5 md:grid-cols-2" onSubmit={handleSubmit(book)}>
      <ServiceChoice field={register('serviceType')} error={errors.serviceType?.message} />
      <Field label={portalBookingTexts().duration} error={errors.duration?.message}>
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
      <PlaceField place={place} isNeeded={freeTimes.needsPlace} isKept={useConfirmed(clientId)}>
        {(hint) => (
          <Field label={portalBookingTexts().place} error={errors.place?.message} hint={hint}>
            {(fieldProps) => (
              <input {...fieldProps} {...register('place')} autoComplete="street-address" className="input" />
            )}
          </Field>
        )}
      </PlaceField>
      <div className="md:col-span-2">
        <FreeTimesPicker
          freeTimes={freeTimes}
          from={from}
          onFrom={setFrom}
          chosen={chosen}
          onChoose={choose}
        />
      </div>
      <OtherTimeField form={form} />
      {projects.length > 0 && (
        <Field
          label={portalBookingTexts().project}
          error={errors.projectId?.message}
          className="md:col-span-2"
        >
          {(fieldProps) => (
            <select {...fieldProps} {...register('projectId')} className="select">
              <option value="">{portalBookingTexts().noProject}</option>
              {projects.map(({ id, title }) => (
                <option key={id} value={id}>
                  {toldTitle(title)}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <Field
        label={portalBookingTexts().description}
        error={errors.description?.message}
        className="md:col-span-2"
      >
        {(fieldProps) => (
          <textarea {...fieldProps} {...register('description')} rows={4} className="textarea" />
        )}
      </Field>
      {taken && <TakenNotice taken={taken} chosen={chosen} onChoose={choose} />}
      <ChosenTime chosen={chosen} windowMinutes={rules?.windowMinutes} />
      <BookingButton isSending={isSubmitting} />
    </form>
  );
}

/** Disabled without a network, with the reason; always reachable by keyboard. */
function BookingButton({ isSending }: { isSending: boolean }) {
  const reasonId = useId();
  const online = useOnline();
  const holdBack = (event: MouseEvent) => {
    if (isSending || !online) event.preventDefault();
  };
  return (
    <div className="flex flex-wrap items-center gap-4 md:col-span-2">
      <Button
        type="submit"
        look="primary"
        large
        isBusy={isSending}
        className="held-back"
        aria-disabled={isSending || !online}
        aria-describedby={reasonId}
        onClick={holdBack}
      >
        {isSending ? portalBookingTexts().scheduling : portalBookingTexts().schedule}
      </Button>
      <p id={reasonId} role="status" className="empty:hidden">
        {!online && portalBookingTexts().offline(<PhoneLink className="link whitespace-nowrap" />)}
      </p>
    </div>
  );
}

type ChosenTimeProps = {
  chosen: Date | undefined;
  /** Undefined if unknown. */
  windowMinutes: number | undefined;
};

/** The chosen time next to the button, because on a phone the fields are a screen away. */
function ChosenTime({ chosen, windowMinutes }: ChosenTimeProps) {
  return (
    <p role="status" className="empty:hidden md:col-span-2">
      {chosen && (
        <>
          <strong>{appointmentTime(chosen)}</strong>
          {windowMinutes !== undefined &&
            windowMinutes > 0 &&
            portalBookingTexts().chosenArrival(
              arrivalWords({ visit: { scheduledDate: chosen.toISOString() }, windowMinutes }),
            )}
        </>
      )}
    </p>
  );
}
