import { deskSessionKey } from '#shared/storage/storage-keys.ts';
import { adoptStoredDeskSession, deskSession, storedDeskPerson } from './desk-session.ts';
import { eraseDeskLeftovers, leaveDesk } from './leave-desk.ts';
import { leaveTexts } from './leave-texts.ts';

/** Signing in or out in one tab does so in all. */
export function syncDeskSessionAcrossTabs(): void {
  if (deskSession().phase === 'signed-out') eraseDeskLeftovers();
  addEventListener('storage', ({ key }) => {
    if (key === null || key === deskSessionKey) followDevice();
  });
}

function followDevice(): void {
  const session = deskSession();
  const stored = storedDeskPerson();
  if (session.phase === 'signed-out' && stored) adoptStoredDeskSession();
  if (session.phase !== 'signed-in') return;
  if (!stored) leaveDesk(leaveTexts().signedOutElsewhere);
  // Another person signed in, so nothing of the previous one may stay in memory.
  else if (stored.id !== session.person.id) location.reload();
  else if (stored.role !== session.person.role || stored.name !== session.person.name)
    adoptStoredDeskSession();
}
