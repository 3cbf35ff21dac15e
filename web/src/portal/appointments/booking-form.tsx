import type { ClientVisit } from '@welding/domain/entities/appointment';
import type { AppointmentRequest } from '@welding/domain/entities/appointment-request';
import { arrivalWords } from '@welding/domain/entities/arrival-words';
import { durationLabels } from '@welding/domain/entities/duration';
import { localTitle } from '@welding/domain/entities/local-title';
import type { ServiceType } from '@welding/domain/entities/service-type';
import { toasts } from '@welding/domain/messages';
import { chicagoDate } from '@welding/domain/values/chicago-day';
import { chosenInstant, chosenTimeOf } from '@welding/domain/values/chicago-time';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useConfirmed } from '#portal/session/confirmed.ts';
import { type SessionLoss, sessionLoss } from '#portal/session/session-loss.ts';
import { appointmentTime } from '#shared/appointments/appointment-time.ts';
import { SavedForm } from '#shared/form/saved-form.tsx';
import { optionsOf, SelectField } from '#shared/form/select-field.tsx';
import { TextField } from '#shared/form/text-field.tsx';
import { useSavedForm } from '#shared/form/use-saved-form.ts';
import { serverNow } from '#shared/time/server-clock.ts';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { useOnline } from '#shared/ui/use-online.ts';
import { type BookingValues, bookingSchema, emptyBooking, zipOfPlace } from './booking-values.ts';
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
  const t = portalBookingTexts();
  const online = useOnline();
  const [from, setFrom] = useState(() => chicagoDate(serverNow()));
  const [taken, setTaken] = useState<TakenTime>();
  const form = useSavedForm<BookingValues, AppointmentRequest, ClientVisit>({
    schema: bookingSchema(clientId),
    stored: { values: emptyBooking, updatedAt: null },
    draft: `booking-${clientId}`,
    draftIn: 'page',
    startsOver: true,
    send: async (request, { keyFor }) => {
      try {
        return await bookAppointment(request, keyFor(request));
      } catch (error) {
        const nearest = nearestFreeTimes(error);
        if (nearest) setTaken({ time: request.scheduledDate, nearest });
        throw error;
      }
    },
    sayProblem: (error) => {
      const description = error instanceof Error ? error.message : String(error);
      void showToast({ ...toasts.appointmentFailed, description, variant: 'destructive' });
      const loss = sessionLoss(error);
      if (loss) onSessionLost(loss);
      if (nearestFreeTimes(error)) freeTimes.askAgain();
      return undefined;
    },
    onSent: (visit) => {
      onBooked(visit);
      setTaken(undefined);
      freeTimes.askAgain();
      void showToast(toasts.appointmentScheduled);
    },
  });
  const { control, setValue, getValues } = form;
  const [wallTime, pass, duration, place, projectId] = useWatch({
    control,
    name: ['wallTime', 'pass', 'duration', 'place', 'projectId'],
  });
  const chosen = chosenInstant({ wallTime, pass });
  const where = place.trim() ? { zip: zipOfPlace(place) } : projectId ? { projectId } : {};
  const freeTimes = useFreeTimes({ clientId, from, duration, ...where }, taken?.time, onSessionLost);

  const { rules } = freeTimes;
  const tellCutoff = useEffectEvent(onCutoff);
  const cutoffHours = rules?.cutoffHours;
  useEffect(() => {
    if (cutoffHours !== undefined) tellCutoff(cutoffHours);
  }, [cutoffHours]);
  useEffect(() => {
    if (likelyService && !getValues('serviceType')) setValue('serviceType', likelyService);
  }, [likelyService, getValues, setValue]);

  const choose = (instant: Date) => {
    const time = chosenTimeOf(instant);
    setValue('pass', time.pass);
    setValue('wallTime', time.wallTime);
  };
  return (
    <SavedForm
      form={form}
      className="grid gap-5 md:grid-cols-2"
      action={t.schedule}
      acting={t.scheduling}
      heldBack={online ? undefined : t.offline(<PhoneLink className="link whitespace-nowrap" />)}
      draftNote={null}
    >
      <ServiceChoice form={form} />
      <SelectField form={form} name="duration" label={t.duration} options={optionsOf(durationLabels)} />
      <PlaceField place={place} isNeeded={freeTimes.needsPlace} isKept={useConfirmed(clientId)}>
        {(hint) => (
          <TextField form={form} name="place" label={t.place} hint={hint} autoComplete="street-address" />
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
        <SelectField
          form={form}
          name="projectId"
          label={t.project}
          none={t.noProject}
          options={projects.map(({ id, title }) => ({ value: id, label: localTitle(title) }))}
          className="md:col-span-2"
        />
      )}
      <TextField form={form} name="description" label={t.description} rows={4} className="md:col-span-2" />
      {taken && <TakenNotice taken={taken} chosen={chosen} onChoose={choose} />}
      <ChosenTime chosen={chosen} windowMinutes={rules?.windowMinutes} />
    </SavedForm>
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
