import { newStaffSchema, staffRoleLabels, staffSchema } from '@welding/domain/entities/staff';
import { staffRateSchema } from '@welding/domain/entities/staff-rate';
import { maxStaff } from '@welding/domain/values/limits';
import { UserPlus, Users } from 'lucide-react';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { DeskForm } from '#desk/ui/desk-form.tsx';
import { DeskListView } from '#desk/ui/desk-list-view.tsx';
import { HistoryPanel } from '#desk/ui/history-panel.tsx';
import { optionsOf, SelectField } from '#shared/form/select-field.tsx';
import { TextField } from '#shared/form/text-field.tsx';
import { useSavedForm } from '#shared/form/use-saved-form.ts';
import { Panel } from '#shared/ui/panel.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { deskStaffTexts } from './settings-texts.ts';
import { addStaff, StaffRow } from './staff-row.tsx';

export function StaffPage() {
  const t = deskStaffTexts();
  const staff = useDeskList({
    collection: 'staff',
    schema: staffSchema,
    order: ['name', 'asc'],
    limit: maxStaff,
  });
  const rates = useDeskList({ collection: 'staffRates', schema: staffRateSchema, limit: maxStaff });
  const people = staff.status === 'ready' ? staff.items : [];
  return (
    <div className="grid gap-6">
      <Panel title={t.staff} icon={Users}>
        <DeskListView list={staff} noun={t.nounPeople} empty={<p>{t.noOneYet}</p>}>
          {(members) => (
            <ul className="grid gap-3">
              {members.map((person) => (
                <StaffRow
                  key={person.id}
                  person={person}
                  // Without all rates a missing one would be shown as none.
                  rates={rates.status === 'ready' && rates.isComplete ? rates.items : undefined}
                />
              ))}
            </ul>
          )}
        </DeskListView>
      </Panel>
      <AddStaffForm />
      <HistoryPanel
        field="entity"
        id="staff"
        nameOf={(entityId) => people.find(({ id }) => id === entityId)?.name}
      />
    </div>
  );
}

const nobodyYet = { values: { name: '', email: '', role: 'welder' }, updatedAt: null } as const;
const roles = optionsOf(staffRoleLabels);

function AddStaffForm() {
  const t = deskStaffTexts();
  const form = useSavedForm({
    schema: newStaffSchema,
    stored: nobodyYet,
    draft: 'new-staff',
    send: (person, { keyFor }) => addStaff(person, keyFor(person)),
    startsOver: true,
    onSent: (_, { name, email }) =>
      void showToast({
        title: t.added(name),
        description: t.passwordMailed(email),
      }),
  });
  return (
    <Panel title={t.addAPerson} icon={UserPlus}>
      <DeskForm
        form={form}
        action={t.add}
        acting={t.adding}
        button="btn-primary"
        className="grid grid-cols-1 gap-4 sm:grid-cols-2"
      >
        <TextField form={form} name="name" />
        <TextField form={form} name="email" type="email" />
        <SelectField form={form} name="role" label={t.role} options={roles} />
      </DeskForm>
    </Panel>
  );
}
