import { notifiedRoles } from '@welding/domain/entities/push';
import type { DeskPerson } from '#desk/session/desk-session.ts';
import { sendDeskPushDevice } from '#desk/session/send-desk-push-device.ts';
import { PushCard } from '#pwa/push/push-card.tsx';
import { todayTexts } from './today-texts.ts';

const ofEverything = todayTexts().ofEverything;
const ofOwnVisits = todayTexts().ofOwnVisits;

/** The notifications of this device: of whoever answers requests and looks after the money, or of a welder's own visits. */
export function DeskNotifications({ person }: { person: DeskPerson }) {
  return (
    <PushCard
      reason={notifiedRoles.includes(person.role) ? ofEverything : ofOwnVisits}
      send={sendDeskPushDevice}
    />
  );
}
