import type { Appointment } from '@welding/domain/entities/appointment';
import { localTitle } from '@welding/domain/entities/local-title';
import { newVisitSchema } from '@welding/domain/entities/visit';
import { bookingNews } from '@welding/domain/entities/visit-news';
import { type Control, useWatch } from 'react-hook-form';
import type { DeskPerson } from '#desk/session/desk-session.ts';
import { DeskForm } from '#desk/ui/desk-form.tsx';
import { MailNote } from '#desk/ui/shown-mail.tsx';
import { changesOf } from '#shared/form/form-versions.ts';
import { isInstant } from '#shared/form/instant-field.tsx';
import { useSavedForm } from '#shared/form/use-saved-form.ts';
import { serverNow } from '#shared/time/server-clock.ts';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { FindTime } from './find-time.tsx';
import { aboutOf, changeVisit, LockNote, VisitMailNote } from './save-visit.tsx';
import { useWelders } from './use-calendar.ts';
import { VisitFields, type VisitValues, visitValues } from './visit-fields.tsx';
import { visitFormTexts } from './visit-texts.ts';

/** @param props.visit the live document */
export function VisitForm({ visit, person }: { visit: Appointment; person: DeskPerson }) {
  const t = visitFormTexts();
  const welders = useWelders(person);
  const form = useSavedForm({
    schema: newVisitSchema,
    stored: storedOf(visit),
    draft: `visit-${visit.id}`,
    send: (typed, { on, isConfirmed }) =>
      changeVisit(visit.id, on.updatedAt, {
        ...changesOf(typed, on.values),
        ...(isConfirmed && { bookAnyway: true }),
      }),
    storedOf,
    onSent: ({ title }) => void showToast({ title: t.visitSaved, description: localTitle(title) }),
  });
  return (
    <DeskForm
      form={form}
      action={t.saveVisit}
      acting={t.saving}
      className="grid gap-5 md:grid-cols-2"
      canBookAnyway
    >
      <VisitFields
        form={form}
        welders={welders}
        findTime={<FindTime form={form} visitId={visit.id} welders={welders ?? []} />}
      />
      <TypedVisitMailNote visit={visit} control={form.control} />
    </DeskForm>
  );
}

function storedOf(visit: Appointment) {
  return { values: visitValues(visit), updatedAt: visit.updatedAt ?? null };
}

/**
 * The mails that the form's current values would send.
 * @param props.visit undefined for a new one
 */
export function TypedVisitMailNote({
  visit,
  control,
}: {
  visit?: Appointment;
  control: Control<VisitValues>;
}) {
  const [clientId, scheduledDate, duration, welderIds, moreDays] = useWatch({
    control,
    name: ['clientId', 'scheduledDate', 'duration', 'welderIds', 'moreDays'],
  });
  if (!visit) {
    const times = [scheduledDate, ...(moreDays ?? []).map((day) => day.scheduledDate)].filter(isInstant);
    const news = times.map((time) => bookingNews({ scheduledDate: time }, serverNow())).find(Boolean);
    const [first] = times;
    return (
      <>
        <MailNote
          clientId={clientId}
          purpose="visits"
          about={aboutOf(news, times.length)}
          className="col-span-full"
        />
        {clientId && first && <LockNote time={new Date(first)} />}
      </>
    );
  }
  if (!isInstant(scheduledDate)) return null;
  const change = { scheduledDate: new Date(scheduledDate), duration, welderIds: welderIds ?? null };
  return <VisitMailNote visit={visit} change={change} />;
}
