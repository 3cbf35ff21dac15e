import {
  newStaffSchema,
  type StaffRole,
  staffRoleLabels,
  staffRoleSchema,
  staffRoles,
} from '@welding/domain/entities/staff';
import { UserPlus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { useSave } from '#desk/ui/use-save.ts';
import { createIdempotencyKeys } from '#shared/api/idempotency-keys.ts';
import { Field } from '#shared/ui/field.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { addStaff } from './save-staff.ts';

type Values = { name: string; email: string; role: StaffRole };
const empty: Values = { name: '', email: '', role: 'welder' };

/** Adds somebody, who sets a password by the mail that Firebase Auth sends. */
export function AddStaffForm() {
  const { state, save } = useSave();
  const [keys] = useState(createIdempotencyKeys);
  const [values, setValues] = useState(empty);
  const [tried, setTried] = useState(false);
  const parsed = newStaffSchema.safeParse(values);
  const problemOf = (field: keyof Values) =>
    tried ? parsed.error?.issues.find(({ path }) => path[0] === field)?.message : undefined;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!parsed.success) return;
    const person = parsed.data;
    if (!(await save(() => addStaff(person, keys.keyFor(person))))) return;
    keys.renew();
    setValues(empty);
    setTried(false);
    void showToast({
      title: `${person.name} was added`,
      description: `A mail is on its way to ${person.email}`,
    });
  };
  return (
    <Panel title="Add somebody" icon={UserPlus}>
      <form noValidate className="grid gap-4 sm:grid-cols-2" onSubmit={(event) => void submit(event)}>
        <Field label="Name" error={problemOf('name')}>
          {(props) => (
            <input
              {...props}
              className="input"
              autoComplete="off"
              value={values.name}
              onChange={({ target }) => setValues({ ...values, name: target.value })}
            />
          )}
        </Field>
        <Field label="E-mail" error={problemOf('email')}>
          {(props) => (
            <input
              {...props}
              type="email"
              className="input"
              autoComplete="off"
              value={values.email}
              onChange={({ target }) => setValues({ ...values, email: target.value })}
            />
          )}
        </Field>
        <Field label="Role">
          {(props) => (
            <select
              {...props}
              className="select"
              value={values.role}
              onChange={({ target }) => setValues({ ...values, role: staffRoleSchema.parse(target.value) })}
            >
              {staffRoles.map((role) => (
                <option key={role} value={role}>
                  {staffRoleLabels[role]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <div className="grid justify-items-start gap-3 sm:col-span-2">
          <SaveProblem state={state} />
          <button
            type="submit"
            className="btn btn-primary held-back"
            aria-disabled={state.phase === 'saving'}
          >
            {state.phase === 'saving' ? 'Adding' : 'Add'}
          </button>
        </div>
      </form>
    </Panel>
  );
}
