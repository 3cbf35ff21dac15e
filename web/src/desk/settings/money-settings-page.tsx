import { deskApiPaths } from '@welding/domain/api-paths';
import { homeRepairThreshold } from '@welding/domain/money/consent-text';
import {
  defaultMoneySettings,
  moneySettingsId,
  moneySettingsSchema,
  type StoredMoneySettings,
  storedMoneySettingsSchema,
} from '@welding/domain/money/money-settings';
import { formatWholeDollars } from '@welding/domain/values/money';
import { ReceiptText } from 'lucide-react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useDeskDocument } from '#desk/live/use-desk-list.ts';
import { deskRequest } from '#desk/session/desk-request.ts';
import { TemplatesPanel } from '#desk/templates/templates-panel.tsx';
import { DeskForm } from '#desk/ui/desk-form.tsx';
import { DocumentView } from '#desk/ui/desk-list-view.tsx';
import { HistoryPanel } from '#desk/ui/history-panel.tsx';
import type { Stored } from '#shared/form/form-draft.ts';
import { NumberField, readTyped, ShareField } from '#shared/form/number-field.tsx';
import { CheckboxField } from '#shared/form/select-field.tsx';
import { TextField } from '#shared/form/text-field.tsx';
import { type FormFieldProps, useFormField, useTypedText } from '#shared/form/use-form-field.ts';
import { type FormValues, useSavedForm } from '#shared/form/use-saved-form.ts';
import { Field } from '#shared/ui/field.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { deskMoneySettingsTexts } from './settings-texts.ts';

/** The values until the owner first saves. */
const unsaved: StoredMoneySettings = {
  id: moneySettingsId,
  updatedAt: undefined,
  deposit: undefined,
  terms: undefined,
  ...defaultMoneySettings,
};

/** The defaults of estimates and invoices. */
export function MoneySettingsPage() {
  const stored = useDeskDocument('settings', moneySettingsId, storedMoneySettingsSchema);
  return (
    <div className="grid gap-6">
      <DocumentView
        document={stored}
        noun={deskMoneySettingsTexts().nounSettings}
        missing={<MoneySettingsForm stored={unsaved} />}
      >
        {(item) => <MoneySettingsForm stored={item} />}
      </DocumentView>
      <TemplatesPanel />
      <HistoryPanel field="entityId" id={moneySettingsId} />
    </div>
  );
}

const toSettings = (json: unknown) => storedMoneySettingsSchema.parse(json);

function MoneySettingsForm({ stored }: { stored: StoredMoneySettings }) {
  const t = deskMoneySettingsTexts();
  const form = useSavedForm({
    schema: moneySettingsSchema,
    stored: storedOf(stored),
    draft: 'money-settings',
    send: (settings, { on: { updatedAt } }) =>
      deskRequest(deskApiPaths.moneySettings, toSettings, {
        method: 'PUT',
        body: { ...settings, updatedAt },
      }),
    storedOf,
    onSent: () => void showToast({ title: t.settingsSaved }),
  });
  return (
    <DeskForm form={form} action={t.saveSettings} acting={t.saving} className="grid gap-5">
      <Panel title={t.estimatesAndInvoices} icon={ReceiptText}>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] gap-x-5 gap-y-4">
          <NumberField form={form} name="taxRate" label={t.salesTax} hint={t.salesTaxHint} empty={0} />
          <ShareField form={form} name="deposit" hint={t.depositHint} />
          <NumberField form={form} name="validDays" label={t.validDays} hint={t.fromDayWritten} />
          <NumberField form={form} name="dueDays" label={t.dueDays} hint={t.fromDayWritten} />
          <DaysField form={form} name="reminderDays" label={t.reminderDays} hint={t.reminderDaysHint} />
          <DaysField form={form} name="followUpDays" label={t.followUpDays} hint={t.followUpDaysHint} />
          <CheckboxField
            form={form}
            name="homeRepairNotice"
            label={t.homeRepairNotice}
            hint={t.homeRepairNoticeHint(formatWholeDollars(homeRepairThreshold))}
          />
          <CheckboxField
            form={form}
            name="papersNeedCode"
            label={t.codeForPapers}
            hint={t.codeForPapersHint}
          />
          <TextField
            form={form}
            name="terms"
            hint={t.termsHint}
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

function DaysField<Values extends FieldValues, Name extends FieldPath<Values>>({
  hint,
  ...named
}: Pick<FormFieldProps<Values, Name>, 'form' | 'name' | 'label' | 'hint'>) {
  const { value, onChange, input, error, label } = useFormField(named, daysText);
  const text = useTypedText(value, onChange, { read: readDays, show: daysText });
  return (
    <Field label={label} hint={hint} error={error} isQuiet>
      {(control) => (
        <input {...control} {...input} {...text} className="input tabular-nums" autoComplete="off" />
      )}
    </Field>
  );
}

function readDays(text: string): (number | string | undefined)[] {
  return text
    .split(/[,\s]+/)
    .filter(Boolean)
    .map(readTyped);
}

function daysText(days: unknown): string {
  return Array.isArray(days) ? days.join(', ') : '';
}
