/** Where a kept session is noted, so that the next opening goes straight to the portal. */
export const sessionMarkerKey = 'portal-session';
