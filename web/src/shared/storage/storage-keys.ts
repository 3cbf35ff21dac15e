/** Keys of ours in storage, and names of our caches, that hold anything of a client begin with this. */
export const clientDataPrefix = 'portal-';

/** Where a kept session is noted, so that the next opening goes straight to the portal. */
export const sessionMarkerKey = 'portal-session';

/**
 * Where a log-out that the server has not heard of is noted: the session cookie is HttpOnly, so that only the server can
 * clear it. The note holds nothing of the client.
 */
export const pendingLogoutKey = 'logout-pending';
