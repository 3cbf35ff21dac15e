import { Bell } from 'lucide-react';
import { CheckboxField } from '#desk/ui/form/checkbox-field.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import type { SettingsPartProps } from './settings-part-props.ts';
import { settingsTexts } from './settings-texts.ts';

/** What notifications may say, on the devices of staff and of clients. */
export function NotificationFields({ form }: SettingsPartProps) {
  return (
    <Panel title={settingsTexts().notifications} icon={Bell}>
      <p>{settingsTexts().notificationsOnLockedScreen}</p>
      <CheckboxField form={form} name="notifications.showNames" label={settingsTexts().showNames} />
    </Panel>
  );
}
