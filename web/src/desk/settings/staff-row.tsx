import { deskApiPaths } from '@welding/domain/api-paths';
import {
  type Deactivated,
  deactivatedSchema,
  type NewStaff,
  type Staff,
  type StaffChange,
  staffFormSchema,
  staffRoleLabels,
  staffSchema,
} from '@welding/domain/entities/staff';
import { type StaffRate, staffRateFormSchema, staffRateSchema } from '@welding/domain/entities/staff-rate';
import { labelOf } from '@welding/domain/values/label-of';
import { centsToDollars } from '@welding/domain/values/money';
import { useWatch } from 'react-hook-form';
import { deskRequest } from '#desk/session/desk-request.ts';
import { ConfirmButton } from '#desk/ui/action-button.tsx';
import { DeskForm } from '#desk/ui/desk-form.tsx';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { SignOutEverywhere } from '#desk/ui/sign-out-everywhere.tsx';
import { AmountField } from '#shared/form/number-field.tsx';
import { optionsOf, SelectField } from '#shared/form/select-field.tsx';
import { TextField } from '#shared/form/text-field.tsx';
import { useSave } from '#shared/form/use-save.ts';
import { type FormValues, useSavedForm } from '#shared/form/use-saved-form.ts';
import { Button } from '#shared/ui/button.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { deskStaffTexts } from './settings-texts.ts';

const roles = optionsOf(staffRoleLabels);

type StaffRowProps = {
  person: Staff;
  /** Hourly costs; undefined until loaded. */
  rates: readonly StaffRate[] | undefined;
};

export function StaffRow({ person, rates }: StaffRowProps) {
  const t = deskStaffTexts();
  const form = useSavedForm({
    schema: staffFormSchema,
    stored: storedOf(person),
    draft: `staff-${person.id}`,
    send: (typed, { on }) =>
      changeStaff(person.id, on.updatedAt, { ...typed, mayChange: typed.mayChange ?? null }),
    storedOf,
    onSent: ({ name, role }) =>
      void showToast({
        title: t.saved,
        description: `${name}, ${labelOf(staffRoleLabels, role)}`,
      }),
  });
  const role = useWatch({ control: form.control, name: 'role' });
  return (
    <li className="list-row-plain">
      <DeskForm
        form={form}
        label={`${person.name}, ${person.email}`}
        action={form.isTyped ? t.save : undefined}
        button="btn-primary"
        className="grid w-full grid-cols-1 gap-3"
        actions={<Access person={{ ...person, updatedAt: form.latest.updatedAt ?? person.updatedAt }} />}
      >
        <p className="wrap-anywhere">
          {person.email}
          {!person.active && <strong> {t.deactivatedAside}</strong>}
        </p>
        <div className="settings-fields">
          <TextField form={form} name="name" />
          <SelectField form={form} name="role" label={t.role} options={roles} />
          {role === 'welder' && (
            <AmountField form={form} name="mayChange" label={t.mayChange} hint={t.mayChangeHint} />
          )}
        </div>
      </DeskForm>
      {rates && <StaffRateForm person={person} rate={rates.find(({ id }) => id === person.id)} />}
    </li>
  );
}

function Access({ person }: { person: Staff }) {
  const t = deskStaffTexts();
  const { state, save } = useSave();
  const activate = (of: Staff) =>
    save(async () => {
      await changeStaff(of.id, of.updatedAt, { active: true });
      void showToast({ title: t.activeAgain, description: of.name });
    });
  const endAccess = async () => {
    const { changed, visits } = await deactivate(person);
    const { name } = person;
    void showToast({
      title: t.deactivated,
      description: visits.length > 0 ? t.visitsNeedAWelder(name, visits.length) : name,
      action: { label: t.undo, onAction: () => void activate(changed) },
    });
  };
  return (
    <>
      <SaveProblem state={state} />
      {person.active ? (
        <>
          <ConfirmButton
            label={t.deactivate}
            isInForm
            title={t.deactivateOne(person.name)}
            question={t.whatDeactivatingDoes}
            yes={t.endAccess}
            act={endAccess}
          />
          <SignOutEverywhere person={person} />
        </>
      ) : (
        <Button onClick={() => void activate(person)}>{t.makeActiveAgain}</Button>
      )}
    </>
  );
}

function storedOf({ name, role, mayChange, updatedAt }: Staff) {
  return { values: { name, role, mayChange }, updatedAt };
}

type StaffRateFormProps = { person: Staff; rate: StaffRate | undefined };

const toRate = (json: unknown) => staffRateSchema.parse(json);

/** Applies to hours worked from now on. */
function StaffRateForm({ person: { id, name, email }, rate }: StaffRateFormProps) {
  const t = deskStaffTexts();
  const form = useSavedForm({
    schema: staffRateFormSchema,
    stored: storedRate(rate),
    draft: `rate-${id}`,
    send: (typed, { on }) =>
      deskRequest(deskApiPaths.staffRate(id), toRate, {
        method: 'PUT',
        body: { updatedAt: on.updatedAt, rate: typed.rate ?? null },
      }),
    storedOf: storedRate,
    onSent: () => void showToast({ title: t.rateSaved, description: name }),
  });
  return (
    <DeskForm
      form={form}
      label={t.rateOf(`${name}, ${email}`)}
      action={form.isTyped ? t.saveRate : undefined}
      button="btn-primary"
      className="grid w-full grid-cols-1 gap-3 sm:max-w-xs"
    >
      <AmountField form={form} name="rate" label={t.costOfAnHour} hint={t.rateIsFrozen} />
    </DeskForm>
  );
}

function storedRate(rate: StaffRate | undefined) {
  const cents = rate?.centsPerHour;
  const values: FormValues<typeof staffRateFormSchema> = {
    rate: cents === undefined ? undefined : centsToDollars(cents),
  };
  return { values, updatedAt: rate?.updatedAt ?? null };
}

const parse = (json: unknown) => staffSchema.parse(json);

/**
 * Once per key. A mail lets them set a password.
 * @throws as `deskRequest`
 */
export function addStaff(person: NewStaff, idempotencyKey: string): Promise<Staff> {
  return deskRequest(deskApiPaths.staff, parse, { body: person, idempotencyKey });
}

/**
 * Changes a staff member at version `updatedAt`.
 * @throws as `deskRequest`
 */
function changeStaff(
  id: string,
  updatedAt: string | null,
  change: Omit<StaffChange, 'updatedAt'>,
): Promise<Staff> {
  return deskRequest(deskApiPaths.staffMember(id), parse, {
    method: 'PATCH',
    body: { ...change, updatedAt },
  });
}

/** @throws as `deskRequest` */
function deactivate({ id, updatedAt }: Staff): Promise<{ changed: Staff } & Deactivated> {
  const read = (json: unknown) => ({ changed: parse(json), ...deactivatedSchema.parse(json) });
  return deskRequest(deskApiPaths.staffMember(id), read, {
    method: 'PATCH',
    body: { active: false, updatedAt },
  });
}
