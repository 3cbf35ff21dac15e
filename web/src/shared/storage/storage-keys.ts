/** The prefix of our storage keys and caches that hold client data. */
export const clientDataPrefix = 'portal-';

/** Exists while a session is kept. Without it the worker keeps no photos. */
export const photoCacheName = `${clientDataPrefix}photos`;

/** Marks a kept session, so that the next visit opens the portal at once. */
export const sessionMarkerKey = 'portal-session';

/** Runs before the first paint, so that the form does not flash for a signed-in client. firebase.json has its hash. */
export const storedSessionScript = `try{if(localStorage.getItem('${sessionMarkerKey}'))document.documentElement.dataset.portal='kept'}catch{}`;

/**
 * Marks a logout that the server has not received. Only the server can clear the HttpOnly cookie. Contains no client data. A
 * cache of the same name tells the worker, which can read no other storage before it responds.
 */
export const pendingLogoutKey = 'logout-pending';

/** The desk's language on this device. Without the desk's prefix, signing out keeps it. */
export const deskLanguageKey = 'language-of-desk';

/** Marks the desk's session, so that the desk opens before Firebase loads, also offline. */
export const deskSessionKey = 'desk-session';
