import { type Staff, staffRoleLabels, staffRoleSchema, staffRoles } from '@welding/domain/entities/staff';
import { type FormEvent, useState } from 'react';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { useSave } from '#desk/ui/use-save.ts';
import { Field } from '#shared/ui/field.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { changeStaff } from './save-staff.ts';

/** Somebody of the staff, with what the owner can change about them. */
export function StaffRow({ person: listed }: { person: Staff }) {
  const { state, save } = useSave();
  const [answered, setAnswered] = useState(listed);
  // The list hears of a change a moment later than whoever made it.
  const person = (answered.updatedAt ?? '') > (listed.updatedAt ?? '') ? answered : listed;
  const [typed, setTyped] = useState<{ name: string; role: Staff['role'] } | null>(null);
  const [filledFrom, setFilledFrom] = useState(person);
  const { name, role } = typed ?? person;
  const edit = (changed: Partial<{ name: string; role: Staff['role'] }>) => {
    if (!typed) setFilledFrom(person);
    setTyped({ name, role, ...changed });
  };
  const saveOn = async (version: Staff) => {
    if (await save(async () => setAnswered(await changeStaff(version, { name, role })))) {
      setTyped(null);
      void showToast({ title: 'Saved', description: `${name}, ${staffRoleLabels[role]}` });
    }
  };
  const setActive = (active: boolean) =>
    save(async () => {
      const changed = await changeStaff(person, { active });
      setAnswered(changed);
      void showToast({
        title: active ? 'Active again' : 'Deactivated',
        description: person.name,
        ...(!active && {
          action: {
            label: 'Undo',
            onAction: () => void save(async () => setAnswered(await changeStaff(changed, { active: true }))),
          },
        }),
      });
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void saveOn(filledFrom);
  };
  return (
    <li className="list-row-plain">
      <form
        noValidate
        className="grid w-full gap-3"
        aria-label={`${person.name}, ${person.email}`}
        onSubmit={submit}
      >
        <p className="wrap-anywhere">
          {person.email}
          {!person.active && <strong> (deactivated)</strong>}
        </p>
        <div className="settings-fields">
          <Field label="Name">
            {(props) => (
              <input
                {...props}
                className="input"
                value={name}
                onChange={({ target }) => edit({ name: target.value })}
              />
            )}
          </Field>
          <Field label="Role">
            {(props) => (
              <select
                {...props}
                className="select"
                value={role}
                onChange={({ target }) => edit({ role: staffRoleSchema.parse(target.value) })}
              >
                {staffRoles.map((known) => (
                  <option key={known} value={known}>
                    {staffRoleLabels[known]}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
        <SaveProblem
          state={state}
          versions={
            typed
              ? [
                  { label: 'Name', mine: name, theirs: person.name },
                  { label: 'Role', mine: staffRoleLabels[role], theirs: staffRoleLabels[person.role] },
                ].filter(({ mine, theirs }) => mine !== theirs)
              : []
          }
          {...(typed && { onKeepMine: () => void saveOn(person), onTakeTheirs: () => setTyped(null) })}
        />
        <div className="flex flex-wrap gap-3">
          {typed && (
            <button type="submit" className="btn btn-primary">
              Save
            </button>
          )}
          <button type="button" className="btn btn-outline" onClick={() => void setActive(!person.active)}>
            {person.active ? 'Deactivate' : 'Make active again'}
          </button>
        </div>
      </form>
    </li>
  );
}
