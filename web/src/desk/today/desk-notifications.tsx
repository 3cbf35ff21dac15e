import { sendDeskPushDevice } from '#desk/session/desk-push-sender.ts';
import { PushCard } from '#pwa/push/push-card.tsx';

/** The notifications of whoever answers requests and looks after the money, on this device. */
export function DeskNotifications() {
  return (
    <PushCard
      reason="This device can tell you of new requests, of visits to confirm and those that a client moved or cancelled, of payments and of mails that did not arrive, also while the desk is closed."
      send={sendDeskPushDevice}
    />
  );
}
