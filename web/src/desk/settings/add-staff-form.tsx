import { newStaffSchema, staffRoleLabels } from '@welding/domain/entities/staff';
import { UserPlus } from 'lucide-react';
import { DeskForm } from '#desk/ui/form/desk-form.tsx';
import { optionsOf, SelectField } from '#desk/ui/form/select-field.tsx';
import { TextField } from '#desk/ui/form/text-field.tsx';
import { useDeskForm } from '#desk/ui/form/use-desk-form.ts';
import { Panel } from '#shared/ui/panel.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { addStaff } from './save-staff.ts';
import { staffTexts } from './staff-texts.ts';

const nobodyYet = { values: { name: '', email: '', role: 'welder' }, updatedAt: null } as const;
const roles = optionsOf(staffRoleLabels);

/** Adds somebody, who sets a password by the mail that Firebase Auth sends. */
export function AddStaffForm() {
  const form = useDeskForm({
    schema: newStaffSchema,
    stored: nobodyYet,
    draft: 'new-staff',
    send: (person, { keyFor }) => addStaff(person, keyFor(person)),
    startsOver: true,
    onSent: (_, { name, email }) =>
      void showToast({ title: staffTexts().added(name), description: staffTexts().passwordMailed(email) }),
  });
  return (
    <Panel title={staffTexts().addAPerson} icon={UserPlus}>
      <DeskForm
        form={form}
        action={staffTexts().add}
        acting={staffTexts().adding}
        button="btn-primary"
        className="grid grid-cols-1 gap-4 sm:grid-cols-2"
      >
        <TextField form={form} name="name" label={staffTexts().name} />
        <TextField form={form} name="email" label={staffTexts().email} type="email" />
        <SelectField form={form} name="role" label={staffTexts().role} options={roles} />
      </DeskForm>
    </Panel>
  );
}
