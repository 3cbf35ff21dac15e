import type { BusinessSettings } from '@welding/domain/business/settings';
import { Bell } from 'lucide-react';
import { Panel } from '#shared/ui/panel.tsx';

type Notifications = BusinessSettings['notifications'];
type NotificationFieldsProps = {
  notifications: Notifications;
  onChange: (notifications: Notifications) => void;
};

/** What notifications may say, on the devices of staff and of clients. */
export function NotificationFields({ notifications, onChange }: NotificationFieldsProps) {
  return (
    <Panel title="Notifications" icon={Bell}>
      <p>
        Phones show notifications on the locked screen. Without names they say what happened, and a tap opens
        who it is about.
      </p>
      <label className="flex min-h-12 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          className="checkbox"
          checked={notifications.showNames}
          onChange={({ target }) => onChange({ ...notifications, showNames: target.checked })}
        />
        Show names in notifications
      </label>
    </Panel>
  );
}
