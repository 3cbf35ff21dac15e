/**
 * Where a log-out that the server has not heard of is noted: the session cookie is HttpOnly, so that only the server can
 * clear it. The note holds nothing of the client.
 */
export const pendingLogoutKey = 'logout-pending';
