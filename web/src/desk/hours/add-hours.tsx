import { crewOf } from '@welding/domain/entities/crew';
import { storedAppointmentSchema } from '@welding/domain/entities/stored-appointment';
import { toldTitle } from '@welding/domain/entities/told-title';
import { newHoursFormSchema, workKindLabels } from '@welding/domain/entities/work-entry';
import { addDays, chicagoInstant } from '@welding/domain/values/chicago-day';
import { Plus } from 'lucide-react';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { DialogButton } from '#desk/ui/dialog-button.tsx';
import { DeskForm } from '#desk/ui/form/desk-form.tsx';
import { InstantField } from '#desk/ui/form/instant-field.tsx';
import { optionsOf, SelectField } from '#desk/ui/form/select-field.tsx';
import { TextField } from '#desk/ui/form/text-field.tsx';
import { type FormValues, useDeskForm } from '#desk/ui/form/use-desk-form.ts';
import { appointmentTime } from '#shared/appointments/appointment-time.ts';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { changeHoursTexts } from './change-hours-texts.ts';
import { addHours } from './hours-calls.ts';
import { timesText } from './hours-text.ts';

type AddHoursProps = { week: string; welder: { readonly id: string; readonly name: string } };

const kinds = optionsOf(workKindLabels);
/** Far more than the welders of a business of this size visit in a week. */
const mostVisits = 300;

/** Adds hours that nobody tapped. */
export function AddHours(props: AddHoursProps) {
  return (
    <div>
      <DialogButton
        label={changeHoursTexts().addHours}
        icon={Plus}
        title={changeHoursTexts().addHoursOf(props.welder.name)}
      >
        {(close) => <AddForm {...props} onDone={close} />}
      </DialogButton>
    </div>
  );
}

function AddForm({ week, welder, onDone }: AddHoursProps & { onDone: () => void }) {
  const eight = chicagoInstant(week, '08:00').toISOString();
  const values: FormValues<typeof newHoursFormSchema> = {
    kind: 'work',
    visitId: undefined,
    start: eight,
    end: eight,
    reason: '',
  };
  const form = useDeskForm({
    schema: newHoursFormSchema,
    stored: { values, updatedAt: null },
    draft: `new-hours-${welder.id}-${week}`,
    send: (typed, { keyFor }) => {
      const body = { ...typed, welderId: welder.id };
      return addHours(body, keyFor(body));
    },
    onSent: (saved) => {
      void showToast({ title: changeHoursTexts().hoursAdded, description: timesText(saved) });
      onDone();
    },
  });
  return (
    <DeskForm form={form} action={changeHoursTexts().add}>
      <SelectField form={form} name="kind" label={changeHoursTexts().kind} options={kinds} />
      <SelectField
        form={form}
        name="visitId"
        label={changeHoursTexts().visit}
        options={useVisits(week, welder.id)}
        none={changeHoursTexts().noVisit}
      />
      <InstantField form={form} name="start" label={changeHoursTexts().start} />
      <InstantField form={form} name="end" label={changeHoursTexts().end} />
      <TextField
        form={form}
        name="reason"
        label={changeHoursTexts().reason}
        hint={changeHoursTexts().welderSeesIt}
        rows={2}
        maxLength={5000}
      />
    </DeskForm>
  );
}

/** What the welder was planned for in this week, to choose from. */
function useVisits(week: string, welderId: string) {
  const visits = useDeskList({
    collection: 'appointments',
    schema: storedAppointmentSchema,
    where: [
      ['scheduledDate', '>', new Date(chicagoInstant(week, '00:00').getTime() - 1)],
      ['scheduledDate', '<', chicagoInstant(addDays(week, 7), '00:00')],
    ],
    order: ['scheduledDate', 'asc'],
    limit: mostVisits,
  });
  if (visits.status !== 'ready') return [];
  return visits.items
    .filter((visit) => crewOf(visit).includes(welderId))
    .map(({ id, title, scheduledDate }) => ({
      value: id,
      label: `${appointmentTime(new Date(scheduledDate))}, ${toldTitle(title)}`,
    }));
}
