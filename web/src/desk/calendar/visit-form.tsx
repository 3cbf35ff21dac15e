import type { Appointment } from '@welding/domain/entities/appointment';
import { toldTitle } from '@welding/domain/entities/told-title';
import { newVisitSchema } from '@welding/domain/entities/visit';
import type { DeskPerson } from '#desk/session/desk-session.ts';
import { changesOf } from '#desk/ui/form/changes-of.ts';
import { DeskForm } from '#desk/ui/form/desk-form.tsx';
import { useDeskForm } from '#desk/ui/form/use-desk-form.ts';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { FindTime } from './find-time.tsx';
import { changeVisit } from './save-visit.ts';
import { useWelders } from './use-calendar.ts';
import { VisitFields } from './visit-fields.tsx';
import { visitFormTexts } from './visit-form-texts.ts';
import { TypedVisitMailNote } from './visit-mail-note.tsx';
import { visitValues } from './visit-values.ts';

/** Changes a visit. @param props.visit as it stands now, live */
export function VisitForm({ visit, person }: { visit: Appointment; person: DeskPerson }) {
  const welders = useWelders(person);
  const form = useDeskForm({
    schema: newVisitSchema,
    stored: storedOf(visit),
    draft: `visit-${visit.id}`,
    send: (typed, { on, bookAnyway }) =>
      changeVisit(visit.id, on.updatedAt, {
        ...changesOf(typed, on.values),
        ...(bookAnyway && { bookAnyway }),
      }),
    storedOf,
    onSent: ({ title }) =>
      void showToast({ title: visitFormTexts().visitSaved, description: toldTitle(title) }),
  });
  return (
    <DeskForm
      form={form}
      action={visitFormTexts().saveVisit}
      acting={visitFormTexts().saving}
      className="grid gap-5 md:grid-cols-2"
      canBookAnyway
    >
      <VisitFields
        form={form}
        welders={welders}
        findTime={<FindTime form={form} visitId={visit.id} welders={welders} />}
      />
      <TypedVisitMailNote visit={visit} control={form.control} />
    </DeskForm>
  );
}

function storedOf(visit: Appointment) {
  return { values: visitValues(visit), updatedAt: visit.updatedAt ?? null };
}
