import { notifiedRoles } from '@welding/domain/entities/push';
import { sendDeskPushDevice } from '#desk/session/desk-request.ts';
import type { DeskPerson } from '#desk/session/desk-session.ts';
import { signOutEverywhereTexts } from '#desk/session/sign-in-texts.ts';
import { SignOutEverywhere } from '#desk/ui/sign-out-everywhere.tsx';
import { PushCard } from '#pwa/push/push-card.tsx';
import { todayTexts } from './today-texts.ts';

const ofEverything = todayTexts().ofEverything;
const ofOwnVisits = todayTexts().ofOwnVisits;

/** Notifications on this device, of requests and money or a welder's own visits, and signing out on all devices. */
export function OwnDevices({ person }: { person: DeskPerson }) {
  return (
    <>
      <PushCard
        reason={notifiedRoles.some((role) => role === person.role) ? ofEverything : ofOwnVisits}
        send={sendDeskPushDevice}
      />
      <SignOutEverywhere person={person} label={signOutEverywhereTexts().lostDevice} />
    </>
  );
}
