import { BadgeCheck } from 'lucide-react';
import { TextField } from '#desk/ui/form/text-field.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import type { SettingsPartProps } from './settings-fields.tsx';
import { settingsTexts } from './settings-texts.ts';

export function CredentialFields({ form }: SettingsPartProps) {
  const t = settingsTexts();
  return (
    <Panel title={t.credentials} icon={BadgeCheck}>
      <p>{t.credentialsIntroduction}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField form={form} name="credentials.license" label={t.licenseNumber} empty={null} />
        <TextField
          form={form}
          name="credentials.licenseUntil"
          label={t.licenseUntil}
          type="date"
          empty={null}
        />
        <TextField form={form} name="credentials.insurer" label={t.insurer} empty={null} />
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
