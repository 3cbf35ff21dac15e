import { notifiedRoles } from '@welding/domain/entities/push';
import type { DeskPerson } from '#desk/session/desk-session.ts';
import { sendDeskPushDevice } from '#desk/session/send-desk-push-device.ts';
import { PushCard } from '#pwa/push/push-card.tsx';
import { todayTexts } from './today-texts.ts';

const ofEverything = todayTexts().ofEverything;
const ofOwnVisits = todayTexts().ofOwnVisits;

/** Notifications on this device: requests and money, or a welder's own visits. */
export function DeskNotifications({ person }: { person: DeskPerson }) {
  return (
    <PushCard
      reason={notifiedRoles.includes(person.role) ? ofEverything : ofOwnVisits}
      send={sendDeskPushDevice}
    />
  );
}
