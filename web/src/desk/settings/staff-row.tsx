import { type Staff, staffFormSchema, staffRoleLabels } from '@welding/domain/entities/staff';
import type { StaffRate } from '@welding/domain/entities/staff-rate';
import { DeskForm } from '#desk/ui/form/desk-form.tsx';
import { optionsOf, SelectField } from '#desk/ui/form/select-field.tsx';
import { TextField } from '#desk/ui/form/text-field.tsx';
import { useDeskForm } from '#desk/ui/form/use-desk-form.ts';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { useSave } from '#desk/ui/use-save.ts';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { changeStaff } from './save-staff.ts';
import { StaffRateForm } from './staff-rate-form.tsx';
import { staffTexts } from './staff-texts.ts';

const roles = optionsOf(staffRoleLabels);

type StaffRowProps = {
  person: Staff;
  /** What an hour of each costs; undefined until that is known. */
  rates: readonly StaffRate[] | undefined;
};

/** Somebody of the staff, with what the owner can change about them. */
export function StaffRow({ person, rates }: StaffRowProps) {
  const form = useDeskForm({
    schema: staffFormSchema,
    stored: storedOf(person),
    draft: `staff-${person.id}`,
    send: (typed, { on }) => changeStaff(person.id, on.updatedAt, typed),
    storedOf,
    onSent: ({ name, role }) =>
      void showToast({ title: staffTexts().saved, description: `${name}, ${staffRoleLabels[role]}` }),
  });
  return (
    <li className="list-row-plain">
      <DeskForm
        form={form}
        label={`${person.name}, ${person.email}`}
        action={form.isTyped ? staffTexts().save : undefined}
        button="btn-primary"
        className="grid w-full grid-cols-1 gap-3"
        actions={<Access person={{ ...person, updatedAt: form.latest.updatedAt ?? person.updatedAt }} />}
      >
        <p className="wrap-anywhere">
          {person.email}
          {!person.active && <strong> {staffTexts().deactivatedAside}</strong>}
        </p>
        <div className="settings-fields">
          <TextField form={form} name="name" label={staffTexts().name} />
          <SelectField form={form} name="role" label={staffTexts().role} options={roles} />
        </div>
      </DeskForm>
      {rates && <StaffRateForm person={person} rate={rates.find(({ id }) => id === person.id)} />}
    </li>
  );
}

/** Whether somebody may sign in. */
function Access({ person }: { person: Staff }) {
  const { state, save } = useSave();
  const setActive = (of: Staff, active: boolean) =>
    save(async () => {
      const changed = await changeStaff(of.id, of.updatedAt, { active });
      void showToast({
        title: active ? staffTexts().activeAgain : staffTexts().deactivated,
        description: of.name,
        ...(!active && {
          action: { label: staffTexts().undo, onAction: () => void setActive(changed, true) },
        }),
      });
    });
  return (
    <>
      <SaveProblem state={state} moveDayOf={person.id} />
      <button
        type="button"
        className="btn btn-outline"
        onClick={() => void setActive(person, !person.active)}
      >
        {person.active ? staffTexts().deactivate : staffTexts().makeActiveAgain}
      </button>
    </>
  );
}

function storedOf({ name, role, updatedAt }: Staff) {
  return { values: { name, role }, updatedAt };
}
