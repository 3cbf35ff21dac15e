import { notifiedRoles } from '@welding/domain/entities/push';
import { sendDeskPushDevice } from '#desk/session/desk-push-sender.ts';
import type { DeskPerson } from '#desk/session/desk-session.ts';
import { PushCard } from '#pwa/push/push-card.tsx';

const ofEverything =
  'This device can tell you of new requests, of visits to confirm and those that a client moved or cancelled, of payments and of mails that did not arrive, also while the desk is closed.';
const ofOwnVisits =
  'This device can tell you when a visit of yours is new, moved or cancelled, also while the desk is closed.';

/** The notifications of this device: of whoever answers requests and looks after the money, or of a welder's own visits. */
export function DeskNotifications({ person }: { person: DeskPerson }) {
  return (
    <PushCard
      reason={notifiedRoles.includes(person.role) ? ofEverything : ofOwnVisits}
      send={sendDeskPushDevice}
    />
  );
}
