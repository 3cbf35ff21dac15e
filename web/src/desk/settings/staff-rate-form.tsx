import { deskApiPaths } from '@welding/domain/api-paths';
import type { Staff } from '@welding/domain/entities/staff';
import { type StaffRate, staffRateFormSchema, staffRateSchema } from '@welding/domain/entities/staff-rate';
import { centsToDollars } from '@welding/domain/values/money';
import { deskRequest } from '#desk/session/desk-request.ts';
import { DeskForm } from '#desk/ui/form/desk-form.tsx';
import { AmountField } from '#desk/ui/form/number-field.tsx';
import { type FormValues, useDeskForm } from '#desk/ui/form/use-desk-form.ts';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { staffTexts } from './staff-texts.ts';

type StaffRateFormProps = { person: Staff; rate: StaffRate | undefined };

const toRate = (json: unknown) => staffRateSchema.parse(json);

/** What an hour of somebody costs, for the hours that are worked from now on. */
export function StaffRateForm({ person: { id, name, email }, rate }: StaffRateFormProps) {
  const form = useDeskForm({
    schema: staffRateFormSchema,
    stored: storedOf(rate),
    draft: `rate-${id}`,
    send: (typed, { on }) =>
      deskRequest(deskApiPaths.staffRate(id), toRate, {
        method: 'PUT',
        body: { updatedAt: on.updatedAt, rate: typed.rate ?? null },
      }),
    storedOf,
    onSent: () => void showToast({ title: staffTexts().rateSaved, description: name }),
  });
  return (
    <DeskForm
      form={form}
      label={staffTexts().rateOf(`${name}, ${email}`)}
      action={form.isTyped ? staffTexts().saveRate : undefined}
      button="btn-primary"
      className="grid w-full grid-cols-1 gap-3 sm:max-w-xs"
    >
      <AmountField
        form={form}
        name="rate"
        label={staffTexts().costOfAnHour}
        hint={staffTexts().rateIsFrozen}
      />
    </DeskForm>
  );
}

function storedOf(rate: StaffRate | undefined) {
  const cents = rate?.centsPerHour;
  const values: FormValues<typeof staffRateFormSchema> = {
    rate: cents === undefined ? undefined : centsToDollars(cents),
  };
  return { values, updatedAt: rate?.updatedAt ?? null };
}
