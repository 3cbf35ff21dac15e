import { currentSession, subscribeToSession } from '#shared/session/portal-session.ts';
import type { BookingValues } from './booking-values.ts';

/** What a client has typed into the booking form. In memory only: it leaves nothing on the device. */
let draft: { clientId: string; values: BookingValues } | null = null;

subscribeToSession(() => {
  if (currentSession().phase === 'signing-out') draft = null;
});

/** Keeps what was typed, for when the form is left: by a link, or because the session ended. Not at a log-out. */
export function saveBookingDraft(clientId: string, values: BookingValues): void {
  if (currentSession().phase !== 'signing-out') draft = { clientId, values };
}

/** What this client typed earlier. Another client's draft is forgotten. */
export function takeBookingDraft(clientId: string): BookingValues | null {
  if (draft?.clientId !== clientId) draft = null;
  return draft?.values ?? null;
}
