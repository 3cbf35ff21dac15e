import { notifiedRoles } from '@welding/domain/entities/push';
import { sendDeskPushDevice } from '#desk/session/desk-request.ts';
import type { DeskPerson } from '#desk/session/desk-session.ts';
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
