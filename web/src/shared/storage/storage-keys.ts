/** Keys of ours in storage, and names of our caches, that hold anything of a client begin with this. */
export const clientDataPrefix = 'portal-';

/** Photos of a kept session: while there is no such cache, the worker keeps none. */
export const photoCacheName = `${clientDataPrefix}photos`;

/** Where a kept session is noted, so that the next opening goes straight to the portal. */
export const sessionMarkerKey = 'portal-session';

/**
 * Where a log-out that the server has not heard of is noted: the session cookie is HttpOnly, so that only the server can
 * clear it. The note holds nothing of the client. A cache of this name tells it to the worker, which has no other storage
 * that it can look at before it lets a request through.
 */
export const pendingLogoutKey = 'logout-pending';

/** The desk's language on this device. Its name lacks the desk's prefix, so signing out keeps it. */
export const deskLanguageKey = 'language-of-desk';

/** Where the desk's session is noted, so that the desk opens from the device before Firebase is there, also without a signal. */
export const deskSessionKey = 'desk-session';
