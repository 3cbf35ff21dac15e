import { deskApiPaths } from '@welding/domain/api-paths';
import {
  type BusinessSettings,
  businessSettingsSchema,
  type StoredSettings,
  storedSettingsSchema,
} from '@welding/domain/business/settings';
import { deskRequest } from '#desk/session/desk-request.ts';
import { DeskForm } from '#desk/ui/form/desk-form.tsx';
import type { Stored } from '#desk/ui/form/form-draft.ts';
import { useDeskForm } from '#desk/ui/form/use-desk-form.ts';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { BookingRulesFields } from './booking-rules-fields.tsx';
import { LaborRatesFields } from './labor-rates-fields.tsx';
import { NotificationFields } from './notification-fields.tsx';
import { PriceRatesFields } from './price-rates-fields.tsx';
import { ReminderFields } from './reminder-fields.tsx';
import { SpecialDaysFields } from './special-days-fields.tsx';

const toSettings = (json: unknown) => storedSettingsSchema.parse(json);

/** The settings as one form. */
export function SettingsForm({ stored }: { stored: StoredSettings }) {
  const form = useDeskForm({
    schema: businessSettingsSchema,
    stored: storedOf(stored),
    draft: 'settings',
    send: (settings, { on: { updatedAt } }) =>
      deskRequest(deskApiPaths.settings, toSettings, { method: 'PUT', body: { ...settings, updatedAt } }),
    storedOf,
    onSent: () => void showToast({ title: 'Settings saved' }),
  });
  return (
    <DeskForm form={form} action="Save settings" acting="Saving" className="grid gap-6">
      <SpecialDaysFields form={form} />
      <BookingRulesFields form={form} />
      <LaborRatesFields form={form} />
      <PriceRatesFields form={form} />
      <ReminderFields form={form} />
      <NotificationFields form={form} />
    </DeskForm>
  );
}

function storedOf({ id: _, updatedAt, ...values }: StoredSettings): Stored<BusinessSettings> {
  return { values, updatedAt: updatedAt ?? null };
}
