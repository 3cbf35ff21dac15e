import { notifiedRoles } from '@welding/domain/entities/push';
import { sendDeskPushDevice } from '#desk/session/desk-request.ts';
import type { DeskPerson } from '#desk/session/desk-session.ts';
import { signOutEverywhereTexts } from '#desk/session/sign-in-texts.ts';
import { SignOutEverywhere } from '#desk/ui/sign-out-everywhere.tsx';
import { PushCard } from '#pwa/push/push-card.tsx';
import { OwnEmails } from './own-emails.tsx';
import { todayTexts } from './today-texts.ts';

const ofEverything = todayTexts().ofEverything;
const ofOwnVisits = todayTexts().ofOwnVisits;

/** Notifications on this device, emails to owner and office, and signing out on all devices. */
export function OwnDevices({ person }: { person: DeskPerson }) {
  const isNotified = notifiedRoles.some((role) => role === person.role);
  return (
    <>
      <PushCard reason={isNotified ? ofEverything : ofOwnVisits} send={sendDeskPushDevice} />
      {isNotified && <OwnEmails personId={person.id} />}
      <SignOutEverywhere person={person} label={signOutEverywhereTexts().lostDevice} />
    </>
  );
}
