import { deskApiPaths } from '@welding/domain/api-paths';
import { type InTheWay, inTheWayHeader, readInTheWay } from '@welding/domain/booking/headers';
import {
  type BusinessSettings,
  businessSettingsSchema,
  type StoredSettings,
  storedSettingsSchema,
} from '@welding/domain/business/settings';
import { BadgeCheck, Bell, Star } from 'lucide-react';
import { useState } from 'react';
import { deskRequest } from '#desk/session/desk-request.ts';
import { DeskForm } from '#desk/ui/desk-form.tsx';
import { InTheWayNotice } from '#desk/ui/in-the-way-notice.tsx';
import type { Stored } from '#shared/form/form-draft.ts';
import { CheckboxField } from '#shared/form/select-field.tsx';
import { TextField } from '#shared/form/text-field.tsx';
import { useSavedForm } from '#shared/form/use-saved-form.ts';
import { Panel } from '#shared/ui/panel.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { PriceRatesFields } from './price-rates-fields.tsx';
import {
  BookingRulesFields,
  LaborRatesFields,
  ReminderFields,
  type SettingsPartProps,
  SpecialDaysFields,
} from './settings-fields.tsx';
import { deskSettingsTexts } from './settings-texts.ts';

const toSaved = (json: unknown, headers: Headers) => ({
  settings: storedSettingsSchema.parse(json),
  inTheWay: readInTheWay(headers.get(inTheWayHeader)) ?? [],
});

export function SettingsForm({ stored }: { stored: StoredSettings }) {
  const t = deskSettingsTexts();
  const [inTheWay, setInTheWay] = useState<readonly InTheWay[]>([]);
  const form = useSavedForm({
    schema: businessSettingsSchema,
    stored: storedOf(stored),
    draft: 'settings',
    send: (settings, { on: { updatedAt } }) =>
      deskRequest(deskApiPaths.settings, toSaved, { method: 'PUT', body: { ...settings, updatedAt } }),
    storedOf: (saved) => storedOf(saved.settings),
    onSent: (saved) => {
      setInTheWay(saved.inTheWay);
      void showToast({ title: t.settingsSaved });
    },
  });
  return (
    <div className="grid gap-6">
      <DeskForm form={form} action={t.saveSettings} acting={t.saving} className="grid gap-6">
        <SpecialDaysFields form={form} />
        <BookingRulesFields form={form} />
        <LaborRatesFields form={form} />
        <PriceRatesFields form={form} />
        <ReminderFields form={form} />
        <NotificationFields form={form} />
        <CredentialFields form={form} />
        <ReviewFields form={form} />
      </DeskForm>
      <div role="alert" className="grid gap-3 empty:hidden">
        {inTheWay.length > 0 && <p className="font-semibold">{t.visitsOnClosedDay}</p>}
        {inTheWay.length > 0 && <InTheWayNotice entries={inTheWay} />}
      </div>
    </div>
  );
}

function storedOf({ id: _, updatedAt, ...values }: StoredSettings): Stored<BusinessSettings> {
  return { values, updatedAt: updatedAt ?? null };
}

function ReviewFields({ form }: SettingsPartProps) {
  const t = deskSettingsTexts();
  return (
    <Panel title={t.reviews} icon={Star}>
      <p>{t.reviewsIntroduction}</p>
      <TextField
        form={form}
        name="reviewLink"
        label={t.reviewLink}
        hint={t.reviewLinkHint}
        inputMode="url"
        empty={null}
      />
    </Panel>
  );
}

function NotificationFields({ form }: SettingsPartProps) {
  const t = deskSettingsTexts();
  return (
    <Panel title={t.notifications} icon={Bell}>
      <p>{t.notificationsOnLockedScreen}</p>
      <CheckboxField form={form} name="notifications.showNames" label={t.showNames} />
    </Panel>
  );
}

function CredentialFields({ form }: SettingsPartProps) {
  const t = deskSettingsTexts();
  return (
    <Panel title={t.credentials} icon={BadgeCheck}>
      <p>{t.credentialsIntroduction}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField form={form} name="credentials.license" empty={null} />
        <TextField
          form={form}
          name="credentials.licenseUntil"
          label={t.licenseUntil}
          type="date"
          empty={null}
        />
        <TextField form={form} name="credentials.insurer" empty={null} />
        <TextField
          form={form}
          name="credentials.insuredUntil"
          label={t.insuredUntil}
          type="date"
          empty={null}
        />
      </div>
    </Panel>
  );
}
