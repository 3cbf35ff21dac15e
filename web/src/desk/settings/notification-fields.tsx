import { Bell } from 'lucide-react';
import { CheckboxField } from '#desk/ui/form/checkbox-field.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import type { SettingsPartProps } from './settings-part-props.ts';

/** What notifications may say, on the devices of staff and of clients. */
export function NotificationFields({ form }: SettingsPartProps) {
  return (
    <Panel title="Notifications" icon={Bell}>
      <p>
        Phones show notifications on the locked screen. Without names they say what happened, and a tap opens
        who it is about.
      </p>
      <CheckboxField form={form} name="notifications.showNames" label="Show names in notifications" />
    </Panel>
  );
}
