import { deskApiPaths } from '@welding/domain/api-paths';
import { homeRepairThreshold } from '@welding/domain/money/home-repair';
import {
  moneySettingsSchema,
  type StoredMoneySettings,
  storedMoneySettingsSchema,
} from '@welding/domain/money/money-settings';
import { formatWholeDollars } from '@welding/domain/values/money';
import { ReceiptText } from 'lucide-react';
import { deskRequest } from '#desk/session/desk-request.ts';
import { CheckboxField } from '#desk/ui/form/checkbox-field.tsx';
import { DeskForm } from '#desk/ui/form/desk-form.tsx';
import type { Stored } from '#desk/ui/form/form-draft.ts';
import { NumberField } from '#desk/ui/form/number-field.tsx';
import { ShareField } from '#desk/ui/form/share-field.tsx';
import { TextField } from '#desk/ui/form/text-field.tsx';
import { type FormValues, useDeskForm } from '#desk/ui/form/use-desk-form.ts';
import { Panel } from '#shared/ui/panel.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { moneySettingsTexts } from './money-settings-texts.ts';
import { ReminderDaysField } from './reminder-days-field.tsx';

const toSettings = (json: unknown) => storedMoneySettingsSchema.parse(json);

/** What estimates and invoices begin with. */
export function MoneySettingsForm({ stored }: { stored: StoredMoneySettings }) {
  const form = useDeskForm({
    schema: moneySettingsSchema,
    stored: storedOf(stored),
    draft: 'money-settings',
    send: (settings, { on: { updatedAt } }) =>
      deskRequest(deskApiPaths.moneySettings, toSettings, {
        method: 'PUT',
        body: { ...settings, updatedAt },
      }),
    storedOf,
    onSent: () => void showToast({ title: moneySettingsTexts().settingsSaved }),
  });
  return (
    <DeskForm
      form={form}
      action={moneySettingsTexts().saveSettings}
      acting={moneySettingsTexts().saving}
      className="grid gap-5"
    >
      <Panel title={moneySettingsTexts().estimatesAndInvoices} icon={ReceiptText}>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] gap-x-5 gap-y-4">
          <NumberField
            form={form}
            name="taxRate"
            label={moneySettingsTexts().salesTax}
            hint={moneySettingsTexts().salesTaxHint}
            empty={0}
          />
          <ShareField
            form={form}
            name="deposit"
            label={moneySettingsTexts().deposit}
            hint={moneySettingsTexts().depositHint}
          />
          <NumberField
            form={form}
            name="validDays"
            label={moneySettingsTexts().validDays}
            hint={moneySettingsTexts().fromDayWritten}
          />
          <NumberField
            form={form}
            name="dueDays"
            label={moneySettingsTexts().dueDays}
            hint={moneySettingsTexts().fromDayWritten}
          />
          <ReminderDaysField form={form} name="reminderDays" />
          <CheckboxField
            form={form}
            name="homeRepairNotice"
            label={moneySettingsTexts().homeRepairNotice}
            hint={moneySettingsTexts().homeRepairNoticeHint(formatWholeDollars(homeRepairThreshold))}
          />
          <CheckboxField
            form={form}
            name="papersNeedCode"
            label={moneySettingsTexts().codeForPapers}
            hint={moneySettingsTexts().codeForPapersHint}
          />
          <TextField
            form={form}
            name="terms"
            label={moneySettingsTexts().terms}
            hint={moneySettingsTexts().termsHint}
            rows={5}
            maxLength={5000}
            className="col-span-full"
          />
        </div>
      </Panel>
    </DeskForm>
  );
}

function storedOf({
  id: _,
  updatedAt,
  ...settings
}: StoredMoneySettings): Stored<FormValues<typeof moneySettingsSchema>> {
  const { deposit, terms = '', papersNeedCode = false } = settings;
  return { values: { ...settings, deposit, terms, papersNeedCode }, updatedAt: updatedAt ?? null };
}
